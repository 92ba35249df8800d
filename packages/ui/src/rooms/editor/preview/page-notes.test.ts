import { createResume } from '@vitae/domain';
import type { PreviewFrame } from '@vitae/renderer/preview';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadAreas, textsOf } from '../../../base/i18n/index.ts';
import { fieldName } from '../kinds/resume/field-name.ts';
import { pageNotesOf, wordsOf } from './page-notes.tsx';

const resume = createResume({ title: 'A' });
const page = (index: number) => ({ index, width: 600, height: 800, boxes: [] });
const frame: PreviewFrame = { revision: 1, pages: [page(0)], missing: [], overflow: [], lastPageFill: 1, change: null };
const words = (values: Partial<PreviewFrame>) => {
  const { t } = textsOf('preview');
  return pageNotesOf(resume, { ...frame, ...values }, (path) => fieldName(resume, path, t)).map((note) =>
    wordsOf(note, t, 'en'),
  );
};

beforeAll(async () => {
  await loadAreas(['preview']);
});

describe('page notes', () => {
  it('are empty for pages without problems', () => expect(words({})).toEqual([]));

  it('name the field of characters without a font, once', () => {
    const missing = ['𓀀', '𐀀'].map((char) => ({ char, path: 'basics.fullName' }));
    expect(words({ missing })).toEqual([
      'Full name: no font has “𓀀”, “𐀀”. A box is printed instead; use other characters.',
    ]);
    expect(words({ missing: [{ char: '𓀀', path: 'sections.experience.items.1.employer' }] })[0]).toMatch(
      /^Experience · Employer: no font/,
    );
    expect(words({ missing: [{ char: '𓀀', path: '' }] })[0]).toMatch(/^No font has “𓀀”/);
  });

  it('name what is too wide', () => expect(words({ overflow: ['summary'] })[0]).toMatch(/^Summary is too wide/));

  it('suggest a remedy for a nearly empty page', () => {
    const pages = [page(0), page(1), page(2)];
    expect(words({ pages, lastPageFill: 0.08 })).toEqual([
      'The last page is only 8% full. Fit to 2 pages under Design, or shorten a little.',
    ]);
    expect(words({ pages: pages.slice(0, 2), lastPageFill: 0.08 })[0]).toContain('Fit to 1 page under');
  });

  it('name the pages of a final document that would change', () => {
    const line = { page: 0, x: 0, y: 0, text: 'A' };
    const [note] = words({ change: { before: 3, after: 3, pages: [0, 2], lines: [line, { ...line, page: 2 }] } });
    expect(note).toContain('lays out pages 1 and 3 differently (2 lines, marked on the pages)');
  });
});
