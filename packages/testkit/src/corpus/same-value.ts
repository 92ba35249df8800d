/** An entry of any list of a JSON Resume; missing values are empty. */
export type Entry = Record<
  | 'name'
  | 'position'
  | 'organization'
  | 'institution'
  | 'studyType'
  | 'area'
  | 'score'
  | 'title'
  | 'language'
  | 'startDate'
  | 'endDate'
  | 'date'
  | 'releaseDate'
  | 'summary'
  | 'description'
  | 'network'
  | 'username'
  | 'url',
  string
> &
  Record<'highlights' | 'keywords', string[]>;

/** A text without what a page may write differently: case, spaces, punctuation, vowel signs and soft hyphens. */
export const squeeze = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u064B-\u065F\u0670\u0640\u00AD]/g, '')
    .replaceAll(/[^\p{L}\p{N}\p{M}+#]/gu, '')
    .replace(/\+$/u, (sign, at: number, whole: string) => (whole[at - 1] === '+' ? sign : ''));

export const sameText = (a: string, b: string): boolean => squeeze(a) === squeeze(b);

export const startsAlike = (truth: string, found: string): boolean => squeeze(found).startsWith(squeeze(truth));

/** Whether a date that was found equals the written one, at its precision. */
export const sameDate = (truth: string, found: string): boolean => truth !== '' && found.startsWith(truth);

/** How similar two texts are by their pairs of letters, 0–1. */
const dice = (a: string, b: string): number => {
  const [one, two] = [pairsOf(a), pairsOf(b)];
  const left = [...two];
  const both = one.filter((pair) => {
    const at = left.indexOf(pair);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  }).length;
  return one.length + two.length > 0 ? (2 * both) / (one.length + two.length) : 0;
};

const pairsOf = (text: string): string[] => {
  const letters = squeeze(text);
  return letters.length === 1
    ? [letters]
    : Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2));
};

const LEAST = 0.3;

/**
 * Pairs of entries of two lists, the most similar first; one without a partner is paired with an empty entry. `keys`
 * identify an entry; those in `swap` may be exchanged.
 */
export function align(
  truth: readonly Entry[],
  found: readonly Entry[],
  keys: (entry: Entry) => readonly string[],
  swap = false,
): [Entry, Entry][] {
  const named = (list: readonly Entry[]) => list.filter((entry) => keys(entry).some((key) => key.trim()));
  const [left, right] = [named(truth), named(found)];
  const pairs = left
    .flatMap((a) =>
      right.map((b) => ({
        a,
        b,
        likeness: likeness(keys(a), keys(b), swap) + datesAlike(a, b),
        apart: Math.abs(left.indexOf(a) - right.indexOf(b)),
      })),
    )
    .filter((pair) => pair.likeness >= LEAST)
    .toSorted((one, two) => two.likeness - one.likeness || one.apart - two.apart);
  const taken = new Set<Entry>();
  const aligned: [Entry, Entry][] = [];
  for (const { a, b } of pairs) {
    if (taken.has(a) || taken.has(b)) continue;
    taken.add(a).add(b);
    aligned.push([a, b]);
  }
  const alone = (list: readonly Entry[]) => list.filter((entry) => !taken.has(entry));
  return [
    ...aligned,
    ...alone(left).map((entry): [Entry, Entry] => [entry, NO_ENTRY]),
    ...alone(right).map((entry): [Entry, Entry] => [NO_ENTRY, entry]),
  ];
}

const likeness = (a: readonly string[], b: readonly string[], swap: boolean): number => {
  const given = a.flatMap((key, index) => (key ? [index] : []));
  if (given.length === 0) return 0;
  const mean = (other: (index: number) => string) =>
    given.reduce((sum, index) => sum + dice(a[index] ?? '', other(index)), 0) / given.length;
  const straight = mean((index) => b[index] ?? '');
  return swap ? Math.max(straight, 0.8 * mean((index) => b[1 - index] ?? '')) : straight;
};

const datesAlike = (a: Entry, b: Entry): number =>
  0.1 *
  [
    sameDate(a.startDate, b.startDate),
    sameDate(a.endDate, b.endDate),
    sameDate(a.date || a.releaseDate, b.date || b.releaseDate),
  ].filter(Boolean).length;

/** An entry without content. */
export const NO_ENTRY: Entry = {
  name: '',
  position: '',
  organization: '',
  institution: '',
  studyType: '',
  area: '',
  score: '',
  title: '',
  language: '',
  startDate: '',
  endDate: '',
  date: '',
  releaseDate: '',
  summary: '',
  description: '',
  network: '',
  username: '',
  url: '',
  highlights: [],
  keywords: [],
};
