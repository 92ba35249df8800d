import { remembered } from '../../../text/remembered.ts';
import { documentLanguages, documentStrings, pageStrings, sections, type Section } from '@vitae/domain';
import { inSimplified } from '../../../language/traditional.ts';
import { CJK, foldText, foldWords, withoutColon } from '../../../text/normalise.ts';
import { HEADLINE_LABELS } from '../labels/contact-labels.ts';
import { abroadHeadings } from './known-headings/abroad.ts';
import { easternHeadings, weakInTheEast } from './known-headings/eastern.ts';
import { exampleHeadings } from './known-headings/examples.ts';
import { knownHeadings } from './known-headings/index.ts';
import { laterHeadings } from './known-headings/later.ts';
import { moreHeadings } from './known-headings/more.ts';
import { neighbourHeadings } from './known-headings/neighbours.ts';
import { learnHeadings, type HeadingModel } from './likely-heading.ts';
import { summaryHeadings } from './summary-headings.ts';
import { sectionOfKey } from '../fields.ts';

/** What a heading announces. `unknown` becomes a custom section. */
export type HeadingTarget =
  | { kind: 'section'; section: Section }
  | { kind: 'summary' }
  | { kind: 'contact' }
  | { kind: 'headline' }
  | { kind: 'unknown' };

export type HeadingMatch = { target: HeadingTarget; language: string; exact: boolean };

/** Blocks of contact details and links; the domain has no section for them, they are the resume's basics. */
const CONTACT_HEADINGS: Record<string, readonly string[]> = {
  en: [
    'Contact',
    'Contacts',
    'Contact information',
    'Contact details',
    'Contact info',
    'Info',
    'Contact me',
    'Get in touch',
    'Personal information',
    'Personal details',
    'Personal info',
    'Personal data',
    'Links',
    'Profiles',
    'Social',
    'Social media',
    'Social profiles',
    'Online',
    'Online profiles',
    'Online presence',
    'Websites',
    'Websites & social links',
    'Find me online',
    'Address',
    'Location',
    'Details',
  ],
  de: [
    'Kontakt',
    'Kontaktdaten',
    'Persönliche Daten',
    'Persönliche Angaben',
    'Angaben zur Person',
    'Persönliches',
    'Anschrift',
    'Zur Person',
  ],
  fr: ['Contact', 'Coordonnées', 'Informations personnelles', 'Liens', 'Réseaux sociaux', 'État civil'],
  es: [
    'Contacto',
    'Datos personales',
    'Datos de contacto',
    'Información personal',
    'Información de contacto',
    'Enlaces',
    'Redes sociales',
  ],
  pt: [
    'Contato',
    'Contacto',
    'Contatos',
    'Contactos',
    'Dados pessoais',
    'Informações pessoais',
    'Informação pessoal',
    'Redes sociais',
  ],
  it: ['Contatti', 'Contatto', 'Dati personali', 'Informazioni personali', 'Recapiti', 'Dati anagrafici'],
  nl: ['Contact', 'Contactgegevens', 'Persoonlijke gegevens', 'Personalia', 'Persoonlijke informatie'],
  pl: ['Kontakt', 'Dane osobowe', 'Dane kontaktowe', 'Informacje osobiste'],
  sv: ['Kontakt', 'Kontaktuppgifter', 'Personuppgifter'],
  vi: ['Liên hệ', 'Thông tin liên hệ', 'Thông tin cá nhân'],
  tr: ['İletişim', 'İletişim bilgileri', 'Kişisel bilgiler'],
  el: ['Επικοινωνία', 'Στοιχεία επικοινωνίας', 'Προσωπικά στοιχεία'],
  ru: ['Контакты', 'Контактная информация', 'Личные данные', 'Контактные данные', 'Личная информация'],
  ar: [
    'التواصل',
    'معلومات الاتصال',
    'بيانات الاتصال',
    'الاتصال',
    'المعلومات الشخصية',
    'البيانات الشخصية',
    'معلومات شخصية',
    'للتواصل',
  ],
  he: ['פרטי קשר', 'יצירת קשר', 'פרטים אישיים'],
  hi: ['संपर्क', 'व्यक्तिगत जानकारी'],
  zh: ['联系方式', '个人信息', '基本信息', '联系信息', '聯絡方式', '個人資料', '基本资料'],
  ja: ['連絡先', '個人情報', '基本情報', '本人情報'],
  ko: ['연락처', '인적사항', '인적 사항', '개인정보', '기본 정보'],
};

