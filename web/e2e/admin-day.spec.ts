import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import {
  adminOf,
  call,
  confirmAddress,
  expectToast,
  reason,
  register,
  somebody,
  vitaeServer,
} from './support/people.ts';
import { long } from './support/long.ts';

/** Somebody who has paid for a review of a document, and asked for it. */
async function boughtReview(
  page: Page,
): Promise<{ email: string; evaluation: string; receipt: string; token: string }> {
  const email = somebody();
  const token = await register(page, email, 'Dorothy Vaughan');
  const { createResume, newId } = await import('@vitae/domain');
  const empty = createResume({ title: 'Computer operator' });
  const doc = {
    ...empty,
    basics: { ...empty.basics, fullName: 'Dorothy Vaughan' },
    summary: 'Led the computing group at Langley, and taught it to program.',
  };
  const push = { baseRev: 0, pushId: newId(), schemaVersion: doc.schemaVersion, deviceId: newId(), doc };
  await call(page, 'PUT', `/documents/${doc.id}`, push, token);
  const { id } = await call(page, 'POST', '/evaluations', { document: doc.id, asOf: '2026-11-23', posting: '' }, token);
  const order = { key: crypto.randomUUID(), plan: 'review', period: 'once' };
  const payment = await call(page, 'POST', '/payments', order, token);
  const card = { number: '4242 4242 4242 4242', expiry: '12/40', code: '123' };
  const { receipt } = await call(page, 'POST', `/payments/${String(payment['id'])}/card`, card, token);
  const evaluation = String(id);
  const state = async () =>
    JSON.stringify((await call(page, 'GET', `/evaluations/${evaluation}`, undefined, token))['evaluation']);
  await expect.poll(state).toContain('"done"');
  await call(page, 'POST', `/evaluations/${evaluation}/review`, { question: 'Is it too short?' }, token);
  return { email, evaluation, receipt: String(receipt), token };
}

