import type { Place } from '../check.ts';
import type { Passage } from '../input.ts';
import { lowerWords } from './words.ts';

const most = 8;
/** Of all words: a resume of a Python developer names Python in many places, and that is no trick. */
const share = 0.035;
const shortest = 4;
/** Names of things are not chosen: six roles as a nurse name nurses six times. */
export const NAME_PATH =
  /\.(?:position|employer|role|organization|institution|degree|area|name|title|subtitle|issuer|publisher|location|heading|fullName|headline)$/;
/** A word that often in a row is repeated for a program. */
const inARow = 4;

/** What is told and listed of work; works are listed by their authors. */
const IN_ENTRIES = /^sections\.(?!publication)/;
/** A line that tells something has as many words. */
const fewestInLine = 3;

/** Words of sentences, which nobody chooses: "para" is one word in thirty. */
const STOP = new Set(
  'with from that this were have into over more than their your which when also such each other para como pour dans avec sans plus leur leurs aux oder sowie eine einer einem einen eines nach auch über wurde durch unter beim como entre desde sobre pela pelo pelas pelos com uma'.split(
    ' ',
  ),
);

/** What says which occupation somebody has or studied for: its words are in much of what they tell. */
const OCCUPATION_PATH = /\.(?:position|role|headline|degree|area)$/;
/** The names of skills: a designer has skills in the design of logos, of brands and of packaging, and each is another one. */
const SKILL_PATH = /^sections\.skill\./;

/** In every tenth word, also what somebody does for a living is repeated. */
const shareOfOccupation = 0.1;
/** A designer designs: words that begin alike, up to an ending. */
const longestEnding = 3;
const areForms = (one: string, other: string): boolean =>
  Math.abs(one.length - other.length) <= longestEnding && (one.startsWith(other) || other.startsWith(one));

/** What a program should have drawn as bold, which WRI-13 finds. */
const TAG = /<\/?[a-z][a-z\d]{0,10}(?: [^<>]{0,80})?>/giu;

/** Between the places of a list that was left to fill in: "Tool, Tool / Tool". */
const BETWEEN = /[,;:|·•/()\n]/u;
/** Words that stand in a row several times, with nothing between them. */
function wordsInARow(text: string): string[] {
  const found: string[] = [];
  for (const part of text.split(BETWEEN)) {
    const inPart = lowerWords(part);
    let row = 0;
    for (const [index, word] of inPart.entries()) {
      row = word === inPart[index - 1] ? row + 1 : 1;
      if (row === inARow && /\p{L}{2}/u.test(word)) found.push(word);
    }
  }
  return found;
}

/** Words that a document repeats as nobody does who writes for a reader, each with a place. */
export function repeatedWords(texts: readonly Passage[], ownName = ''): Place[] {
  // Who publishes is an author of every work.
  const own = new Set(lowerWords(ownName).flatMap((word) => [word, ...word.split('-')]));
  const skills = new Set<string>();
  const counts = new Map<string, { count: number; path: string }>();
  const rows: Place[] = [];
  let words = 0;
  for (const { text, path } of texts) {
    // Only a skill that is listed again says nothing new.
    const isNewSkill = SKILL_PATH.test(path) && !skills.has(text.toLowerCase());
    if (isNewSkill) skills.add(text.toLowerCase());
    // The authors and titles of works are names, too.
    const isName = NAME_PATH.test(path) || isNewSkill || path.startsWith('sections.publication.');
    const inText = lowerWords(text.replaceAll(TAG, ' '));
    rows.push(...wordsInARow(text).map((word) => ({ text: word, path })));
    for (const [index, word] of inText.entries()) {
      words += 1;
      const before = counts.get(word);
      // Who lists what they do begins many lines with "configurer": the first word of a line is a verb, and no trick.
      const isOpener = index === 0 && IN_ENTRIES.test(path) && inText.length >= fewestInLine;
      if (!isName && !isOpener && !STOP.has(word) && !own.has(word) && word.length >= shortest && /\p{L}/u.test(word))
        counts.set(word, { count: (before?.count ?? 0) + 1, path });
    }
  }
  const often = [...counts].filter(([, { count }]) => count > most && count > share * words);
  const occupation =
    often.length === 0
      ? []
      : texts.filter(({ path }) => OCCUPATION_PATH.test(path)).flatMap(({ text }) => lowerWords(text));
  const isOfOccupation = (word: string) => occupation.some((one) => one.length >= shortest && areForms(one, word));
  const repeated = new Set(rows.map(({ text }) => text));
  return [
    ...rows,
    ...often
      .filter(([word]) => !repeated.has(word))
      .filter(([word, { count }]) => count > shareOfOccupation * words || !isOfOccupation(word))
      .map(([text, { path }]) => ({ text, path })),
  ];
}