/** The form in which headings are compared: as other texts, and Chinese in simplified characters. */
const headingKey = (text: string): string => inSimplified(foldText(text));

type Announced = { text: string; target: HeadingTarget; language: string };

/** All known headings; of those alike the first one counts. */
function* announced(): Iterable<Announced> {
  const each = function* (texts: readonly string[], target: HeadingTarget, language: string): Iterable<Announced> {
    for (const text of texts) yield { text, target, language };
  };
  for (const language of documentLanguages) {
    yield* each(CONTACT_HEADINGS[language] ?? [], { kind: 'contact' }, language);
    yield* each([pageStrings(language).contact], { kind: 'contact' }, language);
    for (const section of sections) {
      const shown = section.headings[language];
      const known = knownHeadings[section.key]?.[language] ?? [];
      yield* each(shown === undefined ? known : [shown, ...known], { kind: 'section', section }, language);
    }
    yield* each([documentStrings(language).summary, ...summaryHeadings[language]], { kind: 'summary' }, language);
  }
  for (const [key, byLanguage] of [...Object.entries(moreHeadings), ...Object.entries(laterHeadings)])
    for (const [language, headings] of Object.entries(byLanguage))
      yield* each(headings.split('|'), targetOfKey(key), language);
  for (const [key, headings] of [...Object.entries(neighbourHeadings), ...Object.entries(easternHeadings)])
    yield* each(headings.split('|'), targetOfKey(key), '');
  for (const [language, byKey] of Object.entries(abroadHeadings)) {
    const own = documentLanguages.find((known) => known === language) ?? '';
    for (const [key, headings] of Object.entries(byKey)) yield* each(headings.split('|'), targetOfKey(key), own);
  }
  yield* each(HEADLINE_LABELS, { kind: 'headline' }, 'en');
}

const targetOfKey = (key: string): HeadingTarget => {
  const section = sectionOfKey(key);
  if (section) return { kind: 'section', section };
  return { kind: key === 'contact' ? 'contact' : 'summary' };
};

function buildIndex(): Map<string, HeadingMatch> {
  const index = new Map<string, HeadingMatch>();
  // After all others: "Profile" is a summary, although "Profiles" are links.
  const singulars = new Map<string, HeadingMatch>();
  for (const { text, target, language } of announced()) {
    const key = headingKey(text);
    if (key && !index.has(key)) index.set(key, { target, language, exact: true });
    const one = language === 'en' ? singular(text) : '';
    if (one && !OTHER_AS_ONE.has(one) && !singulars.has(one)) singulars.set(one, { target, language, exact: true });
  }
  return new Map([...singulars, ...index]);
}

/** What one of them means is something else: a designation is what somebody is employed as. */
const OTHER_AS_ONE: ReadonlySet<string> = new Set(['designation']);

/** English headings may be singular or plural: "Extracurricular activity". */
const singular = (text: string): string =>
  foldWords(text)
    .map((word) => word.replace(/ies$/u, 'y').replace(/(?<=[a-z]{3})(?<!s)s$/u, ''))
    .join('');

const INDEX = buildIndex();

/** What a bracket behind a heading says of the order or the choice of what stands below it. */
const REMARK = new RegExp(
  String.raw`\s*[(（](?:` +
    [
      String.raw`(?:in )?(?:reverse )?chronological(?: order)?|(?:most )?(?:latest|recent|newest)(?: (?:ones? )?first)?|selected|selection|excerpts?|extracts?|relevant|summary|cont(?:inue|[’']?)d\.?|last \p{L}+ years`,
      String.raw`auszug|auszugsweise|auswahl|ausgewählt|fortsetzung|forts\.|(?:das )?neueste zuerst`,
      String.raw`suite|extraits?|sélection|(?:la |le )?plus récente? d[’']abord|ordre (?:anti|inverse )?chronologique`,
      String.raw`selección|continuación|cont\.|extracto|(?:la |lo )?más reciente primero`,
      String.raw`seleção|continuação|resumo|mais recentes? primeiro|selezione|segue|in sintesi|dal più recente`,
      String.raw`selectie|vervolg|uittreksel|wybór|wybrane|c\.?d\.|urval|forts|utvalg|udvalg|fortsat|fortsatt|výběr|výber|izbor|избранное|выборочно|продолжение|seçme|devamı|抜粋|節選|节选|발췌`,
    ].join('|') +
    String.raw`)[)）]$`,
  'iu',
);

