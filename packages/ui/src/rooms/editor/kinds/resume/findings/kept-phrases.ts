import { loadPhrases, phrasedTitles, type Phrase } from '@vitae/samples';

/** A made-up fact of a suggestion, with the words around it. */
interface MadeUp {
  fact: string;
  around: string;
}

/** How many words on either side of a fact tell that a text took it from a suggestion. */
const NEIGHBOURS = 3;

/**
 * The made-up facts by a word that each text with them contains, the rarest that there is: of thousands, a text is then
 * compared with a handful. `''` has those without a whole word inside.
 */
type FactsByWord = ReadonlyMap<string, readonly MadeUp[]>;

let factsByWord: FactsByWord | undefined;
let loading: Promise<FactsByWord> | undefined;

/** Fetches the suggestions for all jobs, so that `keptFacts` knows them. Rejects if they cannot be fetched. */
export async function loadKeptPhrases(): Promise<void> {
  if (factsByWord) return;
  loading ??= loadFacts();
  try {
    factsByWord = await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** One job after another, with a pause between: somebody may be typing. */
async function loadFacts(): Promise<FactsByWord> {
  const files = await Promise.all(phrasedTitles.map(({ slug }) => loadPhrases(slug)));
  const facts: MadeUp[] = [];
  const timesOf = new Map<string, number>();
  for (const phrases of files) {
    for (const made of phrases.flatMap(factsOf)) {
      facts.push(made);
      for (const word of wordsInside(made)) timesOf.set(word, (timesOf.get(word) ?? 0) + 1);
    }
    await pause();
  }
  const found = new Map<string, MadeUp[]>();
  for (const [index, made] of facts.entries()) {
    if (index % atOnce === 0) await pause();
    const [rarest = ''] = wordsInside(made).toSorted((a, b) => (timesOf.get(a) ?? 0) - (timesOf.get(b) ?? 0));
    const others = found.get(rarest);
    if (others) others.push(made);
    else found.set(rarest, [made]);
  }
  return found;
}

/** Facts that are sorted in one task: about a millisecond. */
const atOnce = 200;
const pause = () => new Promise<void>((done) => setTimeout(done));

/** The words that a text with the fact has as they are; those at the ends may be parts of longer ones. */
const wordsInside = ({ around }: MadeUp): string[] => around.split(' ').slice(1, -1);

/** What was found in texts: a key changes one of them, and each is asked about several times. */
const known = new Map<string, readonly string[]>();
const mostKnown = 500;

/** The made-up facts of suggestions that a text still contains; none before `loadKeptPhrases` is done. */
export function keptFacts(markdown: string): readonly string[] {
  if (!factsByWord) return [];
  const before = known.get(markdown);
  if (before) return before;
  const text = plain(markdown);
  const possible = ['', ...new Set(text.split(' '))].flatMap((word) => factsByWord?.get(word) ?? []);
  const kept = possible
    .filter(({ around }) => text.includes(around))
    .map((made) => ({ at: placeOf(made, text), made }));
  const found = [...new Set(kept.toSorted((a, b) => a.at - b.at).map(({ made }) => made.fact))];
  if (known.size >= mostKnown) known.clear();
  known.set(markdown, found);
  return found;
}

const placeOf = ({ fact, around }: MadeUp, text: string) => text.indexOf(around) + around.indexOf(plain(fact));

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
