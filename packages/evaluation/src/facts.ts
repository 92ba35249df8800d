import { isKind } from '@vitae/domain';
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
  const named = (input.language ?? input.document.locale).split('-')[0] ?? 'en';
  const facts = factsIn(named, input);
  const prose = (facts.kind === 'resume' ? facts.sentences : facts.paragraphs).map(({ text }) => text).join('\n');
  return canBeIn(named, prose) ? facts : { ...facts, language: 'und' };
}

function factsIn(language: string, input: EvaluationInput): Facts {
  if (isKind('resume', input.document)) return resumeFacts(input.document, input, language);
  if (isKind('coverletter', input.document)) return letterFacts(input.document, input, language);
  throw new TypeError('There is no evaluation of this kind of document');
}