const trimmed = (text: string): string =>
  withoutColon(text.replace(/^\s*(?:\d{1,2}|[IVX]{1,4})[.)]\s+/u, ''))
    .replace(REMARK, '')
    .trim();

/** Words that announce a section alone, and among others say little of it: "Unpaid work", "Sea service". */
const WEAK = new Set([
  ...'work|works|service|services|community|engagement|engagements|background|additional|extra|extras|travaux|trabajos|lavori|arbeiten'.split(
    '|',
  ),
  ...`${weakInTheEast}|기타|其他|その他`.split('|').map(foldText),
]);

const THAI = /\p{Script=Thai}/u;
const GAPLESS = new RegExp(`${CJK.source}|${THAI.source}`, 'u');

const MAX_WORDS = 7;
/** A bracket that another line opened. */
const CLOSES_ANOTHER = /^[^([{]*[)\]}]/u;
/** Of a heading with its number, colon and spaces. */
const MAX_LENGTH = 200;

/**
 * What the words of a heading announce: known words exactly, or (weaker) known words among others: "Skills & Awards".
 */
export const matchHeading = (text: string): HeadingMatch | undefined => {
  const bare = text.length > MAX_LENGTH ? '' : trimmed(text);
  if (!bare || bare.length > 70 || /[.,;!?。，；]$/u.test(bare) || CLOSES_ANOTHER.test(bare)) return undefined;
  // "2 Education" in a document that numbers its sections.
  const unnumbered = bare.replace(/^\d{1,2}(?:\.\d{1,2})?\s+(?=\p{Lu})/u, '');
  const exact = INDEX.get(headingKey(unnumbered)) ?? INDEX.get(singular(bare)) ?? misspelt(bare);
  if (exact) return exact;
  // "Berufserfahrung/Praktika": two names of one section.
  const [one, ...others] = bare.split(/\s*\/\s*/u).map((part) => INDEX.get(foldText(part)));
  if (one && others.length > 0 && others.every((other) => other && targetKey(other.target) === targetKey(one.target)))
    return one;
  if (/course\s?work|modules taken|relevante (?:module|kurse)/iu.test(bare)) return undefined;
  const words = foldWords(unnumbered);
  if (words.length > MAX_WORDS || /[@\d]/u.test(unnumbered)) return undefined;
  let best: { match: HeadingMatch; length: number } | undefined;
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= words.length; to += 1) {
      const key = words.slice(from, to).join('');
      const match = WEAK.has(key) ? undefined : INDEX.get(key);
      const length = to - from;
      if (match && match.target.kind !== 'headline' && (!best || length > best.length)) best = { match, length };
    }
  }
  if (!best && (CJK.test(bare) ? bare.length <= 12 : THAI.test(bare) && bare.length <= 30))
    best = partOfCjk(headingKey(bare));
  // "Mahi / Work": a heading in two languages, of which one is known.
  const inOther = others.length === 1 && words.length === 2 ? (one ?? INDEX.get(words[1] ?? '')) : undefined;
  if (!best && inOther && inOther.target.kind !== 'headline') best = { match: inOther, length: 1 };
  if (!best && words.length === 1) best = startOrEnd(words[0] ?? '');
  return best ? { ...best.match, exact: false } : undefined;
};

let model: HeadingModel | undefined;

/** What a heading that no list has announces, and whether its words leave no doubt. */
export type LikelyTarget = { target: HeadingTarget; sure: boolean };

