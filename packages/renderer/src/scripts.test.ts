import { Document, Page, Text, TextInstance } from '@react-pdf/primitives';
import { hasPoppler, pdftotext, printInChromium, readPdf, startChromium } from '@vitae/testkit/pdf';
import { scoreWords, wordsOf } from '@vitae/testkit/reading';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findTestBrowser } from '../../../scripts/browser.ts';
import { createFontBook } from './fonts/font-book.ts';
import { createLayout } from './layout/lay-out.ts';
import { nodeFonts } from './node.ts';
import { writePdf } from './pdf/write-pdf.ts';
import { composeText } from './text/compose-text.ts';
import { mirrorTree } from './tree/mirror.ts';
import type { TreeNode } from './tree/node.ts';

if (!hasPoppler()) console.warn('Skipped: reading scripts with pdftotext. Poppler is not installed.');
const program = findTestBrowser();
if (!program)
  console.warn(
    'Skipped: our pages against Chromium’s of the same paragraphs. No Chromium or Chrome was found; name one in CHROMIUM.',
  );

const paragraphs = {
  ar: [
    'مهندس برمجيات خبرته عشر سنوات في تطوير الأنظمة السحابية والتجارة الإلكترونية، ويجيد العمل ضمن فرق متعددة الثقافات.',
    'عملتُ في Google Cloud Platform من 2019 – 2022 ثم انتقلت إلى (AWS) في دبي.',
    'الهاتف: +971 50 123 4567 والبريد layla@example.ae والموقع https://example.ae/cv?x=1',
    'أكتب بلغات C++ وC# وKotlin، وأؤمن بأن «البرنامج الواضح خيرٌ من التعليق الطويل».',
    'زيادة المبيعات بنسبة 31% (من 4.8 إلى 6.3 مليون) خلال 2020–2022.',
    'لا إله، الآلات، الإسلام، اللّٰه: مُهَنْدِسَةٌ أُولَى لِأَنْظِمَةِ الدَّفْعِ',
    'Built a payment gateway in C++ for three banks, from 2019 to 2022.',
    'می‌خواهم گزارش‌ها را بنویسم',
  ],
  he: [
    'מהנדסת תוכנה בכירה ב-Google מאז 2019; טלפון 054-123-4567.',
    'שָׁלוֹם עֲלֵיכֶם, חברים (ותיקים).',
    'ניהלתי צוות של 12 עובדים, והעליתי את המכירות ב-31% תוך שנה.',
    'Certified Scrum Product Owner, ישראל, 2021',
  ],
  hi: [
    'हिन्दी विश्वविद्यालय में प्रबंधन का कार्यक्रम, C++ और Python 3.11 के साथ; ₹5 लाख की बचत।',
    'क्षेत्रीय स्वास्थ्य केंद्रों की कार्यप्रणाली पर शोध, र्कि और ट्र्यू जैसे संयुक्ताक्षर।',
  ],
  en: [
    'Worked with شركة النور (Al-Noor) in Cairo, 2019 – 2022, on three projects.',
    'Taught हिन्दी and עברית for two years.',
  ],
} as const;
type Language = keyof typeof paragraphs;
const languages: readonly Language[] = ['ar', 'he', 'hi', 'en'];

const node = (
  type: string,
  style: TreeNode['style'],
  children: TreeNode[],
  props: TreeNode['props'] = {},
): TreeNode => ({ type, props, style, children, box: {} });

const book = createFontBook(nodeFonts);
const layOut = createLayout(book);

async function written(language: Language): Promise<Uint8Array> {
  const texts = paragraphs[language].map((value) =>
    node(Text, { marginBottom: 6 }, [{ ...node(TextInstance, {}, []), value }]),
  );
  const page = node(Page, { padding: 40, fontFamily: 'ibm-plex-sans', fontSize: 11, lineHeight: 1.5 }, texts, {
    size: 'A4',
  });
  for (;;) {
    const root = structuredClone(node(Document, {}, [page], { language }));
    expect(composeText(root, book)).toEqual([]);
    if (await book.loadWanted()) continue;
    const direction = language === 'ar' || language === 'he' ? 'rtl' : 'ltr';
    const pages = await layOut(direction === 'rtl' ? mirrorTree(root) : root);
    return writePdf(
      pages,
      { title: '', author: '', language, direction, date: new Date(0) },
      { enclosed: [], bookmarks: new Map(), isTagged: false },
    );
  }
}

async function printed(browser: Browser, language: Language): Promise<Uint8Array> {
  const files = ['ibm-plex-sans-regular.ttf', 'arabic-regular.ttf', 'hebrew-regular.ttf', 'devanagari-regular.ttf'];
  const faces = await Promise.all(
    files.map(
      async (file) =>
        `@font-face { font-family: "${file}"; src: url(data:font/ttf;base64,${Buffer.from(await nodeFonts(file)).toString('base64')}) }`,
    ),
  );
  const lines = paragraphs[language].map((text) => `<p dir="auto">${text.replaceAll('<', '&lt;')}</p>`);
  return printInChromium(
    browser,
    `<!doctype html><html lang="${language}"><style>${faces.join('')} body { font: 11pt/1.5 ${files.map((file) => `"${file}"`).join()} }</style>${lines.join('')}</html>`,
  );
}

/** The text that each reader extracts. */
async function readings(bytes: Uint8Array): Promise<Map<string, string>> {
  const read = new Map([['pdf.js', (await readPdf(bytes)).text]]);
  if (hasPoppler()) read.set('pdftotext', pdftotext(bytes)).set('pdftotext -raw', pdftotext(bytes, '-raw'));
  return read;
}

/** Text without directional marks and with one space between words; a soft hyphen or joiner counts. */
const plain = (text: string) =>
  text
    .replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .split(/\s+/u)
    .filter(Boolean)
    .join(' ');

let browser: Browser | undefined;
beforeAll(async () => {
  if (program) browser = await startChromium(program);
});
afterAll(() => browser?.close());

describe.each(languages)('paragraphs in %s', (language) => {
  let ours = new Map<string, string>();
  beforeAll(async () => {
    ours = await readings(await written(language));
  });

  it('are exactly what pdf.js reads', () => {
    expect(plain(ours.get('pdf.js') ?? '')).toBe(plain(paragraphs[language].join('\n')));
  });

  it.skipIf(!hasPoppler() || language !== 'hi')('are exactly what pdftotext reads', () => {
    for (const reader of ['pdftotext', 'pdftotext -raw'])
      expect.soft(plain(ours.get(reader) ?? ''), reader).toBe(plain(paragraphs[language].join('\n')));
  });

  it.skipIf(!program)('are read at least as well as Chromium’s own file, word by word, in each reader', async () => {
    if (!browser) throw new Error('Chromium has not started');
    const theirs = await readings(await printed(browser, language));
    for (const [reader, text] of ours) {
      for (const paragraph of paragraphs[language]) {
        const [own, wanted] = [text, theirs.get(reader) ?? ''].map((read) => scoreWords(paragraph, wordsOf(read)));
        expect
          .soft(own?.read ?? 0, `${reader}: ${paragraph}\nreads ${own?.found.join(' ')}`)
          .toBeGreaterThanOrEqual(wanted?.read ?? 0);
      }
    }
  });
});
