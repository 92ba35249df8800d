import type { Passage } from '../input.ts';
import { stemmerOf } from './stemmer.ts';
import { tokensIn } from './tokens.ts';
import type { Name } from './vocabulary.ts';

/** How a text says a term: word by word, under another name, or in other forms of its words. */
export type Match = 'exact' | 'alias' | 'stem';

/** What a document says, to look terms up in. */
export interface Said {
  /** Where a text is said word by word, at most a few places. */
  words: (key: string) => Passage[];
  /** The same of a name of a concept, whose letters may have to be as written. */
  name: (name: Name) => Passage[];
  /** Where all words of a text are said in any of their forms, in one passage. */
  forms: (key: string) => Passage[];
  /** The largest share of some words, in any of their forms, that a passage has. */
  share: (key: string) => number;
}

/** How many places of a term are named. */
const mostPlaces = 3;

interface Line {
  passage: Passage;
  /** With a space before and after each word. */
  lower: string;
  written: string;
}

/** Reads some passages in a language. */
export function saidIn(passages: readonly Passage[], language: string): Said {
  const stem = stemmerOf(language);
  const lines: Line[] = [];
  const byWord = new Map<string, Set<number>>();
  const byStem = new Map<string, Set<number>>();
  const note = (map: Map<string, Set<number>>, key: string, line: number) => {
    const lines = map.get(key);
    if (lines) lines.add(line);
    else map.set(key, new Set([line]));
  };
  for (const passage of passages) {
    const tokens = tokensIn(passage.text);
    for (const { lower } of tokens) {
      note(byWord, lower, lines.length);
      note(byStem, stem(lower), lines.length);
    }
    lines.push({
      passage,
      lower: ` ${tokens.map(({ lower }) => lower).join(' ')} `,
      written: ` ${tokens.map(({ word }) => word).join(' ')} `,
    });
  }
  /** The lines that have all words. */
  const withAll = (map: ReadonlyMap<string, ReadonlySet<number>>, words: readonly string[]): number[] => {
    const [rarest, ...others] = words
      .map((word) => map.get(word) ?? new Set<number>())
      .toSorted((a, b) => a.size - b.size);
    return [...(rarest ?? [])].filter((line) => others.every((lines) => lines.has(line)));
  };
  const places = (found: readonly number[]): Passage[] =>
    found.slice(0, mostPlaces).flatMap((line) => lines[line]?.passage ?? []);
  const said = (key: string, of: (line: Line) => string, text: string) =>
    key === ''
      ? []
      : places(withAll(byWord, key.split(' ')).filter((line) => of(lines[line] ?? none).includes(` ${text} `)));
  const words = (key: string) => said(key, ({ lower }) => lower, key);
  return {
    words,
    name: ({ key, exactly }) => (exactly ? said(key, ({ written }) => written, exactly) : words(key)),
    forms: (key) => (key === '' ? [] : places(withAll(byStem, key.split(' ').map(stem)))),
    share: (key) => {
      const stems = [...new Set(key.split(' ').map(stem))];
      const counts = new Map<number, number>();
      for (const one of stems) for (const line of byStem.get(one) ?? []) counts.set(line, (counts.get(line) ?? 0) + 1);
      return Math.max(0, ...counts.values()) / stems.length;
    },
  };
}

const none: Line = { passage: { text: '', path: '' }, lower: '', written: '' };