/** What a line that looks like the headings announces, by headings with words like its own, if no list has it. */
export const likelyTarget = (text: string): LikelyTarget => {
  model ??= learnHeadings([
    // The words of "Further information" and of labels say nothing of a section, and those of languages without their own lists too little.
    ...[...announced()]
      .filter(({ language }) => language !== '')
      .map(({ text: known, target }) => ({ text: known, key: targetKey(target) }))
      .filter(({ key }) => key !== 'additional' && key !== 'headline'),
    ...Object.entries(exampleHeadings).flatMap(([key, byLanguage]) =>
      Object.values(byLanguage).flatMap((texts) => texts.split('|').map((example) => ({ text: example, key }))),
    ),
  ]);
  const likely = model(trimmed(text));
  return likely ? { target: targetOfKey(likely.key), sure: likely.sure } : { target: { kind: 'unknown' }, sure: false };
};

/** How likely it is that lines belong below such a guess, 0 to 1: so little where it is weak that they are doubted. */
export const confidenceOfGuess = ({ target, sure }: LikelyTarget): number =>
  target.kind === 'unknown' || sure ? 0.5 : 0.1;

/** The key of a section, or the kind of another target. */
export const targetKey = (target: HeadingTarget): string =>
  target.kind === 'section' ? target.section.key : target.kind;

/** Chinese, Japanese and Thai headings have no spaces: the longest known heading inside counts. */
const partOfCjk = (text: string): { match: HeadingMatch; length: number } | undefined => {
  let best: { match: HeadingMatch; length: number } | undefined;
  for (const [key, match] of INDEX) {
    if (
      key.length >= (CJK.test(key) ? 2 : 4) &&
      GAPLESS.test(key) &&
      text.includes(key) &&
      (!best || key.length > best.length)
    )
      best = { match, length: key.length };
  }
  return best;
};

/** A heading in letter-spaced type has lost its spaces: a long known heading at its start or end counts. */
const startOrEnd = (text: string): { match: HeadingMatch; length: number } | undefined => {
  let best: { match: HeadingMatch; length: number } | undefined;
  for (const [key, match] of INDEX) {
    if (
      match.target.kind !== 'headline' &&
      key.length >= 6 &&
      key.length >= 0.4 * text.length &&
      (text.startsWith(key) || text.endsWith(key)) &&
      (!best || key.length > best.length)
    )
      best = { match, length: key.length };
  }
  return best;
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');

/** "Expérience professionelle", "Profesional experience": known words of which one lacks a double letter. */
const withoutDouble = (text: string): HeadingMatch | undefined => {
  if (!/^\p{Lu}\p{L}+(?: \p{L}+){1,3}$/u.test(text)) return undefined;
  const word = foldText(text);
  for (let at = 1; at < word.length; at += 1) {
    const match = INDEX.get(word.slice(0, at) + word.slice(at - 1));
    if (match && match.target.kind !== 'headline') return match;
  }
  return undefined;
};

/**
 * "Exprience", "Eductaion": a known heading within which one letter is missing, or two have changed places. Shorter words,
 * and those with another ending or another letter, are often words of their own.
 */
const misspelt = (text: string): HeadingMatch | undefined => {
  if (!/^\p{Lu}\p{L}{7,29}$/u.test(text)) return withoutDouble(text);
  const word = foldText(text);
  for (let at = 1; at < word.length - 2; at += 1) {
    const [before, one, two, after] = [
      word.slice(0, at),
      word.slice(at, at + 1),
      word.slice(at + 1, at + 2),
      word.slice(at + 2),
    ];
    const spelt = [before + two + one + after, ...LETTERS.map((letter) => before + letter + one + two + after)];
    const match = spelt.map((known) => INDEX.get(known)).find((found) => found && found.target.kind !== 'headline');
    if (match) return match;
  }
  return undefined;
};

/** The section that a text announces word for word, if it is the heading of one. */
export const sectionOfHeading = (text: string): Section | undefined => {
  const match = matchHeading(text);
  return match?.exact && match.target.kind === 'section' ? match.target.section : undefined;
};

/** Whether the text is, word for word, a heading that resumes use. */
export const isKnownHeading = remembered((text) => matchHeading(text)?.exact === true);
