/** A mistake in a text. */
export interface GrammarNote {
  /** Where it begins and ends in the text, as JavaScript counts. */
  start: number;
  end: number;
  /** The wrong words with those around them, as written, so that they are found in the text. */
  text: string;
  /** The same, corrected; absent if the rule does not say how. */
  instead?: string;
}

/** What a rule found: characters of the text (code points) from `start` to before `end`. */
export interface Found {
  rule: string;
  start: number;
  end: number;
  /** What belongs there. */
  instead: string | null;
}

/** Rules whose correction is wrong at times: "a more easier way" would be "a easier way". */
const unsure: ReadonlySet<string> = new Set(['AdjectiveDoubleDegree']);
/** Letters beside a mistake that are quoted, to the next word. */
const around = 14;
/** A text has hardly so many; the rest is another one's mistake. */
const mostNotes = 20;

/** What was found in a text, in its words and in the order of the text. */
export function notesOn(text: string, found: readonly Found[]): GrammarNote[] {
  const letters = Array.from(text);
  return found
    .toSorted((one, other) => one.start - other.start || one.end - other.end)
    .filter((one) => counts(letters, one))
    .slice(0, mostNotes)
    .map(({ rule, start, end, instead: suggested }) => {
      const instead = unsure.has(rule) ? null : suggested;
      const part = (from: number, to: number) => letters.slice(from, to).join('');
      const [from, to] = [startOfWords(letters, start), endOfWords(letters, end)];
      const offset = part(0, start).length;
      return {
        start: offset,
        end: offset + part(start, end).length,
        text: part(from, to),
        ...(instead !== null && { instead: `${part(from, start)}${instead}${part(end, to)}` }),
      };
    });
}

/**
 * The article is judged only before a word in small letters: how an abbreviation is said, nobody can see ("FP&A analyst",
 * "a H4"), and it must be a word itself. What is repeated must be a word, too: "A2 A2" are levels in a table.
 */
function counts(letters: readonly string[], { rule, start, end }: Found): boolean {
  if (rule === 'RepeatedWords') return /(?<!\p{L})\p{Ll}{2,}$/u.test(letters.slice(start, end).join(''));
  if (rule !== 'AnA') return true;
  const isAlone = start === 0 || /\s/u.test(letters[start - 1] ?? '');
  return isAlone && /^\s+[a-z]{2,}(?![\p{L}\p{N}&/-])/u.test(letters.slice(end, end + 40).join(''));
}

const isSpace = (letter: string | undefined): boolean => letter !== undefined && /\s/u.test(letter);

function startOfWords(letters: readonly string[], start: number): number {
  let at = Math.max(0, start - around);
  while (at > 0 && at < start && !isSpace(letters[at - 1])) at += 1;
  const lineBreak = letters.slice(at, start).lastIndexOf('\n');
  return lineBreak < 0 ? at : at + lineBreak + 1;
}

function endOfWords(letters: readonly string[], end: number): number {
  let at = Math.min(letters.length, end + around);
  while (at < letters.length && at > end && !isSpace(letters[at])) at -= 1;
  const lineBreak = letters.slice(end, at).indexOf('\n');
  return lineBreak < 0 ? at : end + lineBreak;
}
