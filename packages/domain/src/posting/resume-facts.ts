import type { Resume } from '../resume.ts';
import { resumeView, type ViewEntry, type ViewSection } from '../view.ts';
import { sentencesIn } from '../word-runs.ts';

/** Something that a resume says about its person. */
export interface ResumeFact {
  /** Names it among the facts of its resume. */
  id: string;
  text: string;
  /** The entry that says it: "Operations manager, Northwind Traders". */
  source: string;
  /** A result with a number, a sentence without one, or only the name of a role, a degree or skills. */
  kind: 'result' | 'statement' | 'name';
}

/** A number that is not a year. */
const MEASURE = /\d+\s*(?:%|‰)|(?<![\p{L}\d])(?!(?:19|20)\d\d(?!\d|[.,]\d))\d/u;

/** What a resume says, in its order: the sentences and bullets of its entries, and the entries' names. */
export const resumeFacts = (resume: Resume): ResumeFact[] =>
  resumeView(resume)
    // References are other people; hobbies answer nothing.
    .sections.filter(({ kind, key }) => kind !== 'contacts' && key !== 'hobbies')
    .flatMap((section) => section.entries.flatMap((entry) => factsOf(entry, section, resume.locale)));

function factsOf(entry: ViewEntry, section: ViewSection, locale: string): ResumeFact[] {
  const name = joined(entry.title.text, entry.subtitle.text);
  const source = name || section.heading.text;
  const id = entry.path || section.key;
  const texts = entry.body.blocks.flatMap(({ kind, spans }) => {
    const text = spans.map((span) => span.text).join('');
    return kind === 'paragraph' ? sentencesIn(text, locale) : [text.trim()];
  });
  const stated = texts
    .filter((text) => text !== '')
    .map((text, at): ResumeFact => {
      return { id: `${id} ${at}`, text, source, kind: MEASURE.test(text) ? 'result' : 'statement' };
    });
  const named = entry.tags.text ? joined(name, entry.tags.text, ': ') : joined(name, entry.dates.text);
  return [
    ...stated,
    ...(named ? [{ id, text: named, source: section.heading.text, kind: 'name' as const }] : []),
    ...entry.roles.flatMap((role) => factsOf(role, section, locale)),
  ];
}

const joined = (first: string, second: string, by = ', '): string => [first, second].filter(Boolean).join(by);
