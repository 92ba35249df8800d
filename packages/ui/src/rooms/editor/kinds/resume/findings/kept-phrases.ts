import { allPhrases, type Phrase } from '@vitae/samples';

/** A made-up fact of a suggestion, with the words around it. */
interface MadeUp {
  fact: string;
  around: string;
}

/** How many words on either side of a fact tell that a text took it from a suggestion. */
const NEIGHBOURS = 3;

let madeUp: readonly MadeUp[] | undefined;

/** Fetches the suggestions for all jobs, so that `keptFacts` knows them. Rejects if they cannot be fetched. */
export async function loadKeptPhrases(): Promise<void> {
  madeUp ??= (await allPhrases()).flatMap(factsOf);
}

/** What was found in texts: a key changes one of them, and each is asked about several times. */
const known = new Map<string, readonly string[]>();
const mostKnown = 500;

/** The made-up facts of suggestions that a text still contains; none before `loadKeptPhrases` is done. */
export function keptFacts(markdown: string): readonly string[] {
  if (!madeUp) return [];
  const before = known.get(markdown);
  if (before) return before;
  const text = plain(markdown);
  const found = [...new Set(madeUp.filter(({ around }) => text.includes(around)).map(({ fact }) => fact))];
  if (known.size >= mostKnown) known.clear();
  known.set(markdown, found);
  return found;
}

function factsOf({ text, adapt = [] }: Phrase): MadeUp[] {
  return adapt.map((fact) => {
    const at = text.indexOf(fact);
    const before = text.slice(0, at).match(/\S+/gu) ?? [];
    const [rest = '', ...after] = text.slice(at + fact.length).match(/^\S*|\S+/gu) ?? [];
    const words = [...before.slice(-NEIGHBOURS), fact + rest, ...after.slice(0, NEIGHBOURS)];
    return { fact, around: plain(words.join(' ')).replace(/[.,;:]$/u, '') };
  });
}

/** Text without marks, in single spaces. */
const plain = (markdown: string): string =>
  markdown
    .replace(/[*_\\]/gu, '')
    .replace(/\s+/gu, ' ')
    .toLowerCase();
