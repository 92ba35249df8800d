import { pdffonts, pdftotext } from '@vitae/testkit/poppler';
import { readPdf } from '@vitae/testkit/read-pdf';
import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  chooseFile,
  download,
  downloadAnyway,
  expectStored,
  importDocument,
  openDesignTab,
  followStep,
  openStep,
  startResume,
} from './support/app.ts';
import { fixture } from './support/fixture.ts';
import { liftFirst } from './support/keyboard.ts';
import { showsColour } from './support/pictures.ts';
import { settled } from './support/settled.ts';
import { long } from './support/long.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name });
const entries = (page: Page) => main(page).getByRole('list').first().getByRole('heading', { level: 2 });
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const sheets = (page: Page) => preview(page).getByRole('img');
const step = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name }).click();
const pdfOf = (page: Page) =>
  downloadAnyway(page, page.getByRole('banner').getByRole('button', { name: 'Download PDF' }));
const textOf = async (page: Page) => pdftotext(await pdfOf(page));

async function addRole(page: Page, title: string, employer = ''): Promise<void> {
  await main(page).getByRole('button', { name: 'Add role' }).click();
  const card = main(page).getByRole('group', { name: 'New role' });
  await expect(card.getByRole('textbox', { name: 'Job title' })).toBeFocused();
  if (employer) await card.getByRole('textbox', { name: 'Employer' }).fill(employer);
  const name = employer || 'New role';
  await main(page).getByRole('group', { name }).first().getByRole('textbox', { name: 'Job title' }).fill(title);
}

async function fromMenu(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await expect(page.getByRole('menu')).toBeHidden();
}

test('entries are added, edited, duplicated, hidden, reordered by keyboard, deleted and restored', async ({ page }) => {
  await startResume(page, 'experience');
  await addRole(page, 'Foreman');
  // The newest is on top.
  await addRole(page, 'Welder');
  await expect(entries(page)).toHaveText([/^Welder/, /^Foreman/]);

  await fromMenu(page, 'More for Welder', 'Duplicate');
  await expect(entries(page)).toHaveText([/^Welder/, /^Welder/, /^Foreman/]);
  const copy = main(page).getByRole('group', { name: 'Welder' }).last().getByRole('textbox', { name: 'Job title' });
  await expect(copy).toBeFocused();
  await copy.fill('Apprentice');
  await expect(entries(page)).toHaveText([/^Welder/, /^Apprentice/, /^Foreman/]);
  expect(await textOf(page)).toContain('Apprentice');

  await fromMenu(page, 'More for Apprentice', 'Hide from the pages');
  await expect(entries(page).nth(1)).toContainText('Hidden');
  expect(await textOf(page)).not.toContain('Apprentice');

  // Closed cards are near each other, as for a user who sorts them.
  for (const name of ['Welder', 'Apprentice', 'Foreman']) {
    const toggle = entries(page).filter({ hasText: name }).getByRole('button');
    if ((await toggle.getAttribute('aria-expanded')) === 'true') await toggle.click();
  }
  // Where the cards are is measured when one is picked up.
  await settled(page);
  const said = page.getByText(/^Welder (was picked up|is over position|was moved)/);
  await liftFirst(page, 'Welder');
  await page.keyboard.press('ArrowDown');
  await expect(said).toHaveText('Welder is over position 2.');
  await page.keyboard.press('ArrowDown');
  await expect(said).toHaveText('Welder is over position 3.');
  await page.keyboard.press('Space');
  await expect(entries(page)).toHaveText([/^Apprentice/, /^Foreman/, /^Welder/]);

  await fromMenu(page, 'More for Foreman', 'Delete');
  await expect(entries(page)).toHaveText([/^Apprentice/, /^Welder/]);
  const toast = page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ hasText: '“Foreman” was deleted' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(entries(page)).toHaveText([/^Apprentice/, /^Foreman/, /^Welder/]);
});

test('undo and redo cover everything, and go to the step where it happened', async ({ page }) => {
  const slug = await startResume(page);
  await field(page, 'Full name').fill('Ana Silva');
  await step(page, /^Experience/);
  await addRole(page, 'Welder');
  await step(page, /^Summary/);
  await field(page, 'Your summary').fill('Joins steel.');

  const undo = () => page.keyboard.press('ControlOrMeta+z');
  await undo();
  await expect(field(page, 'Your summary')).not.toContainText('Joins steel.');
  await undo();
  await expect(page).toHaveURL(new RegExp(`${slug}/experience$`));
  await expect(field(page, 'Job title')).toHaveValue('');
  await undo();
  await expect(main(page).getByRole('heading', { name: 'New role' })).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(new RegExp(`${slug}$`));
  await expect(field(page, 'Full name')).toHaveValue('');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Undo' })).toBeDisabled();

  for (let count = 0; count < 4; count += 1) await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(page).toHaveURL(new RegExp(`${slug}/summary$`));
  await expect(field(page, 'Your summary')).toContainText('Joins steel.');
  const text = await textOf(page);
  for (const words of ['Ana Silva', 'Welder', 'Joins steel.']) expect(text).toContain(words);
});

