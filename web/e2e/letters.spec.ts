import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import { writeDocx, writePdf } from '@vitae/testkit/import-files';
import { hasPoppler, pdftotext } from '@vitae/testkit/poppler';
import { readPdf } from '@vitae/testkit/read-pdf';
import { readOwnFile } from '@vitae/testkit/corpus';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { chooseFile, downloadAnyway, expectStored, startResume, watchTrouble } from './support/app.ts';
import { press, tabTo } from './support/keyboard.ts';
import { expectToast } from './support/people.ts';
import { showsColour } from './support/pictures.ts';
import { long } from './support/long.ts';

test(
  'a cover letter by keyboard alone: started, written with suggestions, another template, a PDF out',
  long,
  async ({ page }) => {
    test.skip(!hasPoppler(), 'pdftotext is not installed');
    const trouble = watchTrouble(page);
    await page.goto('/coverletter/start');
    await press(page, page.getByRole('button', { name: /^From scratch/ }));
    await page.waitForURL('**/coverletter/builder/*');
    await tabTo(page, page.getByLabel('Full name', { exact: true }));
    await page.keyboard.type('Ada Park');
    await tabTo(page, page.getByLabel('Email', { exact: true }));
    await page.keyboard.type('ada@example.com');

    await press(page, page.getByRole('link', { name: /^Next: Letter/ }));
    await page.waitForURL('**/content');
    await tabTo(page, page.getByLabel('Job title', { exact: true }));
    await page.keyboard.type('Product designer');
    await tabTo(page, page.getByLabel('Company', { exact: true }));
    await page.keyboard.type('Northwind');
    await press(page, page.getByRole('button', { name: 'Today' }));
    await press(page, page.getByRole('button', { name: 'Use “Application for Product designer”' }));
    await press(page, page.getByRole('button', { name: 'Use “Dear Hiring Manager:”' }));
    await press(page, page.getByRole('button', { name: 'Start the letter' }));
    await tabTo(page, page.getByRole('textbox', { name: 'Paragraph 1' }));
    await page.keyboard.type('I led the redesign that cut support calls by 31 %.');
    await press(page, page.getByRole('button', { name: 'Use “Sincerely,”' }));
    // A field with a suggestion still offers the others; the user's own text is never replaced.
    await expect(page.getByLabel('Salutation', { exact: true })).toHaveValue('Dear Hiring Manager:');
    await tabTo(page, page.getByLabel('Salutation', { exact: true }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Hello Northwind,');
    await expect(page.getByRole('list', { name: 'Suggestions: Salutation' })).toHaveCount(0);
    await expectStored(page, 'Hello Northwind,');
    await expectAccessible(page);

    await press(page, page.getByRole('link', { name: /^Template/ }).first());
    await page.waitForURL('**/template');
    const templates = page.getByRole('group', { name: 'Templates' }).getByRole('radio');
    await tabTo(page, templates.first());
    await page.keyboard.press('ArrowRight');
    await expect(templates.nth(1)).toBeChecked();
    await expectAccessible(page);

    await press(page, page.getByRole('link', { name: /^Check and download/ }).first());
    await page.waitForURL('**/finalize');
    await expect(page.getByText('A paragraph is empty; it is not printed.')).toBeVisible();
    await expectAccessible(page);
    const button = page.getByRole('main').getByRole('button', { name: 'Download PDF' });
    await expect(button).toBeEnabled();
    const [file] = await Promise.all([page.waitForEvent('download'), press(page, button)]);
    expect(file.suggestedFilename()).toBe('Ada Park letter.pdf');
    const bytes = await readFile(await file.path());
    const text = pdftotext(bytes);
    const places = [
      'Ada Park',
      'Northwind',
      'Application for Product designer',
      'Hello Northwind,',
      'support calls by 31 %',
      'Sincerely,',
    ].map((words) => text.indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));

    await openLetter(page, { name: file.suggestedFilename(), mimeType: 'application/pdf', buffer: bytes });
    await page.getByRole('link', { name: /^Next: Letter/ }).click();
    await expect(page.getByLabel('Salutation', { exact: true })).toHaveValue('Hello Northwind,');
    expect(trouble).toEqual([]);
  },
);

test('a letter from a text file is answered to a posting', long, async ({ page }) => {
  const trouble = watchTrouble(page);
  const letter =
    'Ada Park\nada@example.com\n\n3 March 2026\n\nDear Ms Lee,\n\nI led the redesign in Figma.\n\nI would like to join [company].\n\nKind regards,\nAda Park\n';
  await page.goto('/coverletter/start/upload');
  const file = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from(letter) };
  await chooseFile(page, page.getByRole('button', { name: 'Choose a file' }), file);
  // The letter names no company, which the review asks for next to the text of the file.
  await expect(page.getByText('1 thing to check')).toBeVisible();
  await expect(page.getByRole('region', { name: 'The original, letter.txt' })).toContainText('3 March 2026');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Leave it empty: Company' }).click();
  await expect(page.getByText('Nothing left to check')).toBeVisible();
  await page.getByRole('button', { name: 'Open in builder' }).click();
  await page.waitForURL('**/coverletter/builder/*');
  await expect(page.getByLabel('Full name', { exact: true })).toHaveValue('Ada Park');
  await page.getByRole('link', { name: /^Next: Letter/ }).click();
  await expect(page.getByLabel('Salutation', { exact: true })).toHaveValue('Dear Ms Lee,');
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('2026-03-03');
  await expect(page.getByRole('textbox', { name: 'Paragraph 1' })).toHaveText('I led the redesign in Figma.');

  // Files of each kind dropped on the field: each replaces the one before.
  const posting = page.getByLabel('Job posting', { exact: true });
  for (const dropped of postings) {
    await posting.fill('');
    await dropFile(page, posting, dropped);
    await expectToast(page, `The posting was read from ${dropped.name}`);
    await expect(posting).toHaveValue(
      /^Product designer at Northwind\n+Requirements\n[•-] Skills in Figma\n[•-] Research with users$/,
    );
  }
  await dropFile(page, posting, {
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1]),
  });
  await expectToast(page, 'photo.png could not be used');
  await expect(posting).toHaveValue(/^Product designer/);
  await page.getByRole('button', { name: 'Company: Northwind' }).click();
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Northwind');
  await expect(page.getByRole('textbox', { name: 'Paragraph 2' })).toHaveText('I would like to join Northwind.');
  await expectToast(page, 'Changed to match: Paragraph 2');
  const asked = page.getByRole('region', { name: 'What they ask for' });
  await expect(asked.getByRole('status')).toHaveText('1 of 2 points are answered in the letter.');
  await page.getByRole('textbox', { name: 'Paragraph 1' }).fill('I led the redesign in Figma, with research.');
  await expect(asked.getByRole('status')).toHaveText('2 of 2 points are answered in the letter.');
  await expectAccessible(page);
  expect(trouble).toEqual([]);
});

