import { expect, test } from '@playwright/test';
import { chooseFile, followStep, importDocument, openStep, watchTrouble } from './support/app.ts';
import { expectAccessible, sampleOf } from './support/accessible.ts';
import { fixture } from './support/fixture.ts';
import { long } from './support/long.ts';

const resume = fixture('custom-sections');

/** The steps of the builder (behaviour PG-7), and its index. */
const steps = [
  '',
  'prequest',
  'experience',
  'education',
  'skill',
  'summary',
  'project',
  'certification',
  'award',
  'publication',
  'language',
  'portfolio',
  'community-service',
  'volunteer-experience',
  'reference',
  'hobbies',
  'additional',
  'extra',
  `extra/${resume.custom[0]?.key}`,
  'template',
  'finalize',
];

test('every step of the builder opens by its address, without an error or a refusal', long, async ({ page }) => {
  const trouble = watchTrouble(page);
  const slug = await importDocument(page, 'fixture.json', resume);
  const headings = new Set<string>();
  for (const step of steps) {
    await openStep(page, slug, step);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    headings.add((await heading.textContent()) ?? '');
  }
  expect(headings.size).toBe(steps.length);
  await expect(page.getByRole('img', { name: /^Page 1 of/ })).toBeVisible();
  expect(trouble).toEqual([]);
  await openStep(page, slug, 'no-such-step');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('axe finds nothing serious around the builder', async ({ page }) => {
  test.slow();
  const slug = await importDocument(page, 'fixture.json', resume);
  for (const [address, sign] of sampleOf([
    ['/', page.getByRole('heading', { level: 1 })],
    ['/resume/start', page.getByRole('article')],
    ['/resume/start/upload', page.getByRole('button', { name: 'Choose a file' })],
    ['/resume/templates', page.getByRole('heading', { level: 1 })],
    [`/resume/viewer/print/${slug}`, page.getByRole('img', { name: /^Page 1 of/ })],
    ['/no/such/page', page.getByRole('heading', { level: 1 })],
  ] as const)) {
    await page.goto(address);
    await expect(sign.first()).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto('/resume/start/upload');
  const letter = Buffer.from(
    'Ana Silva\nana@example.com\n\nExperience\nWelder, Nordwerk, 2019 - 2024\n- Joined steel\n\nSome words that belong nowhere\n',
  );
  await chooseFile(page, page.getByRole('button', { name: 'Choose a file' }), {
    name: 'resume.txt',
    mimeType: 'text/plain',
    buffer: letter,
  });
  await expect(page.getByRole('button', { name: 'Open in builder' })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing serious in the builder', async ({ page }) => {
  test.slow();
  const slug = await importDocument(page, 'fixture.json', resume);
  for (const step of sampleOf(['experience', '', 'prequest', 'template', 'summary', 'award', 'finalize', 'extra'])) {
    // No link leads to the last one.
    if (step === 'extra') await openStep(page, slug, step);
    else await followStep(page, slug, step);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Page 1 of/ })).toBeVisible();
    if (step === 'experience') {
      const closed = page
        .getByRole('main')
        .getByRole('heading', { level: 2 })
        .getByRole('button', { expanded: false })
        .first();
      if (await closed.isVisible()) await closed.click();
      await expect(page.getByRole('toolbar', { name: 'Format' }).first()).toBeVisible();
    }
    await expectAccessible(page);
  }
});
