import { richTextToPlain, type CoverLetter } from '@vitae/domain';
import type { LetterParts } from './letter-contents.ts';

/** The fields that are compared; text as printed, `''` for what is not there. */
export type LetterTruth = Partial<Record<(typeof fields)[number], string>> & { paragraphs: readonly string[] };

const fields = [
  'name',
  'headline',
  'email',
  'phone',
  'city',
  'recipient',
  'role',
  'company',
  'address',
  'date',
  'subject',
  'opening',
  'closing',
  'enclosures',
] as const;

/** What a letter of ours has in the fields that are compared. */
export const readLetter = ({ sender, recipient, ...letter }: CoverLetter): LetterTruth => ({
  name: sender.fullName,
  headline: sender.headline,
  email: sender.email,
  phone: sender.phone,
  city: sender.location.city,
  recipient: recipient.name,
  role: recipient.role,
  company: recipient.company,
  address: recipient.address,
  date: letter.date,
  subject: letter.subject,
  opening: letter.opening,
  closing: letter.closing,
  enclosures: letter.enclosures,
  paragraphs: letter.paragraphs.map(({ text }) => richTextToPlain(text)),
});

/** What a generated letter shows. */
export const truthOfParts = (parts: LetterParts): LetterTruth => ({
  name: parts.name,
  headline: parts.headline,
  email: parts.email,
  phone: parts.phone,
  city: parts.city,
  recipient: parts.recipient,
  role: parts.role,
  company: parts.company,
  address: parts.address.join('\n'),
  date: parts.day,
  subject: parts.subject,
  opening: parts.opening,
  closing: parts.closing,
  enclosures: parts.enclosures.join('\n'),
  paragraphs: parts.paragraphs,
});

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u064B-\u065F\u0640\u00AD]/gu, '')
    .replace(/[^\p{L}\p{N}+]/gu, '');

/** Letters differ in whether "Re:" belongs to the subject. */
const LABEL =
  /^(?:re|ref|subject|betreff|objet|asunto|oggetto|assunto|betreft|dotyczy|ärende|тема|件名|主题|الموضوع)\s*[:：.]\s*/iu;

/** How well a letter was read: the mean F1 of the fields that it or its truth has, and what was wrong. */
export function scoreLetter(truth: LetterTruth, found: LetterTruth): { score: number; misses: string[] } {
  const misses: string[] = [];
  const scores: number[] = [];
  for (const field of fields) {
    const [wanted = '', given = ''] = [truth[field], found[field]].map((text) =>
      folded((text ?? '').replace(field === 'subject' ? LABEL : '', '')),
    );
    // The truth does not have this field, so it is not scored.
    if (truth[field] === undefined || (!wanted && !given)) continue;
    const isRight = wanted === given;
    scores.push(isRight ? 1 : 0);
    if (!isRight)
      misses.push(`${field}: want ${JSON.stringify(truth[field])}, got ${JSON.stringify(found[field] ?? '')}`);
  }
  const left = found.paragraphs.map(folded);
  let hits = 0;
  for (const paragraph of truth.paragraphs) {
    const at = left.findIndex((text) => text.startsWith(folded(paragraph)));
    if (at >= 0) hits += left.splice(at, 1).length;
    else misses.push(`paragraph not found: ${paragraph}`);
  }
  for (const text of left) misses.push(`paragraph that is none: ${text.slice(0, 60)}`);
  const paragraphs = truth.paragraphs.length + found.paragraphs.length;
  if (paragraphs > 0) scores.push((2 * hits) / paragraphs);
  return { score: scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length), misses };
}