const postings = [
  {
    name: 'posting.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Product designer at Northwind\n\nRequirements\n- Skills in Figma\n- Research with users\n'),
  },
  {
    name: 'posting.html',
    mimeType: 'text/html',
    buffer: Buffer.from(
      '<!doctype html><html><body><h1>Product designer at Northwind</h1><h2>Requirements</h2>' +
        '<ul><li>Skills in Figma</li><li>Research with users</li></ul></body></html>',
    ),
  },
  {
    name: 'posting.docx',
    mimeType: '',
    buffer: Buffer.from(
      writeDocx([
        { text: 'Product designer at Northwind', style: 'Title' },
        { text: 'Requirements', style: 'Heading1' },
        { text: 'Skills in Figma', bullet: true },
        { text: 'Research with users', bullet: true },
      ]),
    ),
  },
  {
    name: 'posting.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(
      writePdf([
        {
          texts: [
            { text: 'Product designer at Northwind', x: 60, y: 80, size: 18, bold: true },
            { text: 'Requirements', x: 60, y: 120, bold: true },
            { text: '- Skills in Figma', x: 60, y: 140 },
            { text: '- Research with users', x: 60, y: 156 },
          ],
        },
      ]),
    ),
  },
];

/** Drops a file on a field, as from a folder of the system. */
async function dropFile(page: Page, field: Locator, file: Parameters<typeof chooseFile>[2]): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ({ name, type, bytes }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(bytes)], name, { type }));
      return transfer;
    },
    { name: file.name, type: file.mimeType, bytes: [...file.buffer] },
  );
  await field.dispatchEvent('dragover', { dataTransfer });
  await field.dispatchEvent('drop', { dataTransfer });
}

