import type { FieldValue, Slot } from '@vitae/domain';
import type { ReviewFieldKind } from './review-model.ts';

/** Words that occur in names of companies and schools, but hardly ever in those of places. */
const ofCompanies =
  /(?:^|[\s,.(])(?:inc|ltd|llc|llp|plc|gmbh|corp|corporation|company|holding|group|bank|university|college|school|hospital|studio|consulting|solutions|systems|technologies|labs?|agency|partners|services)(?:$|[\s,.)])/i;
const listSign = /^\s*[•●○▪■*–-]\s/;
/** Characters and words that do not occur in names. */
const longName = 90;
const manyWords = 12;
const longPlace = 60;
const longTag = 60;
const manyTags = 40;

/** Whether a value hardly ever belongs in its field: it was probably read into the wrong one. */
export function looksMisplaced(slot: Slot | 'city', kind: ReviewFieldKind, value: FieldValue): boolean {
  if (Array.isArray(value))
    return (
      value.length > manyTags || value.some((tag) => tag.length > longTag || listSign.test(tag) || isSentence(tag))
    );
  if (typeof value !== 'string' || value === '' || kind === 'richText') return false;
  if (slot === 'location' || slot === 'city')
    return ofCompanies.test(value) || value.length > longPlace || isSentence(value) || listSign.test(value);
  if (slot === 'title' || slot === 'subtitle')
    return value.length > longName || wordsIn(value) > manyWords || listSign.test(value) || isSentence(value);
  return false;
}

const wordsIn = (text: string): number => text.split(/\s+/).length;

/** Whether a text is a sentence: several words that end like one. */
const isSentence = (text: string): boolean => /\p{Ll}{2,}[.;]\s*$/u.test(text) && wordsIn(text) > 5;
