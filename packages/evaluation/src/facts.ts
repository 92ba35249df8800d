import { isKind } from '@vitae/domain';
import { otherLanguageOf } from './text/language-recognised.ts';
import { mostLines } from './text/lines.ts';
import { canBeIn } from './text/written-in.ts';
import type { EvaluationInput, Passage } from './input.ts';
import { letterFacts, type LetterFacts } from './letter/letter-facts.ts';
import { resumeFacts, type ResumeFacts } from './resume/resume-facts.ts';

/** What checks of both kinds know about a document. */
export interface CommonFacts {
  input: EvaluationInput;
  /** Language subtag: `en`, also for `en-GB`; `und` if the text is clearly in another one. */
  language: string;
  /** All text that the document shows, field by field, in reading order; no dates, which a program words. */
  texts: readonly Passage[];
}

export type Facts = ResumeFacts | LetterFacts;

/** Works out once what the checks of a document look at. */
export function factsOf(input: EvaluationInput): Facts {
  const named = languageOf(input);
  const facts = factsIn(named, input);
  const prose = (facts.kind === 'resume' ? facts.sentences : facts.paragraphs).map(({ text }) => text).join('\n');
  return canBeIn(named, prose) ? facts : { ...facts, language: 'und' };
}

/** The language that is named, or that a file is written in: the importer knows those alone in which documents have headings. */
function languageOf({ language, document, origin, lines = [] }: EvaluationInput): string {
  const named = (language ?? document.locale).split('-')[0] ?? 'en';
  const isGuess = origin === 'uploaded' && language === undefined;
  return (isGuess ? otherLanguageOf(lines.slice(0, mostLines).join('\n'), named) : null) ?? named;
}

function factsIn(language: string, input: EvaluationInput): Facts {
  if (isKind('resume', input.document)) return resumeFacts(input.document, input, language);
  if (isKind('coverletter', input.document)) return letterFacts(input.document, input, language);
  throw new TypeError('There is no evaluation of this kind of document');
}
