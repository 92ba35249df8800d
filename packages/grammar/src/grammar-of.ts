import type { AnyDocument } from '@vitae/domain';
import { textsOf, type FieldText } from '@vitae/spelling/texts';
import type { GrammarNote } from './notes.ts';

/** What was found in each text that was checked, by the text: a text that changes is not checked any more. */
export type GrammarNotes = Readonly<Record<string, readonly GrammarNote[]>>;

/** A mistake, and the field that it is in: what the checks of grammar look at. */
export type Ungrammatical = FieldText & Pick<GrammarNote, 'instead'>;

/** How many texts are checked, and how long each is; a document has fewer. */
const most = { texts: 1_000, letters: 20_000 };
/** Shorter names are words, too. */
const shortestName = 3;

/** Whether there is a grammar checker for a language tag: for English. */
export const hasGrammar = (language: string): boolean => /^en(?:-|$)/iu.test(language);

const sentencesIn = (prose: readonly FieldText[]): FieldText[] =>
  prose.filter(({ text }) => text.trim() !== '' && text.length <= most.letters).slice(0, most.texts);

/** The texts of a document that nobody has checked yet. */
export function textsToCheck(document: AnyDocument, known: GrammarNotes): string[] {
  const texts = new Set(sentencesIn(textsOf(document).prose).map(({ text }) => text));
  return [...texts].filter((text) => !Object.hasOwn(known, text));
}

/**
 * The mistakes of a document in the texts that were checked; names of people, employers, schools, places, skills and
 * products are none. `null` if a text was not checked and the others have none: nothing can be said then.
 */
export function grammarOf(document: AnyDocument, notes: GrammarNotes): Ungrammatical[] | null {
  const { prose, names } = textsOf(document);
  const sentences = sentencesIn(prose);
  const longer = [...new Set(names.map((name) => name.trim().toLowerCase()))].filter(
    (name) => name.length >= shortestName,
  );
  const found = sentences.flatMap(({ text, path }) =>
    (Object.hasOwn(notes, text) ? (notes[text] ?? []) : [])
      .filter((note) => !touchesName(text.toLowerCase(), note, longer))
      .map(({ text: quoted, instead }) => ({ text: quoted, path, ...(instead !== undefined && { instead }) })),
  );
  const isComplete = sentences.every(({ text }) => Object.hasOwn(notes, text));
  return isComplete || found.length > 0 ? found : null;
}

/** Whether a mistake is in the place of a name, or of a part of it. */
const touchesName = (text: string, { start, end }: GrammarNote, names: readonly string[]): boolean =>
  names.some((name) => {
    for (let at = text.indexOf(name); at >= 0 && at < end; at = text.indexOf(name, at + 1))
      if (at + name.length > start) return true;
    return false;
  });