test(
  'a day of an admin: seeded life, a paid review, a variant and a sample that a visitor uses, a refund, a suspension, and the record',
  long,
  async ({ page, browser }) => {
    // A whole day, with screens checked on the way.
    test.slow();
    const other = await browser.newContext();
    const visitor = await other.newPage();
    const { email, evaluation, receipt, token } = await boughtReview(visitor);
    expect(vitaeServer('seed-many', '400')).toBe(0);

    // An admin is made by another one, so that the record has it.
    const chief = await (await browser.newContext()).newPage();
    await adminOf(chief);
    const admin = somebody();
    const adminToken = await register(page, admin, 'Katherine Johnson');
    await confirmAddress(page, admin, adminToken);
    await chief.goto(`/admin/users?search=${encodeURIComponent(admin)}`);
    await chief.getByRole('link', { name: admin }).click();
    await chief.getByRole('button', { name: 'Actions' }).click();
    await chief.getByRole('menuitem', { name: 'Make admin' }).click();
    await reason(chief, 'Has the keys from today', 'Make admin');
    await expectToast(chief, 'This account is now an admin');

    await call(page, 'POST', '/admin/jobs/figures/run', { reason: 'To see today' });
    await page.goto('/admin');
    for (const figure of ['Sign-ups', 'Resumes created', 'Evaluations kept', 'Net revenue'])
      await expect(page.locator('section', { has: page.getByRole('heading', { name: figure }) }).first()).toContainText(
        /[1-9]/,
      );
    await page.goto('/admin/users?search=seeded.example');
    await expect(page.getByRole('row').filter({ hasText: '@seeded.example' }).nth(20)).toBeVisible();

    await page.goto('/admin/evaluations');
    await page.getByRole('row').filter({ hasText: 'Waiting' }).getByRole('link').last().click();
    await page.getByRole('button', { name: 'Take this review' }).click();
    await expect(page.getByText('Is it too short?')).toBeVisible();
    await page
      .getByRole('textbox', { name: 'Letter to the person' })
      .fill('Dear Dorothy, add what you did at Langley.');
    // By pointing at the name, and by the keyboard at another line.
    const name = page.getByRole('group', { name: 'Pages with findings' }).getByText('Dorothy Vaughan');
    // What takes the click lies over the drawing.
    await name.click({ force: true });
    await expect(page.getByRole('textbox', { name: 'Note A' })).toBeFocused();
    await page.keyboard.type('Larger, please.');
    await page.getByRole('combobox', { name: 'Line' }).focus();
    for (let line = 0; line < 3; line += 1) await page.keyboard.press('ArrowDown');
    await page.getByRole('button', { name: 'Note on this place' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Note B' })).toBeFocused();
    await page.keyboard.type('Say how many people.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectToast(page, 'Saved');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Note B' })).toHaveValue('Say how many people.');

    // Another tab of the same expert has not seen what is saved here next.
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await expect(tab.getByRole('textbox', { name: 'Note B' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Note B' }).fill('Say how many people, and since when.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectToast(page, 'Saved');
    await tab.getByRole('textbox', { name: 'Note A' }).fill('Larger.');
    await tab.getByRole('button', { name: 'Deliver' }).click();
    await tab.getByRole('dialog').getByRole('button', { name: 'Deliver' }).click();
    await expect(tab.getByRole('alert').filter({ hasText: 'saved elsewhere' })).toBeVisible();
    await expect(tab.getByRole('textbox', { name: 'Note A' })).toHaveValue('Larger.');
    await tab.close();

    await page.getByRole('button', { name: 'Deliver' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deliver' }).click();
    await expectToast(page, 'Delivered');
    await expect(page.getByText('state: in-review → delivered')).toBeVisible();
    const { review } = await call(visitor, 'GET', `/evaluations/${evaluation}/review`, undefined, token);
    expect(review).toMatchObject({
      state: 'delivered',
      letter: 'Dear Dorothy, add what you did at Langley.',
      notes: [{ text: 'Larger, please.' }, { text: 'Say how many people, and since when.' }],
    });
    // It comes to a device that never had the document as soon as the document does.
    await visitor.goto('/account/resumes/evaluations');
    await visitor.getByRole('link', { name: /Computer operator/ }).click();
    await visitor.getByRole('button', { name: 'Note B: Say how many people, and since when.' }).click();
    await expect(visitor.getByRole('list', { name: 'The expert’s notes' })).toContainText('“Led the computing group');
    await expectAccessible(visitor);

    // A sample of its own, made of a document of the admin.
    const { createResume, newId } = await import('@vitae/domain');
    const empty = createResume({ title: 'Calculator of orbits' });
    const doc = {
      ...empty,
      basics: { ...empty.basics, fullName: 'Annie Example' },
      summary: 'Calculates orbits by hand, and checks what machines say.',
    };
    const push = { baseRev: 0, pushId: newId(), schemaVersion: doc.schemaVersion, deviceId: newId(), doc };
    await call(page, 'PUT', `/documents/${doc.id}`, push);
    const slug = `orbits-${process.pid}`;
    await page.goto('/admin/template-samples');
    await page.getByRole('button', { name: 'New sample' }).click();
    const making = page.getByRole('dialog');
    await making.getByRole('combobox', { name: 'One of your documents' }).selectOption('Calculator of orbits');
    await making.getByRole('textbox', { name: 'Address' }).fill(slug);
    await making.getByLabel('Reason').fill('Nothing for mathematicians yet');
    await making.getByRole('button', { name: 'Create draft' }).click();
    await expectToast(page, 'Draft created');
    expect((await visitor.request.get(`/resumes/${slug}`)).status()).toBe(404);
    const title = `Orbit planner ${process.pid}`;
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await reason(page, 'It is what they plan', 'Save draft');
    await expectToast(page, 'Saved');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await reason(page, 'Read and found right', 'Publish');
    await expectToast(page, 'Published');
    await visitor.goto(`/resumes/${slug}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(title);
    await visitor.getByRole('button', { name: 'Use this example' }).first().click();
    await visitor.waitForURL('**/resume/builder/**');
    await expect(visitor.getByRole('textbox', { name: 'Full name' })).toHaveValue('Annie Example');

    await page.goto('/admin/templates?kind=coverletter');
    await page.getByRole('button', { name: 'New variant' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Plum');
    await page.getByLabel('Colour', { exact: true }).fill('#5b2a6e');
    await expect(page.getByRole('list', { name: 'Three samples' }).getByRole('img')).toHaveCount(3);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await reason(page, 'Asked for in the shop', 'Save and publish');
    await expectToast(page, 'The galleries show it now');
    const gallery = await (await visitor.request.get('/coverletter/templates')).text();
    expect(gallery).toContain('Plum');
    const picture = /\/pictures\/templates\/coverletter\/variant-[\w-]+\/1-400\.webp/.exec(gallery)?.[0] ?? '';
    expect((await visitor.request.get(picture)).headers()['content-type']).toBe('image/webp');
    await visitor.goto('/coverletter/templates');
    const plum = visitor.getByRole('article', { name: 'Plum' });
    await plum.hover();
    await plum.getByRole('button', { name: 'Use Plum' }).click();
    await expect(visitor).toHaveURL(/coverletter\/builder/);

    await page.goto(`/admin/payments?search=${encodeURIComponent(email)}`);
    await page.getByRole('row').filter({ hasText: '$29.00' }).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Refund' }).click();
    const refund = page.getByRole('dialog');
    await refund.getByLabel('Amount in USD').fill('10.00');
    await refund.getByLabel('Reason').fill('It came late');
    await refund.getByRole('button', { name: 'Refund' }).click();
    await expect(refund.getByRole('alert')).toContainText(`This is not “${receipt}”`);
    await refund.getByLabel(/number of its receipt/).fill(receipt);
    await refund.getByRole('button', { name: 'Refund' }).click();
    await expectToast(page, 'Refunded $10.00');
    await expect(page.getByText('Partly refunded', { exact: true })).toBeVisible();

    await page.getByRole('link', { name: email }).click();
    await page.getByRole('button', { name: 'Suspend' }).click();
    await reason(page, 'Paid with a stolen card', 'Suspend');
    await expectToast(page, 'Suspended');
    await visitor.goto('/account/settings');
    await expect(visitor).toHaveURL(/\/login/);

    await page.goto('/admin');
    for (const [step, why] of [
      ['Changed a role', 'Has the keys from today'],
      ['Ran a job', 'To see today'],
      ['Created a sample', 'Nothing for mathematicians yet'],
      ['Changed a sample', 'It is what they plan'],
      ['Changed whether a sample', 'Read and found right'],
      ['Changed what the galleries offer', 'Asked for in the shop'],
      ['Refunded a payment', 'It came late'],
      ['Suspended an account', 'Paid with a stolen card'],
    ] as const)
      await expect(
        page
          .getByRole('row')
          .filter({ hasText: `“${why}”` })
          .first(),
      ).toContainText(step);
    for (const step of ['Took a review', 'Wrote the answer of a review', 'Delivered a review'])
      await expect(page.getByRole('row').filter({ hasText: step }).first()).toBeVisible();
    await expectAccessible(page);
    await other.close();
  },
);
