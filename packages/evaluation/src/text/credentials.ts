import type { ResumeFacts } from '../resume/resume-facts.ts';
import { mostLines } from './lines.ts';
import { countWords } from './words.ts';

/** A list of so many says what a person can do. */
const fewest = 3;
const mostInHeading = 5;
const HEADING =
  /\b(?:licen[cs]es?|licensure|certifications?|certificates?|credentials|(?:bar|court) admissions?|admissions|registrations?|qualifications|tickets)\b|zertifikate|zertifizierungen|fortbildungen|weiterbildungen|befähigungen|\b(?:habilitations|certificaciones|certificados|licencias|carnets|certificações|licenças)\b/iu;

/**
 * Whether a resume lists licences, certificates or admissions, which stand for skills in regulated trades: an electrician,
 * a nurse or a lawyer is found by them.
 */
export function listsCredentials({
  view,
  input: { origin, lines = [] },
}: Pick<ResumeFacts, 'view' | 'input'>): boolean {
  const entries = view.sections.filter(({ key }) => key === 'certification').flatMap((section) => section.entries);
  if (entries.length >= fewest) return true;
  if (origin === 'ours') return false;
  // The importer may have put them into another section.
  const looked = lines.slice(0, mostLines);
  const at = looked.findIndex((line) => countWords(line) <= mostInHeading && HEADING.test(line) && !/\d/u.test(line));
  const below = looked.slice(at + 1, at + 1 + fewest);
  return at >= 0 && below.length === fewest && below.every((line) => /[\d,–—(]|\p{Lu}{3,}/u.test(line));
}