test('a resume that is opened as a letter is read as a resume, and a letter as a letter', long, async ({ page }) => {
  const trouble = watchTrouble(page);
  await page.goto('/coverletter/start/upload');
  await chooseFile(page, page.getByRole('button', { name: 'Choose a file' }), {
    name: 'nurse.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(readOwnFile('nurse.pdf')),
  });
  await expect(page.getByText('This file seems to be a resume')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Read it as a resume' }).click();
  await page.waitForURL('**/resume/start/upload');
  await expect(page.getByLabel('Job title', { exact: true }).first()).toHaveValue('Senior Staff Nurse');
  await expect(page.getByText('This file seems to be')).toHaveCount(0);

  await page.goto('/resume/start/upload');
  await chooseFile(page, page.getByRole('button', { name: 'Choose a file' }), {
    name: 'letter.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Ada Park\n\nDear Ms Lee,\n\nI led the redesign.\n\nKind regards,\nAda Park\n'),
  });
  await page.getByRole('button', { name: 'Read it as a cover letter' }).click();
  await page.waitForURL('**/coverletter/start/upload');
  await expect(page.getByLabel('Salutation', { exact: true })).toHaveValue('Dear Ms Lee,');
  expect(trouble).toEqual([]);
});

/** Opens a file as a letter in the builder, after a look at what was read. */
async function openLetter(page: Page, file: Parameters<typeof chooseFile>[2]): Promise<void> {
  await page.goto('/coverletter/start/upload');
  await chooseFile(page, page.getByRole('button', { name: 'Choose a file' }), file);
  await expect(page.getByRole('heading', { name: 'Check what was read' })).toBeVisible();
  await page.getByRole('button', { name: 'Open in builder' }).click();
  await page.waitForURL('**/coverletter/builder/*');
}

/** A whole black PNG of one bit a pixel, as wide as high. */
function blackPng(side: number): Buffer {
  const chunk = (name: string, data: Uint8Array): Buffer => {
    const whole = Buffer.alloc(data.length + 12);
    whole.writeUInt32BE(data.length);
    whole.write(name, 4, 'latin1');
    whole.set(data, 8);
    whole.writeUInt32BE(crc32(whole.subarray(4, -4)), data.length + 8);
    return whole;
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  head.writeUInt32BE(side);
  head.writeUInt32BE(side, 4);
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(side / 8)) * side));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** The EXIF of a JPEG that is shown turned by a quarter (orientation 6). */
const turnedRight = Buffer.from(
  'ffe1 0022 457869660000 4d4d002a00000008 0001 0112000300000001000600 00 00000000'.replaceAll(' ', ''),
  'hex',
);

test(
  'a letter is signed with a picture or by drawing, on the page and in the PDF, or left for a pen',
  long,
  async ({ page }) => {
    const trouble = watchTrouble(page);
    await page.goto('/coverletter/start');
    await page.getByRole('button', { name: /^From scratch/ }).click();
    await page.getByLabel('Full name', { exact: true }).fill('Ada Park');
    await page.getByRole('link', { name: /^Next: Letter/ }).click();
    const sheet = page.getByRole('region', { name: 'Preview' }).getByRole('img').first();
    const signature = page.getByRole('group', { name: 'Signature' });
    const pdf = page.getByRole('banner').getByRole('button', { name: 'Download PDF' });
    const pictures = async () =>
      (await downloadAnyway(page, pdf)).toString('latin1').split('/Subtype /Image').length - 1;
    await expect(signature.getByText(/^Space is left above your name/)).toBeVisible();
    expect(await pictures()).toBe(0);

    const red = await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(300, 100);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is no canvas');
      [context.fillStyle] = ['#e81520'];
      context.fillRect(20, 20, 260, 60);
      return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())];
    });
    const file = { name: 'signature.png', mimeType: 'image/png', buffer: Buffer.from(red) };
    const choosePicture = (buffer: Buffer) =>
      chooseFile(page, signature.getByRole('button', { name: /icture$/ }), { ...file, buffer });
    for (const hostile of [
      Buffer.from('none'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>throw 1</script></svg>'),
      // 20 KB that take 576 MB once they are opened.
      blackPng(12_000),
    ]) {
      await choosePicture(hostile);
      await expectToast(page, 'The picture could not be read');
      await expect(page.getByText('The picture could not be read')).toHaveCount(0, { timeout: 60_000 });
    }
    // A photo of a phone that was held upright says so beside its pixels.
    const lying = await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(300, 100);
      canvas.getContext('2d')?.fillRect(20, 20, 260, 60);
      return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())];
    });
    await choosePicture(Buffer.from([0xff, 0xd8, ...turnedRight, ...lying.slice(2)]));
    const shown = signature.getByRole('img', { name: 'Your signature' });
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalHeight / image.naturalWidth))
      .toBe(3);
    await choosePicture(file.buffer);
    await expect(signature.getByRole('img', { name: 'Your signature' })).toBeVisible();
    await expect.poll(() => showsColour(sheet, [232, 21, 32])).toBeGreaterThan(100);
    expect(await pictures()).toBeGreaterThan(0);

    await signature.getByRole('button', { name: 'Draw again' }).click();
    const dialog = page.getByRole('dialog', { name: 'Draw your signature' });
    await expect(dialog.getByRole('button', { name: 'Use this signature' })).toBeDisabled();
    await expectAccessible(page);
    const area = await dialog.getByRole('img', { name: 'Signature area' }).boundingBox();
    if (!area) throw new Error('There is nothing to draw on');
    await page.mouse.move(area.x + 40, area.y + 40);
    await page.mouse.down();
    // A patch of ink: a single line is paler than its pen on the page.
    for (let row = 1; row <= 16; row += 1)
      await page.mouse.move(area.x + (row % 2 ? 200 : 40), area.y + 40 + row * 2, { steps: 2 });
    await page.mouse.up();
    await dialog.getByRole('button', { name: 'Use this signature' }).click();
    await expect.poll(() => showsColour(sheet, [20, 33, 61])).toBeGreaterThan(10);
    await expect.poll(() => showsColour(sheet, [232, 21, 32])).toBe(0);
    expect(await pictures()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect.poll(() => showsColour(sheet, [232, 21, 32])).toBeGreaterThan(100);
    await signature.getByRole('button', { name: 'Remove' }).click();
    await expect(signature.getByText(/^Space is left above your name/)).toBeVisible();
    expect(await pictures()).toBe(0);
    expect(trouble).toEqual([]);
  },
);

