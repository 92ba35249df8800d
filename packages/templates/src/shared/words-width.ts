import { normalized } from '@vitae/domain';
import type { FontFamily } from '@vitae/domain';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ ';
/** Greek letters and the Latin ones that are as wide or slightly wider. */
const GREEK = 'αβγδεζηθικλμνξοπρςστυφχψω';
const AS_WIDE = 'dbydezndikyuvsonpsoouDxww';

/** The width of each of these letters in regular type, in hundredths of an em; two digits a letter. */
const widths: Readonly<Record<FontFamily, string>> = {
  inter: '5661576158376159242455248859606161385333595682555655696573726059757427576757907576647664646574699968686328',
  'source-sans':
    '5055465650295054252550268355545656354234544772454743545957625349626526485849736566576657535465527951485420',
  'ibm-plex-sans':
    '5358505855325357252553278757565858374935574977515046646562675856707140516350817171617164585768618961595824',
  'source-serif':
    '5462526153375664333059339664586260464736635884575949716566746461728138387162947774627469546376719967675924',
  'eb-garamond':
    '4052415139324452252347247853505252333231534469434438695971755651738134346858907976557671476774679271586020',
  bitter: '5558515955355662302757299563576058444836625380555348716565726256748035337155897975607566605975699970646220',
};

/** Signs and digits, the widest of the families; anything else counts as a wide lower-case letter. */
const others: readonly (readonly [RegExp, number])[] = [
  [/[\u2e80-\uffff]/u, 1],
  [/[.,:;'’|!]/u, 0.31],
  [/[-()/]/u, 0.47],
  [/[–&]/u, 0.77],
  [/[—@%æœÆŒ]/u, 1],
];

function latin(letter: string): string {
  const lower = letter.toLowerCase();
  const like = AS_WIDE[GREEK.indexOf(lower)] ?? letter;
  return letter === lower ? like : like.toUpperCase();
}

/**
 * The width of words in regular type, in points: letter by letter, without kerning, which mostly makes them narrower.
 */
export function wordsWidth(words: string, { family, size }: { family: FontFamily; size: number }): number {
  const table = widths[family];
  let ems = 0;
  for (const letter of normalized(words, 'NFD').replaceAll(/\p{M}/gu, '')) {
    const at = LETTERS.indexOf(latin(letter));
    ems +=
      at >= 0
        ? Number(table.slice(at * 2, at * 2 + 2)) / 100
        : (others.find(([pattern]) => pattern.test(letter))?.[1] ?? 0.68);
  }
  return ems * size;
}
