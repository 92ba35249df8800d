import { isKind } from '@vitae/domain';
import type { EvaluationInput, Passage } from './input.ts';
import { letterFacts, type LetterFacts } from './letter/letter-facts.ts';
import { resumeFacts, type ResumeFacts } from './resume/resume-facts.ts';

/** What checks of both kinds know about a document. */
export interface CommonFacts {
  input: EvaluationInput;
  /** Language subtag: `en`, also for `en-GB`. */
  language: string;
  /** All text that the document shows, field by field, in reading order; no dates, which a program words. */
  texts: readonly Passage[];
}

export type Facts = ResumeFacts | LetterFacts;

/** Works out once what the checks of a document look at. */
export function factsOf(input: EvaluationInput): Facts {
  const language = (input.language ?? input.document.locale).split('-')[0] ?? 'en';
  if (isKind('resume', input.document)) return resumeFacts(input.document, input, language);
  if (isKind('coverletter', input.document)) return letterFacts(input.document, input, language);
  throw new TypeError('There is no evaluation of this kind of document');
}
