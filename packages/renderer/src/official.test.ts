import { fileURLToPath } from 'node:url';
import { fontFamilies } from '@vitae/domain';
import { templates } from '@vitae/templates';
import { firstDifference, loadOfficial, plainFile, twoPageResume } from '@vitae/testkit/pdf';
import { describe, expect, it } from 'vitest';
import { nodeFonts } from './node.ts';
import { renderPdf } from './render-pdf.ts';
import { everyNth } from '@vitae/testkit/sample';

const { officialPdf, registerFonts } = await loadOfficial({ lines: 'ours' });
registerFonts(fileURLToPath(new URL('../fonts', import.meta.url)), fontFamilies);

/** Yoga calculates in 32-bit floats; a part laid out once instead of twice ends up this close, in points. */
const ROUNDING = 0.001;
/** The official renderer writes the date of the revision under a name that PDF does not define. */
const withModDate = (file: string) => file.replace('/ModificationDate', '/ModDate');

describe('our file against the official renderer’s', () => {
  it.each(everyNth(3, 0, templates).map(({ id }) => id))(
    'draws the same to a thousandth of a point: %s',
    async (id) => {
      const resume = twoPageResume();
      const drawn = { ...resume, template: { ...resume.template, id } };
      const { bytes } = await renderPdf(
        drawn,
        { fonts: nodeFonts, assets: async () => undefined },
        { attachment: 'none', isTagged: false },
      );
      const official = await officialPdf(drawn);
      expect(firstDifference(plainFile(bytes), withModDate(plainFile(official)), ROUNDING)).toBeNull();
    },
  );
});
