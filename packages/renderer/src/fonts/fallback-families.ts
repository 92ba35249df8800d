import { families, fullFamily, shippedFamily } from './families.ts';

/** The region whose shapes Chinese characters take. */
type HanStyle = 'sc' | 'tc' | 'jp' | 'kr';

/** Emoji; the first families have the most common ones. */
export const emojiFamilies: readonly string[] = ['emoji-1', 'emoji-2', 'emoji'];

const rare = ['han-rare-1', 'han-rare-2', 'han-rare-3', 'han-rare-4'];
const simplified = ['han-sc-1', 'han-sc-2', ...rare];
const hangul = ['hangul-1', 'hangul-2'];
/** Each begins with the most common characters; the rare ones end every list. */
const eastAsian: Readonly<Record<HanStyle, readonly string[]>> = {
  sc: [...simplified, 'han-jp-1', ...hangul, 'han-tc-1'],
  tc: ['han-tc-1', 'han-tc-2', ...simplified, 'han-jp-1', ...hangul],
  jp: ['han-jp-1', 'han-jp-2', ...simplified, ...hangul, 'han-tc-1'],
  kr: [...hangul, 'han-tc-1', 'han-tc-2', ...simplified, 'han-jp-1'],
};

/** The slice with serifs of the same characters; rarer characters have none and stay without. */
function withSerifs(slice: string): string {
  const serif = slice.replace(/(?=-\d$)/u, '-serif');
  return shippedFamily(serif) ? serif : slice;
}

const known = new Map<string, readonly string[]>();

/**
 * The families to use for a character that the text's own family lacks, best first: text families of its kind, other
 * scripts, mathematics and symbols, East Asia, emoji.
 * @param language of the document, BCP 47; if it is not East Asian, the text itself decides whose shapes its Chinese
 *   characters take.
 */
export function fallbackFamilies(family: string, language: string, text: string): readonly string[] {
  const han = hanStyle(language, text);
  const key = `${family} ${han}`;
  const found = known.get(key);
  if (found) return found;
  const isSans = Object.values(families).find(({ id }) => id === family)?.kind === 'sans';
  const texts = isSans ? ['ibm-plex-sans', 'source-sans', 'inter'] : ['source-serif', 'ibm-plex-sans', 'inter'];
  const list = [
    ...texts.flatMap((name) => (name === family ? [] : [name, fullFamily(name)])),
    ...['arabic', 'hebrew', 'devanagari'].map((script) => (isSans ? script : `${script}-serif`)),
    'math',
    'symbols',
    ...(isSans ? eastAsian[han] : eastAsian[han].map(withSerifs)),
    ...emojiFamilies,
  ];
  known.set(key, list);
  return list;
}

function hanStyle(language: string, text: string): HanStyle {
  if (/^ja\b/i.test(language)) return 'jp';
  if (/^ko\b/i.test(language)) return 'kr';
  if (/^zh\b/i.test(language)) return /\b(hant|tw|hk|mo)\b/i.test(language) ? 'tc' : 'sc';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'jp';
  if (/\p{Script=Hangul}/u.test(text)) return 'kr';
  return /\p{Script=Bopomofo}/u.test(text) ? 'tc' : 'sc';
}
