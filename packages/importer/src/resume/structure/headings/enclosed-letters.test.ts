import { type PdfText, writePdf } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { importFile } from '../../import-file.ts';
import { personTexts, textAt } from '../../testing/drawn.ts';

describe('letters', () => {
  const jobs = [textAt(40, 110, '* Experience', 14), textAt(40, 130, '2019 - 2021 Baker, Mill Lane Ltd')];

  const pages = async (...second: PdfText[]) =>
    (
      await importFile({
        name: 'x.pdf',
        bytes: writePdf([{ texts: [...personTexts, ...jobs] }, { texts: second }]),
        asOf: '2026-11-21',
      })
    ).resume;

  const letter = [
    textAt(40, 60, 'Mr Howard Lee'),
    textAt(40, 74, 'Harbour Ltd'),
    textAt(40, 110, 'Dear Mr Lee,'),
    textAt(40, 140, 'I bake and would like to bake for you, as I have done since 2019.'),
    textAt(40, 200, 'Yours sincerely,'),
    textAt(40, 240, 'Ada Park'),
  ];

  it('behind a resume are none of its entries', async () => {
    const { sections } = await pages(...letter);
    expect(sections.experience.items).toHaveLength(1);
    expect(JSON.stringify(sections)).not.toContain('Howard');
  });

  it('begin with a greeting and end with one', async () => {
    const { sections } = await pages(
      textAt(40, 60, '2015 - 2019 Cook, Harbour Ltd'),
      textAt(40, 74, 'Wrote the page "Dear Chef",'),
    );
    expect(sections.experience.items).toHaveLength(2);
  });
});
