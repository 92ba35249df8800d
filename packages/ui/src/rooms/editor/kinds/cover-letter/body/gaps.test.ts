import { coverLetterKind, escapeRichText, newId } from '@vitae/domain';
import { expect, it } from 'vitest';
import { filledStarter, gapsIn, paragraphsWithGaps } from './gaps.ts';
import { withParagraph } from './paragraphs.ts';

const letter = {
  ...coverLetterKind.create({ title: 'Letter' }),
  jobTitle: 'Plumber',
  recipient: { name: '', role: '', company: 'Halden $& Co', address: '' },
};

it('fills in the company and the job of the letter, and leaves the other gaps marked', () => {
  const text = 'I write to [company] as [job]: [seven years], [company].';
  const filled = filledStarter(text, letter);
  expect(filled).toBe('I write to Halden $& Co as Plumber: [seven years], Halden $& Co.');
  expect(filledStarter(text, { ...letter, jobTitle: ' ' })).toContain('as [job]:');
  expect(gapsIn(`${filled} [seven years] []`)).toEqual(['[seven years]']);
});

it('finds the gaps of a paragraph that was inserted, until they are replaced', () => {
  const inserted = withParagraph(letter, escapeRichText('I have [seven years] of work.'));
  expect(paragraphsWithGaps(inserted)).toEqual([{ id: inserted.paragraphs[0]?.id, gaps: ['[seven years]'] }]);
  const written = { paragraphs: [{ id: newId(), text: 'I have 7 years. [See](https://example.com)' }] };
  expect(paragraphsWithGaps(written)).toEqual([]);
});