test('bold, italic, a link and a list are converted to Markdown and back', long, async ({ page }) => {
  const slug = await startResume(page, 'summary');
  await page.getByRole('toolbar', { name: 'Format' }).waitFor();
  const text = field(page, 'Your summary');
  const tool = (name: string) => page.getByRole('toolbar', { name: 'Format' }).getByRole('button', { name });
  await text.click();
  await page.keyboard.type('Joins ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('steel');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type(' and ');
  await tool('Italic').click();
  await page.keyboard.type('glass');
  await tool('Italic').click();
  await page.keyboard.type(' at ');
  await tool('Link').click();
  await page.getByRole('textbox', { name: 'Address' }).fill('example.com/work');
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.press('Enter');
  await tool('Bullet list').click();
  await page.keyboard.type('One bead');
  await page.keyboard.press('Enter');
  await page.keyboard.type('No spatter');
  await expectStored(
    page,
    'Joins **steel** and *glass* at [example.com/work](https://example.com/work)\\n\\n- One bead\\n- No spatter',
  );

  await openStep(page, slug, 'summary');
  await expect(text.getByRole('link')).toHaveAttribute('href', 'https://example.com/work');
  await expect(text.getByRole('listitem')).toHaveText(['One bead', 'No spatter']);
  await expect(text.locator('strong')).toHaveText('steel');
  await expect(text.locator('em')).toHaveText('glass');
  const pdf = await readPdf(await pdfOf(page));
  expect(pdf.pages[0]?.links.map(({ url }) => url)).toContain('https://example.com/work');
});

test('a photo is cropped and appears on the page', async ({ page }) => {
  const slug = await startResume(page);
  await field(page, 'Full name').fill('Ana Silva');
  const picture = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(600, 400);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas');
    [context.fillStyle] = ['#e815d0'];
    context.fillRect(0, 0, 300, 400);
    [context.fillStyle] = ['#12c832'];
    context.fillRect(300, 0, 300, 400);
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())];
  });
  await chooseFile(page, page.getByRole('button', { name: 'Add photo' }), {
    name: 'portrait.png',
    mimeType: 'image/png',
    buffer: Buffer.from(picture),
  });
  const dialog = page.getByRole('dialog', { name: 'Crop the photo' });
  await dialog.getByRole('slider', { name: 'Zoom' }).fill('2');
  const kept = dialog.getByRole('button', { name: 'Part of the photo to keep' });
  await kept.focus();
  for (let count = 0; count < 40; count += 1) await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: 'Use photo' }).click();
  await expect(main(page).getByRole('img', { name: 'Photo' })).toBeVisible();

  await followStep(page, slug, 'template');
  await page.getByRole('radio', { name: /Sidebar/ }).click();
  await expect.poll(() => showsColour(sheets(page).first(), [18, 200, 50])).toBeGreaterThan(500);
  expect(await showsColour(sheets(page).first(), [232, 21, 208])).toBe(0);
  await openDesignTab(page, 'Page');
  await page.getByRole('switch', { name: 'Show the photo' }).click();
  await expect.poll(() => showsColour(sheets(page).first(), [18, 200, 50])).toBe(0);
});

