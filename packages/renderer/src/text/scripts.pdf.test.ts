import { resumeSchema, type Resume } from '@vitae/domain';
import { linesOf, linesOutside, readPdf, twoPageResume } from '@vitae/testkit/pdf';
import { describe, expect, it } from 'vitest';
import { nodeFonts } from '../node.ts';
import { createPdfRenderer } from '../render-pdf.ts';

const renderPdf = createPdfRenderer({ fonts: nodeFonts, assets: async () => undefined });
const resume = (locale: string, summary: string, id: string): Resume => {
  const { template } = twoPageResume();
  return resumeSchema.parse({
    ...twoPageResume(),
    locale,
    basics: { fullName: 'A B' },
    summary,
    sections: {},
    template: { ...template, id },
  });
};
const squeezed = (text: string) => text.normalize('NFC').replaceAll(/\s/gu, '');

const words: [locale: string, unit: string][] = [
  ['de', 'Straße'],
  ['vi', 'Nguyễn'],
  ['el', 'Αθηνά'],
  ['ru', 'Щука'],
  ['ar', 'مهندس'],
  ['he', 'מהנדס'],
  ['hi', 'विकास'],
  ['zh', '软件工程'],
  ['zh-TW', '軟體工程'],
  ['ja', 'ソフト開発'],
  ['ko', '소프트웨어'],
  ['en', '👩🏽‍💻🚀'],
];

describe('400 characters without a space', () => {
  it.each(words)('in %s (%s) stay on the page, in the main column and at the side', async (locale, unit) => {
    const word = unit.repeat(Math.ceil(400 / unit.length));
    for (const id of ['classic', 'sidebar']) {
      const { bytes, missing } = await renderPdf(resume(locale, `a ${word} z`, id));
      expect(missing).toEqual([]);
      const { pages, text } = await readPdf(bytes);
      expect(linesOutside(pages)).toEqual([]);
      if (!['ar', 'he'].includes(locale)) expect(squeezed(text)).toContain(squeezed(word));
    }
  });
});

describe('Chinese and Japanese paragraphs', () => {
  it.each([
    [
      'zh',
      '负责支付平台的设计与开发，带领（十二人）团队；使用 React 与 event-driven 架构，“稳定”运行。'.repeat(6),
      /^[，。；）”、]/u,
      /[（“]$/u,
    ],
    [
      'ja',
      'サーバーの設計を担当しちゃった、そして「試験」を自動化。レビューもした！'.repeat(8),
      /^[、。」！ーっゃ]/u,
      /「$/u,
    ],
  ])('in %s fill their lines and begin and end them by the rules', async (locale, text, badStart, badEnd) => {
    const { pages } = await readPdf((await renderPdf(resume(locale, text, 'classic'))).bytes);
    const lines = linesOf(pages).filter((line) => line.text.length > 20);
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) {
      expect(line.text).not.toMatch(badStart);
      expect(line.text).not.toMatch(badEnd);
    }
    const ends = lines.slice(0, -1).map((line) => line.right);
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(60);
  });
});

describe('emoji', () => {
  it('are extracted as they were written: sequences with their joiners, tones and selectors', async () => {
    const text = 'a 👍🏽 b 👩🏽‍💻 c 🇩🇪 d 1️⃣ e ❤️ f ❤ g 🏳️‍🌈 h 👨‍👩‍👧 j 😀 k 📧 l ✉️ n 👍 o ⚠️ p 🇫🇷🇩🇪 q';
    const { bytes, missing } = await renderPdf(resume('en', text, 'classic'));
    expect(missing).toEqual([]);
    expect((await readPdf(bytes)).text).toContain(text);
  });
});
