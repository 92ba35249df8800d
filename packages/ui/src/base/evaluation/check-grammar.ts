import type { AnyDocument } from '@vitae/domain';
import {
  checkGrammarInWorker,
  grammarOf,
  hasGrammar,
  notesSchema,
  textsToCheck,
  type GrammarNotes,
} from '@vitae/grammar/client';
import type { EvaluationInput } from '@vitae/importer/client';
import type { DocumentStore } from '@vitae/store';

/** A module of its own, so that no page has the checker that does not ask for it. */
const createWorker = (): Worker =>
  new Worker(new URL('./grammar-worker.ts', import.meta.url), { type: 'module', name: 'grammar' });

type Options = Parameters<typeof checkGrammarInWorker>[2];

/**
 * What is known of the grammar of a document after its texts that were not checked yet are; nothing of texts that it no
 * longer has.
 * @throws {GrammarError}
 */
export async function checkGrammar(
  document: AnyDocument,
  known: GrammarNotes,
  options: Options = {},
): Promise<GrammarNotes> {
  const found = await checkGrammarInWorker(createWorker, textsToCheck(document, known), options);
  const current = new Set(textsToCheck(document, {}));
  return Object.fromEntries(Object.entries({ ...known, ...found }).filter(([text]) => current.has(text)));
}

/** Mistakes for the evaluation of a document; absent if nobody asked, or for what has changed since. */
export function knownGrammar(document: AnyDocument, notes: GrammarNotes): Pick<EvaluationInput, 'ungrammatical'> {
  const isAsked = hasGrammar(document.locale) && Object.keys(notes).length > 0;
  const ungrammatical = isAsked ? grammarOf(document, notes) : null;
  return ungrammatical ? { ungrammatical } : {};
}

const keyOf = (document: string): string => `evaluation-grammar:${document}`;

/** The most that a value of the store takes on the desktop is 256 KB. */
const mostCharacters = 200_000;

/** What was found in the texts of a document when somebody asked, on this device. */
export async function keptGrammar(shelf: Pick<DocumentStore, 'getMeta'>, document: string): Promise<GrammarNotes> {
  return notesSchema.safeParse(await shelf.getMeta(keyOf(document))).data ?? {};
}

/** Keeps what was found in the texts of a document, by text: what changes in it is not checked any more. */
export async function keepGrammar(
  shelf: Pick<DocumentStore, 'setMeta'>,
  document: string,
  notes: GrammarNotes,
): Promise<void> {
  await shelf.setMeta(keyOf(document), JSON.stringify(notes).length <= mostCharacters ? notes : null);
}
