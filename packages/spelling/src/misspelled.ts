import { normalized } from '@vitae/domain';
import type { AnyDocument } from '@vitae/domain';
import type { Dictionary } from './dictionary.ts';
import { isNearlyUsualWord, isSlipOfMonth, isSlipOfUsualWord } from './usual-words.ts';
import { commonWords, degreeWords, isSoftwareTerm, jobWords, terms } from './terms.ts';
import { lettersAway } from './letters-away.ts';
import { slipsInPhrases } from './phrases.ts';
import { textsOf, type FieldText } from './texts.ts';

/** A word that is likely misspelled, and the field it is in: what the checks of spelling look at. */
export type Misspelled = FieldText;

/** How many words are read, how long they are, and how many doubtful ones are looked at; a document has fewer. */
const most = { words: 50_000, letters: 40, doubtful: 60 };
/** Words that English expressions join. */
const ENGLISH_JOINED = /\p{L}-(?:of|to|the|and|in|by|on|for|up|as)-\p{L}/iu;
/** With more, and more than a quarter of all, a text is in another language. */
const mostDoubtful = 5;
/** Shorter words have too many neighbours: "repo" is near "rep", and "cron" is "corn" with two letters exchanged. */
const shortest = 5;
/** With another letter in it, a shorter word is easily a word of a trade. */
const longEnough = 9;
/** Slips that are too short to be compared, look like a compound, or lack a syllable. */
const slips: Readonly<Record<string, readonly string[]>> = {
  en: ['alot', 'untill', 'thier', 'wich', 'truely', 'infact', 'aswell'],
  es: ['atravez', 'haiga', 'nesecidad', 'desición', 'apartir'],
  pt: [
    'monitei',
    'monitou',
    'monitamento',
    'concerteza',
    'apartir',
    'derrepente',
    'impecilho',
    'reinvindicar',
    'excessão',
  ],
};
const isKnownSlip = (word: string, language: string): boolean =>
  slips[language.slice(0, 2)]?.includes(lower(word)) ?? false;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.&_@/+#-][\p{L}\p{M}\p{N}]+)*[+#]*/gu;
const lower = (word: string): string => word.toLowerCase();

/**
 * The words of a document that a dictionary does not know and that are a letter away from one that it knows, each
 * once. Names of people, employers, places, skills and products never are, nor what is capitalised within a sentence
 * of a language that writes nouns small, abbreviations, addresses and compounds of words that are known. `null` for a
 * document in which many words are unknown: it is in another language.
 */
