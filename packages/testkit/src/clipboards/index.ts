import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The clipboard content written by a program, and the rich text that results from pasting it. */
export interface Clipboard {
  /** File in `files/`: the program and what was copied. */
  file: string;
  /**
   * `captured`: written by the program itself on our machine (Chromium's copy, LibreOffice's HTML writer, which also
   * fills its clipboard). `rebuilt`: modelled on the markup that the program is documented to write, not captured.
   * `page`: a page modelled on the site's markup, copied in Chromium.
   */
  origin: 'captured' | 'rebuilt' | 'page';
  expected: string;
}

const words = 'Led **12 engineers** and *two* teams, see [the site](https://example.com/x).\n\nSecond paragraph.';
const list = '- Cut costs by **30 %**\n- Opened *three* shops';
const plainList = '- Cut costs by 30 %\n- Opened three shops';
const table = '**Python** · expert\n\nGo · fair';

export const clipboards: readonly Clipboard[] = [
  { file: 'google-docs-words.html', origin: 'rebuilt', expected: words },
  { file: 'google-docs-list.html', origin: 'rebuilt', expected: `${list}\n- in Lisbon` },
  { file: 'google-docs-table.html', origin: 'rebuilt', expected: table },
  {
    file: 'word-windows-words.html',
    origin: 'rebuilt',
    expected: words.replace('Second paragraph', '**Second** paragraph'),
  },
  { file: 'word-windows-list.html', origin: 'rebuilt', expected: `${list}\n- Moved to Lisbon` },
  {
    file: 'word-mac-list.html',
    origin: 'rebuilt',
    expected: 'Results:\n\n1. Cut costs by **30 %**\n2. Opened *three* shops',
  },
  {
    file: 'word-web-words.html',
    origin: 'rebuilt',
    expected: 'Led **12 engineers** and *two* teams.\n\nSecond paragraph.',
  },
  { file: 'word-web-list.html', origin: 'rebuilt', expected: list },
  { file: 'pages-list.html', origin: 'rebuilt', expected: `Led **12 engineers**.\n\n${list}` },
  {
    file: 'linkedin-position.html',
    origin: 'page',
    expected: 'Built the payments platform\n\n- Led 12 engineers\n- Cut costs by 30 %\n- Opened three shops',
  },
  {
    file: 'linkedin-about.html',
    origin: 'page',
    expected: 'I join steel and people.\n\nWhat I do:\n\n- Weld in all positions\n- Train apprentices',
  },
  {
    file: 'pdf-viewer.txt',
    origin: 'rebuilt',
    expected:
      '- Led a team of 12 engineers who built the payments platform, and cut its costs by 30 %\n' +
      '- Opened three shops in less than four months, one of them in Lisbon',
  },
  {
    file: 'pdfjs-viewer.html',
    origin: 'rebuilt',
    expected:
      '- Led a team of 12 engineers who built the payments platform, and cut its costs by 30 %\n- Opened three shops',
  },
  {
    file: 'gmail.html',
    origin: 'rebuilt',
    expected: `Led **12 engineers** and *two* teams.\n\n${list}\n\nAna`,
  },
  {
    file: 'outlook-mail.html',
    origin: 'rebuilt',
    expected: 'Results:\n\n- Cut costs by **30 %**\n- Opened three shops',
  },
  {
    file: 'plain-mail.txt',
    origin: 'rebuilt',
    expected: `Results of the year:\n\n${plainList}, all in Lisbon\n\nAna`,
  },
  { file: 'typed-signs.txt', origin: 'rebuilt', expected: `${plainList}\n- Moved to Lisbon` },
  { file: 'libreoffice-words.html', origin: 'captured', expected: words },
  { file: 'libreoffice-list.html', origin: 'captured', expected: `Results:\n\n${list}` },
  { file: 'libreoffice-table.html', origin: 'captured', expected: table },
  {
    file: 'chromium-words.html',
    origin: 'captured',
    expected: words.replace('\n\n', '\n\nA plain heading\n\n'),
  },
  {
    file: 'chromium-list.html',
    origin: 'captured',
    expected: `Results:\n\n${list}\n- in Lisbon\n\n1. First\n2. Second`,
  },
  { file: 'chromium-table.html', origin: 'captured', expected: `**Skill** · **Level**\n\n${table}` },
];

/** The content of a clipboard, by media type. */
export function contentOf({ file }: Clipboard): Record<string, string> {
  const type = file.endsWith('.txt') ? 'text/plain' : 'text/html';
  return { [type]: readFileSync(join(import.meta.dirname, 'files', file), 'utf8') };
}
