import { chromium } from 'playwright-core';
import { officeConvert } from '../exports/libre-office.ts';
import { letterContents } from './letter-contents.ts';
import { letterLayouts, shownParts } from './letter-layouts.ts';
import { truthOfParts, type LetterTruth } from './score-letter.ts';

/** A letter in a file, and what it shows. */
export interface LetterFile {
  name: string;
  layout: string;
  isHeldOut: boolean;
  format: 'pdf' | 'docx' | 'html' | 'txt';
  bytes: Uint8Array;
  truth: LetterTruth;
}

/** The generated letters as they were written: texts and web pages. Needs no other program. */
export const writtenLetters = (): LetterFile[] =>
  letterLayouts.flatMap((layout) =>
    letterContents.map((parts): LetterFile => ({
      name: `${parts.language}, ${layout.name}`,
      layout: layout.name,
      isHeldOut: layout.isHeldOut,
      format: layout.format,
      bytes: new TextEncoder().encode(layout.write(parts)),
      truth: truthOfParts(shownParts(parts, layout)),
    })),
  );

/** The letters that are pages, as Chromium prints them. */
export async function printedLetters(letters: readonly LetterFile[]): Promise<LetterFile[]> {
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium' });
  try {
    const page = await browser.newPage();
    const printed: LetterFile[] = [];
    for (const letter of letters.filter(({ format }) => format === 'html')) {
      await page.setContent(new TextDecoder().decode(letter.bytes));
      printed.push({ ...letter, format: 'pdf', bytes: await page.pdf({ preferCSSPageSize: true }) });
    }
    return printed;
  } finally {
    await browser.close();
  }
}

/** The letters that are pages, as LibreOffice saves them for Word. */
export function officeLetters(letters: readonly LetterFile[]): LetterFile[] {
  const pages = letters.filter(({ format }) => format === 'html');
  const saved = officeConvert(new Map(pages.map(({ bytes }, index) => [`${index}.html`, bytes])), 'docx');
  return pages.flatMap((letter, index): LetterFile[] => {
    const bytes = saved.get(`${index}.html`);
    return bytes ? [{ ...letter, format: 'docx', bytes }] : [];
  });
}
