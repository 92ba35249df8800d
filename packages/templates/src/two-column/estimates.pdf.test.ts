import { fontFamilies, type Resume, type TemplateTokens } from '@vitae/domain';
import { createPdfRenderer } from '@vitae/renderer';
import { nodeFonts } from '@vitae/renderer/node';
import { latinFixtures } from '@vitae/testkit/fixtures';
import { linesOutside, readPdf } from '@vitae/testkit/pdf';
import { misreadings, squeezed, squeezedPieces } from '@vitae/testkit/reading';
import { triesAll } from '@vitae/testkit/sample';
import { describe, expect, it } from 'vitest';
import { partsDrawn } from '../testing/parts-drawn.ts';

const render = createPdfRenderer({ fonts: nodeFonts, assets: () => Promise.resolve(undefined) });
const hard = latinFixtures.filter(({ name }) =>
  ['long-words-and-urls', 'five-pages', 'custom-sections'].includes(name),
);
const sizes: Partial<TemplateTokens>[] = [{}, { fontSize: 14 }, { fontSize: 14, margin: 30 }];

const fonts = fontFamilies.map((fontFamily, row) => ({ fontFamily, row }));
/** In `npm test` each document is set in one font. */
const tried = triesAll ? fonts : fonts.slice(0, hard.length);

/**
 * Heights of columns are estimated: a column whose height is underestimated would overflow onto the next page, whose
 * columns begin after it.
 */
describe.each(tried)('two columns in $fontFamily', (font) => {
  const { fontFamily, row } = font;
  it.each(hard.filter((_, column) => triesAll || column === row))(
    'continue from page to page in the order of the document at any size: $name',
    async ({ resume }) => {
      for (const size of sizes) {
        const sized: Resume = {
          ...resume,
          template: {
            ...resume.template,
            id: 'two-column',
            tokens: { ...resume.template.tokens, ...size, fontFamily, page: 'LETTER' },
          },
        };
        const { pages } = await readPdf((await render(sized, { attachment: 'none' })).bytes);
        const running = (text: string) => text.replace(/[^\n]*· Page \d+ of \d+/u, '');
        expect(
          misreadings(
            pages.map(({ text }) => squeezed(running(text))),
            partsDrawn(sized).map(squeezedPieces),
          ),
          JSON.stringify(size),
        ).toEqual([]);
        expect(linesOutside(pages)).toEqual([]);
      }
    },
  );
});