export function misspelledIn(
  document: AnyDocument,
  { knows }: Pick<Dictionary, 'knows'>,
  language: string,
): Misspelled[] | null {
  const { prose, names, degrees, jobs, labels } = textsOf(document);
  const named = new Set(
    [...names.flatMap(partsOf), ...[...names, ...prose.map(({ text }) => text)].flatMap(partsOfAddresses)].map(lower),
  );
  const hasBigNouns = language.startsWith('de');
  const isListed = (word: string): boolean =>
    // The dictionary of Portuguese is Brazilian, where "-ámos" has no accent, and "conceção" a letter more.
    [
      word,
      lower(word),
      singular(word),
      word.replace(/ámos$/u, 'amos'),
      word.replace(/([aeou])(ção|ções)$/u, '$1p$2'),
    ].some((form) => knows(form)) ||
    [lower(word), singular(lower(word))].some((form) => terms.has(form) || isSoftwareTerm(form, language)) ||
    (isDerived(lower(word), language, (stem) => knows(stem) || terms.has(stem)) &&
      !isNearlyUsualWord(word, language)) ||
    (language.startsWith('en') && isFormOfVerb(lower(word), knows));
  const isKnown = (word: string): boolean =>
    isListed(word) || [lower(word), singular(lower(word))].some((form) => named.has(form));
  const doubtful = new Map<string, FieldText>();
  /** What is in titles of another language: unknown, and no slip. */
  const foreign = new Set<string>();
  let words = 0;
  for (const { text: written, path } of prose) {
    const whole = normalized(written, 'NFC');
    if (isListOfNames(whole) || (!language.startsWith('en') && isEnglish(whole))) continue;
    const text = language.startsWith('en') ? whole : withoutEnglish(whole);
    const own = withoutForeign(text, (word) => isKnown(word) || isNear(word, knows));
    const pieces = piecesIn(text);
    // A word with a capital that stands alone is the name of what follows.
    const isAlone = !hasBigNouns && /^\W*\p{Lu}[\p{L}\p{M}]+\W*$/u.test(text);
    for (const { 0: found, index } of text.matchAll(WORD)) {
      if (/[\d@_/+#.&]/u.test(found) || isPiece(found, index, text)) continue;
      if (pieces.some((piece) => isKnown(`${piece}${found}`))) continue;
      // "City: Hanley": what follows a colon with a capital may be a name.
      const starts = index === 0 || /[.!?…•–—-]\s*["“„«(]?$/u.test(text.slice(Math.max(0, index - 4), index));
      // "e-mails" is a word, and "mails" is none in Portuguese.
      const isOneWord = found.includes('-') && isKnown(found);
      const parts = partsOf(found);
      for (const [at, word] of parts.entries()) {
        words += 1;
        // "e-tailers": a letter before a hyphen makes another word.
        if (parts[at - 1]?.length === 1) continue;
        // "proof-of-concept" is English in any language.
        if (!language.startsWith('en') && ENGLISH_JOINED.test(found)) continue;
        // "megger-tested": what is done is named after a tool or a maker.
        if (isOneWord || (at === 0 && language.startsWith('en') && /^\p{L}+-\p{L}{3,}(?:ed|ing)$/u.test(found)))
          continue;
        if (words > most.words || word.length > most.letters) continue;
        // In German, of two nouns in a row the second is a name: "Raffinerie Schwechat".
        const before = /(\p{Lu}[\p{L}-]+) $/u.exec(text.slice(Math.max(0, index - most.letters), index))?.[1];
        const isAfterNoun = before !== undefined && isKnown(before);
        // "Institut Mediterrani": a name may begin a sentence, too.
        const isInName = !hasBigNouns && /^ \p{Lu}\p{Ll}/u.test(text.slice(index + found.length));
        const isName = /^\p{Lu}/u.test(word) && (isInName || isAlone || (!starts && (!hasBigNouns || isAfterNoun)));
        const isSign = /\p{Ll}\p{Lu}|^\p{Lu}{2}/u.test(word) || word.length < 3;
        // A heading that was read as text: "EXPÉRIENCES PROFESSIONELLES".
        if (/^\p{Lu}{7,}$/u.test(word) && isSlipOfUsualWord(word, language) && !isKnown(word))
          doubtful.set(lower(word), { text: word, path });
        // Among other words of a sentence, a usual word with a capital is no name, though it is a letter off: "a new Framwork".
        const isNoName = isSlipOfMonth(word, language) || (!isAlone && !isInName && isNearlyUsualWord(word, language));
        if (isSign || isKnown(word) || (isName && !isNoName)) continue;
        const isSlip = isKnownSlip(word, language);
        if (!isSlip && isCompound(word, isKnown, language)) continue;
        if (own[index] === ' ') foreign.add(lower(word));
        else if (!doubtful.has(lower(word))) doubtful.set(lower(word), { text: word, path });
      }
    }
  }
  const titles = [
    ...degrees.map((title) => ({ ...title, common: degreeWords })),
    ...(language.startsWith('en') ? jobs : []).map((title) => ({ ...title, common: jobWords })),
  ];
  for (const { text, path, common } of titles)
    for (const word of partsOf(text))
      if (isSlipIn(lower(word), common) && ![word, singular(word)].flatMap((one) => [one, lower(one)]).some(knows))
        doubtful.set(lower(word), { text: word, path });
  // "Proffessional experience": a heading and a skill are names, but for the words that resumes have in common.
  for (const { text, path } of [...degrees, ...jobs, ...labels])
    if (language.startsWith('en') || !isEnglish(text))
      for (const word of partsOf(text))
        if (isSlipOfUsualWord(word, language) && !isListed(word)) doubtful.set(lower(word), { text: word, path });
  const unknown = doubtful.size + foreign.size;
  if (unknown > mostDoubtful && unknown > words / 4) return null;
  const inPhrases = language.startsWith('en') ? prose.flatMap(slipsInPhrases) : [];
  return (
    [...doubtful.values()]
      .slice(0, most.doubtful)
      // Nobody who writes English puts an accent by mistake: such a word is of another language.
      .filter(({ text }) => !language.startsWith('en') || /^[\p{ASCII}’]+$/u.test(text))
      .filter(
        ({ text }) =>
          isKnownSlip(text, language) ||
          isSlipOfMonth(text, language) ||
          isSlipOfUsualWord(text, language) ||
          (hasBigNouns && /^\p{Lu}/u.test(text) ? isNoun : isNear)(text, knows),
      )
      .concat(inPhrases)
  );
}

/** Whether a word is one letter away from a word that such titles have: "undegraduate". */
const isSlipIn = (word: string, common: ReadonlySet<string>): boolean =>
  !common.has(singular(word)) && !common.has(word) && [...common].some((right) => lettersAway(word, right, 1) <= 1);
/** Titles of works are often English in documents of other languages. */
const isEnglish = (text: string, least = 2): boolean =>
  (text.match(/\b(?:the|of|for|and|with|to|from|on|by)\b/gu)?.length ?? 0) >= least;

/** The same text with spaces in the place of titles in it, which are short and have one such word. */
const withoutEnglish = (text: string): string =>
  text.replaceAll(/[^.;:«»„“”"()]+/gu, (part) =>
    part.trim().split(/\s+/u).length <= longestTitle && isEnglish(part.toLowerCase().replaceAll(/\bon\b/gu, ''), 1)
      ? ' '.repeat(part.length)
      : part,
  );
const longestTitle = 12;

/** The end of a line within a word, and marks that stand between it and the rest. */
const BROKEN = /(\p{L}{2,})[-\u00AD]\s+["”“»«]?\s*/gu;
const piecesIn = (text: string): string[] => [...text.matchAll(BROKEN)].map(([, piece = '']) => piece);
/** Whether a word is the beginning or the rest of one that the end of a line divides: "spécia- lité". */
const isPiece = (found: string, index: number, text: string): boolean =>
  /^[-\u00AD](?:\s|$)/u.test(text.slice(index + found.length, index + found.length + 2)) ||
  (/^\p{Ll}/u.test(found) && /\p{L}[-\u00AD]\s+["”“»«]?\s*$/u.test(text.slice(Math.max(0, index - 8), index)));

/** Of the long words of a sentence, how many must be unknown, and which part of them, for it to be in another language. */
const fewestForeign = 2;
const partOfForeign = 0.5;
/** The same text with spaces in the place of what is in a language that the dictionary does not have: titles of works. */
const withoutForeign = (text: string, isOwn: (word: string) => boolean): string =>
  text.replaceAll(/[^.;:«»„“”"()\n]+/gu, (part) => {
    const long = partsOf(part).filter((word) => /^\p{Ll}{4,}$/u.test(word));
    const unknown = long.filter((word) => !isOwn(word)).length;
    return unknown >= fewestForeign && unknown >= partOfForeign * long.length ? ' '.repeat(part.length) : part;
  });

/** "Figma, Miro, Maze, Hotjar": short things one after the other, mostly with a capital, are names. */
function isListOfNames(text: string): boolean {
  const items = text.split(/[,;•·|]/u).map((item) => item.trim());
  const names = items.filter((item) => /^[\p{Lu}\p{N}]/u.test(item) && item.split(' ').length <= 3);
  return items.length >= 4 && names.length >= 0.7 * items.length;
}

/** The words of a name or of a compound with hyphens; what belongs to an apostrophe at the end is left out. */
const partsOf = (text: string): string[] =>
  (normalized(text, 'NFC').match(WORD) ?? [])
    .flatMap((word) => word.split(/[-/]/u))
    .map((word) =>
      word
        .replace(/['’]s?$/u, '')
        .replace(/^(?:\p{L}{1,2}|qu)['’]/iu, '')
        .replaceAll('’', "'"),
    )
    .filter(Boolean);

const ADDRESS = /@|https?:\/\/|www\.|^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+\//iu;
/** The words of the addresses in a text: who owns one is called so. */
const partsOfAddresses = (text: string): string[] =>
  text
    .split(/\s+/u)
    .filter((written) => ADDRESS.test(written))
    .flatMap((address) => address.split(/[^\p{L}\p{M}]+/u).filter((word) => word.length > 2));

/** Dictionaries lack some forms of verbs: "prototyped", and "rostering", whose last letter is never doubled. */
const isFormOfVerb = (word: string, knows: (word: string) => boolean): boolean =>
  // "decodable"; "managable" is a slip since the "e" stays after "c" and "g", and "responsable" since it ends in "ible".
  (/[^cg]able$/u.test(word) &&
    !knows(word.replace(/able$/u, 'ible')) &&
    (knows(word.replace(/able$/u, '')) || knows(word.replace(/able$/u, 'e')))) ||
  (/ological(?:ly)?$/u.test(word) && knows(word.replace(/ical(?:ly)?$/u, 'y'))) ||
  // "focusses" is British, too.
  (/sses$|ss(?:ed|ing)$/u.test(word) && knows(word.replace(/ss(?=(?:es|ed|ing)$)/u, 's'))) ||
  // "prescribers", of "prescribe"; a slip in the verb is none of it.
  (/\p{L}{4}ers?$/u.test(word) && knows(word.replace(/rs?$/u, '')) && knows(word.replace(/ers?$/u, 'ing'))) ||
  (word.endsWith('ed') && knows(word.replace(/d$/u, ''))) ||
  (word.endsWith('ing') && knows(word.replace(/ing$/u, 'e'))) ||
  (ING.test(word) && knows(word.replace(/ing$/u, '')));
const ING = /(?:[^f]er|[nrslfc][tkpd]|[oae]w|[ae]y)ing$/u;

/** Regular derivations, which dictionaries have of some words alone, and what the word that they are made of may end in. */
const derivations: Readonly<Record<string, { ending: RegExp; ends: readonly string[] }>> = {
  en: { ending: /(?:arians?|ers?|i[sz]ations?)$/u, ends: ['', 'e'] },
  fr: { ending: /isations?$/u, ends: ['', 'e'] },
  es: { ending: /iza(?:ción|ciones|r|d[oa]s?|ndo)$/u, ends: ['', 'o', 'a', 'e'] },
  pt: { ending: /iza(?:ção|ções|r|d[oa]s?|ndo)$/u, ends: ['', 'o', 'a', 'e'] },
};
/** Of a shorter one, nearly anything is made. */
const shortestStem = 5;
/** "Documentarian", "containerização": whether a word is made of one that is known by a usual ending. */
function isDerived(word: string, language: string, knows: (word: string) => boolean): boolean {
  const { ending, ends } = derivations[language.slice(0, 2)] ?? {};
  const stem = ending && word.replace(ending, '');
  return (
    stem !== undefined &&
    stem !== word &&
    stem.length >= shortestStem &&
    (ends ?? []).some((end) => knows(`${stem}${end}`))
  );
}

/** Dictionaries lack the plural of many words: "integrations", "Audits". */
const singular = (word: string): string => word.replace(/s$/u, '');

/** Longer ones first: "underserved" is no "un-derserved". */
const PREFIX =
  /^(?:counter|cross|cyber|hyper|inter|macro|micro|multi|photo|super|trans|ultra|under|anti|auto|down|mega|mini|nano|over|post|semi|tele|bio|eco|end|geo|mid|mis|non|off|out|pre|pro|sub|web|co|de|in|on|re|un|up|e)(?=\p{L}{4})/u;

/** A prefix that stands alone: "cyber recommendations". */
const isPrefix = (word: string): boolean => PREFIX.exec(`${word}xxxx`)?.[0] === word;

/** Whether a word is made of others that are known: "rebooked"; in German also "Lieferantenmanagement". */
function isCompound(word: string, isKnown: (word: string) => boolean, language: string): boolean {
  const small = lower(word);
  if (isPrefix(small)) return true;
  const rest = small.replace(PREFIX, '');
  // "cotractor" is no tractor.
  if (rest !== small && isKnown(rest)) return !isNearlyUsualWord(small, language);
  return language.startsWith('de') && isOfParts(small, isKnown, mostParts);
}

/** "Schmierfilm-dicken-messung". */
const mostParts = 3;
function isOfParts(small: string, isKnown: (word: string) => boolean, most: number): boolean {
  const isPart = (part: string) => isKnown(part) || isKnown(part.charAt(0).toUpperCase() + part.slice(1));
  for (let at = 3; at <= small.length - 4; at += 1) {
    const [first, second] = [small.slice(0, at), small.slice(at)];
    const isFirst = [first, first.replace(/(?:e?s|e?n|er|-)$/u, '')].some((part) => part.length > 2 && isPart(part));
    if (isFirst && (isPart(second) || (most > 2 && isOfParts(second, isKnown, most - 1)))) return true;
  }
  return false;
}

/** Whether a word that is known is one slip away: a letter too many, too few, wrong, or two exchanged. */
function isNear(word: string, knows: (word: string) => boolean): boolean {
  const letters = [...word];
  const is = (candidate: string) => candidate !== word && knows(candidate);
  // "intrinsicly", "Basicly": all but "publicly" end otherwise.
  if (word.endsWith('icly') && is(word.replace(/ly$/u, 'ally'))) return true;
  const without = (at: number) => [...letters.slice(0, at), ...letters.slice(at + 1)].join('');
  const exchanged = (at: number) =>
    [...letters.slice(0, at), letters[at + 1] ?? '', letters[at] ?? '', ...letters.slice(at + 2)].join('');
  const isShort = letters.length < shortest;
  for (let at = 0; at < letters.length - 1; at += 1)
    if (is(exchanged(at)) && (!isShort || commonWords.has(lower(exchanged(at))))) return true;
  if (isShort) return false;
  const isLong = letters.length > shortest;
  // "sourding": the key beside the right one, within a long word; endings make other words.
  if (letters.length >= longForKey)
    for (let at = 1; at < letters.length - 1; at += 1)
      for (const one of keysBeside(letters[at] ?? ''))
        if (is([...letters.slice(0, at), one, ...letters.slice(at + 1)].join(''))) return true;
  for (const [at, letter] of letters.entries()) {
    // Nobody mistakes the first letter: "Figma" is no "sigma", and "rheology" no "theology".
    if (at === 0) continue;
    // A letter too many is one twice, or within a word that is known as a small one: "marae" is no "mare", "aduanal" no
    // "aduana", and "Trophic cascades" no "tropic" ones.
    const isTwice = letter === letters[at - 1];
    const isWithin = letters.length > shortest + 1 && at < letters.length - 1;
    if ((isTwice || (isWithin && letters.length >= longEnough)) && is(without(at))) return true;
    // The wrong letter twice: "reffered", "comittment".
    if (isTwice && isWithin && twiceElsewhere(without(at)).some(is)) return true;
    // A word of five letters is near many others: "cobas", a machine, is near "cobras".
    for (const one of isLong ? ALPHABET : VOWELS)
      if (is([...letters.slice(0, at), one, ...letters.slice(at)].join(''))) return true;
    for (const one of mistakenFor(letter))
      // "logit" is no "legit", but "gestao" lacks its tilde.
      if (
        (letters.length >= longForAnother || unmarked(one) === unmarked(letter)) &&
        is([...letters.slice(0, at), one, ...letters.slice(at + 1)].join(''))
      )
        return true;
  }
  return Array.from(ALPHABET).some((one) => isLong && is(`${word}${one}`));
}

/** With a letter in it that is beside the right one on the keyboard, a shorter word is easily another word. */
const longForKey = 8;
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** The letters beside one on the keyboard, in its row and in those above and below. */
const keysBeside = (letter: string): string[] =>
  rows.flatMap((row, at) => {
    const place = row.indexOf(letter);
    if (place < 0) return [];
    const [above, below] = [rows[at - 1] ?? '', rows[at + 1] ?? ''];
    return [row[place - 1], row[place + 1], above[place], above[place + 1], below[place - 1], below[place]].filter(
      (one): one is string => one !== undefined,
    );
  });

/** A shorter word with another letter in it is easily another word. */
const longForAnother = 7;
/** A letter without its accent. */
const unmarked = (letter: string): string => normalized(letter, 'NFD').replaceAll(/\p{M}/gu, '');

/** A word with each of its letters twice, one at a time. */
const twiceElsewhere = (word: string): string[] =>
  Array.from(word, (letter, at) => `${word.slice(0, at)}${letter}${word.slice(at)}`);

/**
 * The same of a German noun: a letter that is missing within it, is there twice, or is exchanged with the next one. Any
 * two nouns make another, so that most names of companies are one letter away from a compound.
 */
function isNoun(word: string, knows: (word: string) => boolean): boolean {
  const letters = [...word];
  return letters.some((letter, at) => {
    const [before, next, rest] = [letters.slice(0, at).join(''), letters[at + 1] ?? '', letters.slice(at + 2).join('')];
    const without = `${before}${next}${rest}`;
    const exchanged = `${before}${next}${letter}${rest}`;
    return (
      (letter === next && knows(without)) ||
      (at > 0 && exchanged !== word && knows(exchanged)) ||
      (at > 0 &&
        letters.length >= shortest &&
        Array.from(ALPHABET).some((one) => {
          const whole = `${before}${one}${letter}${next}${rest}`;
          return knows(whole) && !isMadeOfShortWord(whole, at, knows);
        }))
    );
  });
}

/** "Lymph-dom", "Brand-ring", "Bar-frakturen": whether a short word is in it, which makes a compound of nearly anything. */
function isMadeOfShortWord(word: string, at: number, knows: (word: string) => boolean): boolean {
  const isWord = (part: string) => [lower(part), part.charAt(0).toUpperCase() + lower(part).slice(1)].some(knows);
  for (let until = 3; until <= longestShort; until += 1)
    if (isWord(word.slice(0, until)) && isWord(word.slice(until))) return true;
  for (let from = Math.max(1, at - longestShort + 1); from <= at; from += 1)
    for (let until = Math.max(at + 1, from + 3); until <= Math.min(word.length, from + longestShort); until += 1)
      if (isWord(word.slice(from, until)) && knows(word.slice(0, until))) return true;
  return false;
}
const longestShort = 5;

const VOWELS = 'aeiouyäöüßàâãáéèêëíîïóôõùûúœ';
/** Letters that are written for each other, since they sound alike. */
const alike = ['sczç', 'ckqg', 'td', 'bpv', 'mnñ', 'gj', 'vwf', 'lr'];
const mistakenFor = (letter: string): string[] =>
  [VOWELS, ...alike].filter((letters) => letters.includes(letter)).flatMap((letters) => Array.from(letters));
/** The letters of the languages that there are dictionaries for. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyzäöüßàâãáçéèêëíîïñóôõùûúœ';
