import { normalized } from '@vitae/domain';

/** Glyph names that PDF and Word write as code points of their own; NFKC turns them into the letters people type. */
const COMPATIBILITY =
  /[\uFB00-\uFB06\uFB13-\uFB17\uFB1D-\uFDFB\uFE70-\uFEFC\u2F00-\u2FDF\u2E80-\u2EF3\uF900-\uFAFF]+/gu;
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0001-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFC\uFFFD]/gu;
const PRIVATE_USE = /[\uE000-\uF8FF\u{F0000}-\u{10FFFD}]/gu;
const SPACES = /[\t\n\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000 ]+/gu;
/** More signs in a row than anyone writes: what looks for the end of a row would look again from each of them. */
const MANY_SIGNS = /([\p{P}\p{S} ]{200})[\p{P}\p{S} ]+/gu;
const FL_WORDS = /^(?:ow|ag|at|ex|ee|uen|uid|oor|oat|ight|ip|ash|our|uct|aw|av|y|o\b)/u;

/**
 * Text as a person would type it: no ligatures, radicals, invisible or private characters, single spaces, no endless
 * rows of signs. Keeps order and case.
 */
export const cleanText = (text: string): string =>
  text
    .replace(COMPATIBILITY, (match) => normalized(match, 'NFKC'))
    .replace(/[\u2010\u2011]/gu, '-')
    // Fonts that lack a name for the semicolon give it the code of the Greek question mark.
    .replaceAll('\u037E', ';')
    .replaceAll('\u0387', '·')
    // Bars of full width, of boxes, and a stroke of Chinese characters that is written for one.
    .replace(/[｜丨￨│┃∣❘⏐]/gu, '|')
    .replace(INVISIBLE, '')
    .replace(PRIVATE_USE, ' ')
    .replace(SPACES, ' ')
    .replace(MANY_SIGNS, '$1');

/** "姓  名：" spreads a label of two characters over the width of the others. */
export const closeSpacedLabels = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])(\p{Script=Han})[ \u00A0\u3000]{1,8}(\p{Script=Han})(?= ?[:：])/gu, '$1$2');

/** U+0000 inside a Latin word, at its start, and at its end. */
const LIGATURE = new RegExp(
  [
    String.raw`(?<=\p{Script=Latin})\u0000(?=\p{Script=Latin})`,
    String.raw`(?<![^\s([])\u0000(?=\p{Script=Latin})`,
    String.raw`(?<=\p{Script=Latin})\u0000(?![^\s,.;)])`,
  ].join('|'),
  'gu',
);

/**
 * A glyph without a character code comes as U+0000. Inside a Latin word it is a ligature, identified by the letters
 * after it (in Latin text only fi and fl are lost this way); otherwise it means nothing.
 */
export const restoreLigatures = (text: string): string =>
  text
    .replace(LIGATURE, (match, offset: number) => (FL_WORDS.test(text.slice(offset + match.length)) ? 'fl' : 'fi'))
    // eslint-disable-next-line no-control-regex
    .replace(/\u0000/gu, '');

/** Accents that are glyphs of their own, and the combining characters that they stand for. */
const ACCENTS: Readonly<Record<string, string>> = {
  '¨': '\u0308',
  '´': '\u0301',
  '`': '\u0300',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¯': '\u0304',
  '˘': '\u0306',
  '˙': '\u0307',
  '˚': '\u030A',
  '˝': '\u030B',
  ˇ: '\u030C',
  '¸': '\u0327',
  '˛': '\u0328',
};
// Two of the signs count as letters.
const SPLIT_ACCENT = /(?<before>(?:(?![ˆˇ])\p{L})?)(?<accent>[¨´`ˆ˜¯˘˙˚˝ˇ¸˛]) ?(?<after>(?:(?![ˆˇ])\p{L})?)/gu;

const accented = (letter: string | undefined, accent: string): string => {
  const plain = letter === 'ı' ? 'i' : letter;
  const whole = plain ? `${plain}${ACCENTS[accent] ?? ''}`.normalize('NFC') : '';
  // Letters that languages have; what lies beyond them is an accident.
  return [...whole].length === 1 && (whole.codePointAt(0) ?? 0) < 0x1_80 ? whole : '';
};

/**
 * Letters whose accents are glyphs of their own: "f¨ur" as TeX's old fonts draw it, and "fu¨r". An acute between a
 * single letter and a word is an apostrophe: "l´un"; unless `always`, as where the accents of a whole page are drawn so.
 */
export const restoreAccents = (text: string, always = false): string =>
  text.replace(SPLIT_ACCENT, (match, before: string, accent: string, after: string, offset: number) => {
    const isElided =
      !always && /[´`]/u.test(accent) && /[cdjlmnsto]/iu.test(before) && !/\p{L}/u.test(text[offset - 1] ?? '');
    if (isElided) return match;
    const onNext = accented(after, accent);
    if (onNext) return before + onNext;
    const onLast = accented(before, accent);
    return onLast ? onLast + after : match;
  });