test('a letter takes the details and the look of a resume, and goes to the trash and back', long, async ({ page }) => {
  await startResume(page);
  await page.getByLabel('Full name', { exact: true }).fill('Grace Lane');
  await page.getByLabel('Email', { exact: true }).fill('grace@example.com');
  await page
    .getByRole('link', { name: /^Template/ })
    .first()
    .click();
  await page.getByRole('radio', { name: /Compact$/ }).check({ force: true });
  await expectStored(page, 'compact');

  await page
    .getByRole('link', { name: /^Check and download/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Write a cover letter' }).click();
  await page.waitForURL('**/coverletter/builder/*/content');
  // Nobody has named it: it is called after the person, then after the company.
  const title = page.getByRole('textbox', { name: 'Name of the document' });
  await expect(title).toHaveAttribute('placeholder', 'Grace Lane');
  await page.getByLabel('Company', { exact: true }).fill('Halden');
  await expect(title).toHaveAttribute('placeholder', 'Halden');
  await expect(page).toHaveTitle(/ – Halden · /);
  await page.getByRole('link', { name: 'Personal details' }).first().click();
  await expect(page.getByLabel('Full name', { exact: true })).toHaveValue('Grace Lane');
  await page
    .getByRole('link', { name: /^Check and download/ })
    .first()
    .click();
  const together = page.getByRole('button', { name: 'Letter and resume in one PDF' });
  await expect(together).toBeEnabled();
  const [both] = await Promise.all([page.waitForEvent('download'), together.click()]);
  expect(both.suggestedFilename()).toBe('Grace Lane application.pdf');
  const { bookmarks, pages } = await readPdf(await readFile(await both.path()));
  expect(bookmarks).toHaveLength(2);
  expect(pages.length).toBeGreaterThanOrEqual(2);
  await page.getByRole('banner').getByRole('link', { name: 'Back to the list' }).click();

  await page.goto('/coverletter/start');
  await page.getByRole('button', { name: /^From scratch/ }).click();
  await page.getByLabel('Resume that this letter goes with').selectOption({ index: 1 });
  await expect(page.getByLabel('Full name', { exact: true })).toHaveValue('Grace Lane');
  await page
    .getByRole('link', { name: /^Template/ })
    .first()
    .click();
  await expect(page.getByRole('radio', { name: /Compact letter$/ })).toBeChecked();
  await expect(page.getByRole('switch', { name: /^Look like/ })).toBeChecked();
  await page.getByRole('radio', { name: /Minimal letter$/ }).check({ force: true });
  await expect(page.getByRole('switch', { name: /^Look like/ })).not.toBeChecked();
  await expectStored(page, 'letter-minimal');
  await page.getByRole('switch', { name: /^Look like/ }).click();
  await expect(page.getByRole('radio', { name: /Compact letter$/ })).toBeChecked();

  await page.getByRole('banner').getByRole('link', { name: 'Back to the list' }).click();
  await page.getByRole('button', { name: 'More for Grace Lane' }).click();
  await page.getByRole('menuitem', { name: 'Move to trash' }).click();
  await page.getByRole('link', { name: 'Trash (1)' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  for (const name of ['Grace Lane', 'Halden']) await expect(page.getByRole('article', { name })).toHaveCount(1);
});
