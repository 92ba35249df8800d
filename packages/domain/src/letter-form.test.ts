import { expect, it } from 'vitest';
import { letterFormOf, type LetterForm } from './letter-form.ts';

/** The form of a letter from top to bottom: where the date is, and the sides of date, recipient and signature. */
const summaryOf = ({ date, dateAt, recipientAt, signatureAt, hasWindow }: LetterForm) =>
  [date, dateAt, recipientAt, signatureAt, hasWindow ? 'window' : ''].join(' ').trim();

it.each([
  ['US', 'first start start start'],
  ['GB', 'first start start start'],
  ['DE', 'below end start start window'],
  ['AT', 'below end start start window'],
  ['CH', 'below start start start'],
  ['FR', 'below end end end'],
  ['IT', 'first start end end'],
  ['PL', 'first end end end'],
  ['ES', 'below end start start'],
  ['NL', 'below start start start'],
  ['SE', 'first end start start'],
  ['RU', 'first start end start'],
  ['JP', 'first end start end'],
  ['KR', 'first end start end'],
  ['CN', 'last end start end'],
  ['EG', 'first start start start'],
])('a letter to %s has its parts where readers there look for them', (country, expected) => {
  expect(summaryOf(letterFormOf({ country }))).toBe(expected);
});

it('the subject is in the middle in Japan and Israel', () => {
  const centred = ['US', 'DE', 'JP', 'IL', 'CN'].filter((country) => letterFormOf({ country }).subjectAt === 'center');
  expect(centred).toEqual(['JP', 'IL']);
});
