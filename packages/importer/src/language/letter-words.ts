import { documentLanguages, enclosureLabels, habitsOf, isLikeHabit, likeHabit } from '@vitae/domain';
import { COUNTRY_OF } from './countries.ts';

/** A language in a country, with how letters begin and end there. */
export interface Usual {
  locale: string;
  country: string;
  openings: readonly string[];
  closings: readonly string[];
  subjects: readonly string[];
}

/** What people write although nobody would suggest it to them. */
const others: Readonly<Record<string, { openings?: string[]; closings?: string[] }>> = {
  en: {
    openings: ['To whom it may concern', 'Dear {{name}}', 'Hello {{name}}', 'Hi {{name}}'],
    closings: [
      'Regards',
      'Best',
      'Best wishes',
      'Warm regards',
      'With best regards',
      'With kind regards',
      'Respectfully',
      'Respectfully yours',
      'Yours truly',
    ],
  },
  de: {
    openings: [
      'Sehr geehrte {{name}}',
      'Sehr geehrter {{name}}',
      'Hallo {{name}}',
      'Liebe {{name}}',
      'Lieber {{name}}',
    ],
    closings: ['Beste Grüße', 'Herzliche Grüße', 'Mit besten Grüßen', 'Mit freundlichen Grüssen', 'Hochachtungsvoll'],
  },
  fr: { openings: ['Bonjour {{name}}', 'Madame {{name}}', 'Monsieur {{name}}'], closings: ['Cordialement'] },
  es: { openings: ['Estimada {{name}}', 'Estimado {{name}}', 'A quien corresponda'], closings: ['Saludos cordiales'] },
  it: { openings: ['Gentile {{name}}', 'Egregio {{name}}'], closings: ['Cordialmente'] },
  nl: { openings: ['Geachte {{name}}', 'Beste {{name}}'], closings: ['Met vriendelijke groeten'] },
  pt: { openings: ['Prezada {{name}}', 'Prezado {{name}}'], closings: ['Cumprimentos'] },
  pl: { openings: ['Szanowna {{name}}', 'Szanowny {{name}}'] },
};

/** Languages whose letters differ from country to country. */
const regions = [
  ['en', 'GB'],
  ['pt', 'BR'],
  ['de', 'CH'],
] as const;

const usual: readonly Usual[] = [
  ...documentLanguages.map((locale) => [locale, COUNTRY_OF[locale] ?? 'US'] as const),
  ...regions,
].map(([locale, country]) => {
  const { openings, closings, subjects } = habitsOf({ locale, country });
  return {
    locale,
    country,
    openings: [...openings.map(([text]) => text), ...(others[locale]?.openings ?? [])],
    closings: [...closings.map(([text]) => text), ...(others[locale]?.closings ?? [])],
    subjects,
  };
});

/** The habits of all languages, those of the given one first. */
export const usualFrom = (language: string): Usual[] => [
  ...usual.filter(({ locale }) => locale === language),
  ...usual.filter(({ locale }) => locale !== language),
];

const LONGEST_OPENING = 90;
const LONGEST_CLOSING = 240;

/** Where a line is a salutation: the country whose letters begin like that; `null` for any other line. */
export function openingOf(text: string, countries: readonly Usual[]): Usual | null {
  if (text.length > LONGEST_OPENING) return null;
  const ends = /[,:!，：、،]\s*$/u.test(text);
  const isLike = likeHabit(text);
  const fits = (pattern: string) => (ends || !pattern.includes('{{')) && isLike(pattern);
  return countries.find(({ openings }) => openings.some(fits)) ?? null;
}

/** Whether a line or a block of lines is the closing of a letter, in any country of its language. */
export const isClosing = (text: string, { locale }: Usual): boolean =>
  text.length <= LONGEST_CLOSING && usual.some((one) => one.locale === locale && one.closings.some(likeHabit(text)));

/** Of the countries of a language, the one whose habits a salutation and a closing follow, down to the punctuation. */
export function countryOf({ locale }: Usual, opening: string, closing: string): Usual | undefined {
  const ends = (pattern: string) => isLikeHabit(opening, pattern) && opening.trim().at(-1) === pattern.at(-1);
  const score = ({ openings, closings }: Usual) =>
    Number(openings.some(ends)) + Number(closings.some((pattern) => isLikeHabit(closing, pattern)));
  const countries = usual.filter((one) => one.locale === locale);
  return countries.toSorted((one, two) => score(two) - score(one))[0];
}

/** The job that a subject of a usual form names; `''` without one. */
export function jobInSubject(subject: string, { subjects }: Usual): string {
  for (const pattern of subjects) {
    const [before = '', after = ''] = pattern.split('{{job}}');
    const text = subject.trim();
    if (text.length <= before.length + after.length || !isLikeHabit(text, pattern)) continue;
    return text.slice(before.length, text.length - after.length).trim();
  }
  return '';
}

const SUBJECT =
  /^(?:re|subject|betreff|betr\.|betrifft|objet|asunto|assunto|oggetto|betreft|onderwerp|dotyczy|temat|ärende|konu|θέμα|тема|الموضوع|הנדון|विषय)\s*[:：.]\s*\S/iu;
const APPLIES = /\b(?:application|bewerbung|candidature|candidatura|sollicitatie|ansökan|position|stellenanzeige)\b/iu;
/** The same in scripts whose words have no edges for patterns, or that begin with it. */
const APPLIES_ELSEWHERE =
  /^(?:طلب (?:ال)?(?:توظيف|تقد(?:ي|\u0651)?م|وظيفة)|מועמדות|αίτηση|заявление|отклик|ứng tuyển|đơn xin|aplikacja|başvuru)|応募|应聘|應聘|지원의? ?건|आवेदन/iu;

/** Whether a short line says what a letter is about. */
export const isSubject = (text: string, { subjects }: Usual): boolean =>
  text.length <= 160 &&
  !/[.!?]$/u.test(text) &&
  (SUBJECT.test(text) ||
    APPLIES.test(text) ||
    APPLIES_ELSEWHERE.test(text) ||
    subjects.some((pattern) => isLikeHabit(text, pattern)));

const labels = [
  ...Object.values(enclosureLabels),
  'Enclosure',
  'Encl',
  'Encls',
  'Enc',
  'Attachments',
  'Attachment',
  'Attached',
]
  // Singular forms and abbreviations of all languages.
  .concat(
    'Anl',
    'Annexe',
    'Annexes',
    'All',
    'Bijl',
    'Zał',
    'Załącznik',
    'Adj',
    'Adjunto',
    'Adjuntos',
    'Ek',
    'Приложение',
  )
  .concat(
    '첨부',
    '添付書類',
    '附',
    'Anlage',
    'Pièce jointe',
    'PJ',
    'P.J',
    'P. J',
    'Allegato',
    'Bijlage',
    'Anexo',
    'Bilaga',
  )
  .toSorted((one, two) => two.length - one.length)
  .map((label) => label.replace(/\./gu, String.raw`\.`))
  .join('|');
const ENCLOSURES = new RegExp(String.raw`^(?:${labels})\.?(?:\s*\(\d+\))?\s*(?:$|[:：]\s*)`, 'iu');

/** The label of a list of enclosures, and the text after it; `null` for a line without such a label. */
export function afterEnclosureLabel(text: string): { label: string; rest: string } | null {
  const label = ENCLOSURES.exec(text)?.[0];
  return label === undefined ? null : { label, rest: text.slice(label.length) };
}
