import { readPdf } from '@vitae/testkit/read-pdf';
import { expect, test, type Page } from '@playwright/test';
import { download } from './support/app.ts';
import { long } from './support/long.ts';

/** Ten entries in four sections, each with what goes into its first fields. */
const entries: [step: string, fields: [label: string, text: string][]][] = [
  ...['Northwind Traders', 'Harbour & Pine', 'Aldgate Foods', 'Corner Café'].map(
    (employer, at): (typeof entries)[number] => [
      'Experience',
      [
        ['Job title', `Operations manager ${at}`],
        ['Employer', employer],
      ],
    ],
  ),
  ...['University of Hull', 'Leeds College'].map((school): (typeof entries)[number] => [
    'Education',
    [
      ['Degree', 'Bachelor of Science'],
      ['School', school],
    ],
  ]),
  ...['Planning', 'Systems'].map((group): (typeof entries)[number] => ['Skills', [['Group', group]]]),
  ...['Loom rebuilt', 'Depot move'].map((name): (typeof entries)[number] => ['Projects', [['Project', name]]]),
];

/** Milliseconds between two keys of somebody who types 60 words a minute. */
const KEY = Number(process.env['WALK_KEY'] ?? 0);

/**
 * From the home page to a downloaded PDF. `WALK_KEY=200` types as people do, so that the time it prints can be compared
 * between versions; nothing is expected of it.
 */
test('a newcomer gets from the home page to a PDF with ten entries', long, async ({ page }) => {
  const taken = { clicks: 0, keys: 0 };
  const main = page.getByRole('main');
  const click = async (target: ReturnType<Page['getByRole']>) => {
    taken.clicks += 1;
    await target.click();
  };
  const type = async (label: string, text: string) => {
    await click(main.getByRole('textbox', { name: label, exact: true }).first());
    taken.keys += text.length;
    await page.keyboard.type(text, { delay: KEY });
  };
  const begun = Date.now();
  await page.goto('/');
  await click(
    page
      .getByRole('main')
      .getByRole('link', { name: /^(Build|Start|Create|Write).*resume/i })
      .first(),
  );
  await click(page.getByRole('button', { name: /^From scratch/ }));
  await click(page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: /^Personal details/ }));
  await type('Full name', 'Maren Okafor');
  await type('Email', 'maren@example.com');
  let open = '';
  for (const [step, fields] of entries) {
    if (step !== open)
      await click(page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: new RegExp(`^${step}`) }));
    open = step;
    await click(main.locator('[data-add^="sections."]'));
    for (const [label, text] of fields) await type(label, text);
  }
  const button = page.getByRole('banner').getByRole('button', { name: 'Download PDF' });
  taken.clicks += 1;
  const { text } = await readPdf((await download(page, button)).bytes);
  const seconds = (Date.now() - begun) / 1000;
  process.stdout.write(`${seconds.toFixed(1)} s, ${taken.clicks} clicks, ${taken.keys} keys, ${KEY} ms a key\n`);
  for (const [, fields] of entries) for (const [, value] of fields) expect(text).toContain(value);
});