/** "E X P E R I E N C E" is one letter-spaced word; two spaces separate words. Kerned pairs ("WA") count as letters. */
export const closeSpacedLetters = (text: string): string => {
  const parts = text.split(/ +/u);
  const single = parts.filter((part) => /^[\p{L}&/.]$/u.test(part)).length;
  const spaced =
    parts.length > 3 &&
    single >= 0.7 * parts.length &&
    parts.every((part) => /^[\p{L}&/.'’-]{1,3}$/u.test(part)) &&
    !/\p{Script=Han}/u.test(text);
  if (!spaced) return text;
  // Where all gaps are alike, capitals begin words: "J a n e A . D o e".
  if (!/ {2}/u.test(text) && /\p{Lu}\p{L}*? \p{Ll}/u.test(text))
    return parts.join('').replace(/(?<=\p{Ll}|\.)(?=\p{Lu})/gu, ' ');
  return text
    .split(/ {2,}/u)
    .map((word) => word.replace(/ /gu, ''))
    .join(' ');
};

/** Latin letters that look like Cyrillic ones, each before the one that it looks like. */
const LOOK_ALIKE = 'iіIІaаAАeеEЕoоOОcсCСpрPРxхXХyуKКMМTТHНBВ';
const CYRILLIC_OF = new Map([...LOOK_ALIKE.matchAll(/../gu)].map(([pair]) => [pair.slice(0, 1), pair.slice(1)]));
const LATIN_IN_CYRILLIC = /(?<=\p{sc=Cyrillic})[iIaAeEoOcCpPxXyKMTHB]+|[iIaAeEoOcCpPxXyKMTHB]+(?=\p{sc=Cyrillic})/gu;

/**
 * Text with Cyrillic letters in Cyrillic words, of the same length: old fonts of TeX lack the Ukrainian "і", and a Latin
 * one stands there; others change the keyboard too late.
 */
export const inCyrillic = (text: string): string =>
  /\p{sc=Cyrillic}/u.test(text)
    ? text.replace(LATIN_IN_CYRILLIC, (letters) =>
        [...letters].map((letter) => CYRILLIC_OF.get(letter) ?? letter).join(''),
      )
    : text;

/** Letters and digits only, lower case: the form in which headings and labels are compared. */
export const foldText = (text: string): string =>
  normalized(inCyrillic(text), 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // Capitals lose the difference between the two letters of Turkish.
    .replaceAll('ı', 'i')
    .replace(/[^\p{L}\p{N}+#]/gu, '');

/** Words of a text in the form in which they are compared. */
export const foldWords = (text: string): string[] =>
  normalized(inCyrillic(text), 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean);

/** A text without the brackets at its end, and what is in them. */
export const withoutBrackets = (text: string): string => text.replace(/\s*[（(][^（）()]*[)）]$/u, '');

/** A label without the colon behind it. */
export const withoutColon = (text: string): string => text.replace(/\s*[:：]\s*$/u, '');

/** The source of an expression for a sign such as "❖" or an icon, which between words separates or leads values. */
export const SIGN = String.raw`(?![№℅°©®™])[\p{So}\p{Co}]`;

/** A character of Chinese or Japanese, whose words have no spaces between them. */
export const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Joins two pieces of a broken line: without a space in Chinese and Japanese, and across a hyphen that splits a word.
 */
export const joinWrapped = (before: string, after: string): string => {
  if (!before) return after;
  if (!after) return before;
  // A pattern anchored at the end of a text is tried from every position.
  const end = before.slice(-40);
  if (end.endsWith('-') && SHARES_THE_REST.test(after)) return `${before} ${after}`;
  if (/\p{Ll}[-\u00AD\u2010]$/u.test(end) && /^\p{Ll}/u.test(after)) {
    // A hyphen at the end of a line may belong to the word ("cross-device"): it is kept if the part before it is a
    // common prefix.
    return HYPHEN_PREFIX.test(end) ? before + after : before.slice(0, -1) + after;
  }
  const gapless = CJK.test(before.at(-1) ?? '') && CJK.test(after[0] ?? '');
  return gapless ? before + after : `${before} ${after}`;
};

/** After a hyphen it stands for a part that the next word has as well: "Bildungs- und Ausbildungsstätte", "full- or part-time". */
const SHARES_THE_REST = /^(?:und|oder|bzw\.?|sowie|and|or|och|eller|og|of)(?=[\s/]|$)/u;

/** Runs of a broken line and of what continues it, whose texts together are those that `joinWrapped` joins. */
export const joinWrappedRuns = <Part extends { text: string }>(
  before: readonly Part[],
  after: readonly Part[],
): Part[] => {
  const [last, first] = [before.at(-1), after[0]];
  if (!last || !first) return [...before, ...after];
  const whole = joinWrapped(last.text, first.text);
  const isCut = whole.length < last.text.length + first.text.length;
  const kept = isCut ? last.text.slice(0, -1) : last.text;
  return [
    ...before.slice(0, -1),
    { ...last, text: kept },
    { ...first, text: whole.slice(kept.length) },
    ...after.slice(1),
  ];
};

/** Words that are often followed by a hyphen. */
const PREFIXES = [
  'cross|user|self|co|non|pre|post|anti|multi|inter|full|high|low|long|short|well|front|back|end|real',
  'open|cloud|event|data|team|world|on|off|in|out|up|re|e|micro|cost|time|life|part|third|first|second',
  'large|small|mid|cutting|problem|decision|award|client|customer|community|object|test|machine',
  'technology|hands|best|state|industry|value|year|day|ready|driven',
].join('|');
const HYPHEN_PREFIX = new RegExp(String.raw`(?:^|[\s(/-])(?:${PREFIXES})-$`, 'iu');