test('a custom section is created, filled in, deleted and restored', long, async ({ page }) => {
  const slug = await startResume(page, 'prequest');
  // No link leads there.
  await openStep(page, slug, 'extra');
  await main(page).getByRole('button', { name: 'Add section' }).click();
  await expect(page.getByText('Enter a heading, such as “Patents”.')).toBeVisible();
  await field(page, 'Heading').fill('Patents');
  await main(page)
    .getByRole('radio', { name: /^Timeline/ })
    .click();
  await main(page).getByRole('button', { name: 'Add section' }).click();
  await expect(page).toHaveURL(new RegExp(`${slug}/extra/patents`));
  await expect(page.getByRole('heading', { level: 1, name: 'Patents' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Add entry' }).click();
  await main(page).getByRole('textbox', { name: 'Title', exact: true }).fill('Welding torch with a lamp');
  await expect.poll(() => textOf(page)).toMatch(/Patents\s+Welding torch with a lamp/);

  await main(page).getByRole('button', { name: 'Delete this section' }).click();
  await expect(page).toHaveURL(new RegExp(`${slug}/extra$`));
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(page).toHaveURL(new RegExp(`${slug}/extra/patents`));
  await expect(entries(page)).toHaveText([/^Welding torch with a lamp/]);
});

test('a page break before an entry, and roles grouped under one employer', long, async ({ page }) => {
  await startResume(page, 'experience');
  await addRole(page, 'Foreman', 'Nordwerk');
  await addRole(page, 'Welder', 'Nordwerk');
  await expect(preview(page).getByRole('status')).toHaveText('1 page');
  const employers = async () => (await textOf(page)).split('Nordwerk').length - 1;
  expect(await employers()).toBe(2);
  await main(page).getByRole('button', { name: 'Section settings' }).click();
  await main(page)
    .getByRole('switch', { name: /^Group entries with the same employer/ })
    .click();
  await expect.poll(employers).toBe(1);

  await fromMenu(page, 'More for Foreman', 'Page break before');
  await expect(preview(page).getByRole('status')).toHaveText('2 pages');
  await expect(sheets(page)).toHaveCount(2);
  // After a page break the field must still be visible.
  const [, second = ''] = (await textOf(page)).split('\f');
  expect(second).toMatch(/Foreman[^]*Nordwerk|Nordwerk[^]*Foreman/);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(sheets(page)).toHaveCount(1);
});

test('the command palette reaches everything', async ({ page }) => {
  const slug = await startResume(page);
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('combobox', { name: 'Type what you want to do' });
  await expect(palette).toBeFocused();
  await palette.fill('volunt');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${slug}/volunteer-experience$`));
  await expect(palette).toBeHidden();
  await page.getByRole('button', { name: 'Commands' }).click();
  // Actions, templates, formats and fields, not only steps.
  for (const words of ['photo', 'dark', 'duplicate', 'modern', 'docx', 'email']) {
    await palette.fill(words);
    await expect(page.getByRole('option').first(), words).toBeVisible();
  }
  await palette.fill('nothing is called so');
  await expect(page.getByText('No matching command.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
});

test('the design follows: colour, font, spacing, paper, template', async ({ page }) => {
  const resume = fixture('single-role');
  // Sizes that adapt to fill a page would affect the measurement.
  const { template } = resume;
  const still = { ...resume, template: { ...template, layout: { ...template.layout, autoFit: false } } };
  const slug = await importDocument(page, 'fixture.json', still);
  await followStep(page, slug, 'template');
  await openDesignTab(page, 'Colour and font');
  await main(page).getByRole('group', { name: 'Colour', exact: true }).getByRole('radio', { name: '#6b1f2a' }).click();
  await expect.poll(() => showsColour(sheets(page).first(), [0x6b, 0x1f, 0x2a])).toBeGreaterThan(100);

  await main(page).getByRole('combobox', { name: 'Text font' }).selectOption('IBM Plex Sans');
  // A changed font may not keep the name of the one it was made from.
  await expect
    .poll(async () =>
      pdffonts(await pdfOf(page))
        .map(({ name }) => name)
        .join(),
    )
    .toContain('VitaeGrotesque');

  const heights = async () => (await readPdf(await pdfOf(page))).pages.map(({ height }) => Math.round(height));
  const depth = async () => {
    const { pages } = await readPdf(await pdfOf(page));
    return (
      pages.reduce((sum, { height }) => sum + height, 0) -
      (pages.at(-1)?.height ?? 0) +
      Math.max(...(pages.at(-1)?.items ?? []).map(({ baseline }) => baseline))
    );
  };
  const before = await depth();
  const spacing = main(page).getByRole('slider', { name: 'Spacing' });
  await spacing.focus();
  for (let count = 0; count < 6; count += 1) await page.keyboard.press('ArrowRight');
  await expect(spacing).toHaveValue('1.3');
  expect(await depth()).toBeGreaterThan(before + 5);

  await openDesignTab(page, 'Page');
  await main(page).getByRole('radio', { name: 'Letter', exact: true }).click();
  expect(await heights()).toContain(792);
  await main(page).getByRole('radio', { name: 'A4', exact: true }).click();
  expect(await heights()).toContain(842);

  const words = async () => (await textOf(page)).split(/\s+/).toSorted();
  const said = await words();
  await openDesignTab(page, 'Template');
  await main(page).getByRole('radio', { name: 'First page of Modern' }).click();
  await expect(main(page).getByRole('radio', { name: 'First page of Modern' })).toBeChecked();
  expect(await words()).toEqual(said);
  await main(page).getByRole('button', { name: 'Reset to the template’s settings' }).click();
  await openDesignTab(page, 'Colour and font');
  await expect(spacing).toHaveValue('1');
  await openDesignTab(page, 'Template');
  // Undo goes to the tab where the change happened.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(spacing).toHaveValue('1.3');
});

test('sections change their order and their column by keyboard', long, async ({ page }) => {
  const slug = await importDocument(page, 'fixture.json', fixture('sidebar-heavy'));
  await followStep(page, slug, 'template');
  await openDesignTab(page, 'Sections');
  const handles = main(page).getByRole('button', { name: /^Move (?!to|up|down)/ });
  const order = async () => (await handles.allTextContents()).map((name) => name.trim());
  await expect(handles.nth(1)).toBeVisible();
  const [first = '', second = '', ...rest] = await order();
  await handles.first().focus();
  await page.keyboard.press('Space');
  await expect(handles.first()).toHaveAttribute('aria-pressed', 'true');
  // The arrow keys work shortly after the handle reports that it is lifted.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect.poll(order, { timeout: 5_000 }).toEqual([second, first, ...rest]);
  }).toPass();
  await page.keyboard.press('Space');
  await expect(main(page).getByRole('button', { name: `Move ${first}` })).not.toHaveAttribute('aria-pressed', 'true');
  expect(await order()).toEqual([second, first, ...rest]);
  const text = await textOf(page);
  expect(text.indexOf(second)).toBeLessThan(text.indexOf(first));

  await openDesignTab(page, 'Template');
  await main(page).getByRole('radio', { name: 'First page of Sidebar' }).click();
  await openDesignTab(page, 'Sections');
  const columnOf = (name: string) =>
    main(page)
      .locator('div', { has: page.getByRole('heading', { name, exact: true }) })
      .last()
      .getByRole('list');
  const [mainColumn, sideColumn] = [columnOf('Main column'), columnOf('Side column')];
  // As on the page: the side column of this template is at the left, that of another one at the right.
  const isLeftOf = async (one: Locator, other: Locator) =>
    ((await one.boundingBox())?.x ?? 0) < ((await other.boundingBox())?.x ?? 0);
  expect(await isLeftOf(sideColumn, mainColumn)).toBe(true);
  const [moved = ''] = (await mainColumn.getByRole('button', { name: /^Move / }).allTextContents()).map((name) =>
    name.trim(),
  );
  await page.getByRole('button', { name: `More for ${moved}` }).focus();
  await page.keyboard.press('Enter');
  const toSide = page.getByRole('menuitem', { name: 'Move to the side column' });
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(toSide).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(sideColumn.getByRole('button', { name: `Move ${moved}` })).toBeVisible();
  await expect(mainColumn.getByRole('button', { name: `Move ${moved}` })).toBeHidden();
  await openDesignTab(page, 'Template');
  await main(page).getByRole('radio', { name: 'First page of Margin' }).click();
  await openDesignTab(page, 'Sections');
  await expect.poll(() => isLeftOf(mainColumn, sideColumn)).toBe(true);
  await expect(sideColumn.getByRole('button', { name: `Move ${moved}` })).toBeVisible();
});

test('every format is downloaded and contains the document', async ({ page }) => {
  const resume = fixture('single-role');
  const slug = await importDocument(page, 'fixture.json', resume);
  await followStep(page, slug, 'finalize');
  const { fullName, email } = resume.basics;
  await main(page).getByRole('textbox', { name: 'File name' }).fill('For: Acme / Ltd');
  const pdf = await download(page, main(page).getByRole('button', { name: 'Download PDF' }));
  expect(pdf.name).toBe('For Acme Ltd.pdf');
  expect(pdftotext(pdf.bytes)).toContain(fullName);
  for (const [format, extension] of [
    ['Plain text', 'txt'],
    ['Markdown', 'md'],
    ['JSON Resume', 'json'],
    ['Vitae document', 'vitae'],
  ] as const) {
    const file = await download(page, main(page).getByRole('button', { name: `Download ${format}` }));
    expect(file.name).toMatch(new RegExp(`^For Acme Ltd\\.(.+\\.)?${extension}$`));
    expect(file.bytes.toString()).toContain(fullName);
    expect(file.bytes.toString()).toContain(email);
  }
});

test('the print view shows just the pages', long, async ({ page }) => {
  const slug = await importDocument(page, 'fixture.json', fixture('five-pages'));
  await expect(sheets(page).first()).toBeVisible();
  const count = await sheets(page).count();
  await page.goto(`/resume/viewer/print/${slug}`);
  await expect(page.getByRole('img', { name: new RegExp(`^Page \\d+ of ${count}$`) })).toHaveCount(count);
  const { bytes } = await download(page, page.getByRole('button', { name: 'Download PDF' }));
  expect((await readPdf(bytes)).pages).toHaveLength(count);
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
  await page.getByRole('link', { name: 'Back to editing' }).click();
  await expect(page).toHaveURL(new RegExp(`/resume/builder/${slug}$`));
  await page.goto('/resume/viewer/print/no-such-resume');
  await expect(page.getByText('This document isn’t on this device')).toBeVisible();
});
