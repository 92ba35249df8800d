import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { download, expectStored, fieldPlace, openStep, saveStatus, startFromList, startResume } from './support/app.ts';
import { long } from './support/long.ts';

declare global {
  /** Set in a page under test: it receives nothing from other tabs. */
  var hearsNothing: boolean | undefined;
  /** Set in a page under test: its database is full. */
  var isFull: boolean | undefined;
  /** Set in a page under test: no write to its database ends. */
  var isStuck: boolean | undefined;
}

test.describe('two tabs on one document', () => {
  const nameIn = (page: Page) => page.getByRole('textbox', { name: 'Full name' });
  const headlineIn = (page: Page) => page.getByRole('textbox', { name: 'Headline' });

  async function twoTabs(context: BrowserContext): Promise<[Page, Page]> {
    const [one, other] = [await context.newPage(), await context.newPage()];
    await other.addInitScript(silenceable);
    const slug = await startResume(one);
    await openStep(other, slug, '');
    await expect(nameIn(other)).toBeVisible();
    return [one, other];
  }

  test('edits of different fields are merged in both', long, async ({ context }) => {
    const [one, other] = await twoTabs(context);
    await Promise.all([
      nameIn(one).pressSequentially('Ana Silva', { delay: 15 }),
      headlineIn(other).pressSequentially('Head of logistics', { delay: 15 }),
    ]);
    for (const page of [one, other]) {
      await expect(nameIn(page)).toHaveValue('Ana Silva');
      await expect(headlineIn(page)).toHaveValue('Head of logistics');
      await expect(page.getByText(/^The other version/)).toBeHidden();
    }
  });

  test('edits of one field are both shown until one click resolves them', async ({ context }) => {
    const [one, other] = await twoTabs(context);
    await hearsOthers(other, false);
    await headlineIn(one).fill('Welder');
    await expectStored(one, 'Welder');
    await headlineIn(other).fill('Florist');

    const conflict = fieldPlace(other, 'basics.headline');
    await expect(conflict.getByText(/^The other version/)).toBeVisible();
    await expect(conflict.getByText('Welder')).toBeVisible();
    await expect(headlineIn(other)).toHaveValue('Florist');
    await expect(headlineIn(one)).toHaveValue('Florist');
    await expect(fieldPlace(one, 'basics.headline').getByText('Welder')).toBeVisible();

    await hearsOthers(other, true);
    await conflict.getByRole('button', { name: 'Use this instead' }).click();
    for (const page of [one, other]) {
      await expect(headlineIn(page)).toHaveValue('Welder');
      await expect(page.getByRole('button', { name: 'Use this instead' })).toBeHidden();
    }
  });

  test('undo reverts only edits of its own tab', long, async ({ context }) => {
    const [one, other] = await twoTabs(context);
    await nameIn(one).fill('Ana Silva');
    await expect(nameIn(other)).toHaveValue('Ana Silva');
    await headlineIn(other).fill('Head of logistics');
    await expect(headlineIn(one)).toHaveValue('Head of logistics');

    await nameIn(one).press('ControlOrMeta+z');
    for (const page of [one, other]) {
      await expect(nameIn(page)).toHaveValue('');
      await expect(headlineIn(page)).toHaveValue('Head of logistics');
    }
    await expect(one.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();

    await headlineIn(other).press('ControlOrMeta+z');
    await expect(headlineIn(one)).toHaveValue('');
    await nameIn(one).press('ControlOrMeta+Shift+z');
    for (const page of [one, other]) await expect(nameIn(page)).toHaveValue('Ana Silva');
  });

  /** Cuts a tab off from the others for a while, as if it had slept. */
  function silenceable(): void {
    const hear = BroadcastChannel.prototype.addEventListener;
    BroadcastChannel.prototype.addEventListener = function listen(
      this: BroadcastChannel,
      type: string,
      listener: EventListenerOrEventListenerObject,
    ) {
      hear.call(this, type, (event: Event) => {
        if (globalThis.hearsNothing) return;
        if (typeof listener === 'function') listener.call(this, event);
        else listener.handleEvent(event);
      });
    };
  }

  const hearsOthers = (page: Page, hears: boolean) =>
    page.evaluate((deaf) => {
      globalThis.hearsNothing = deaf;
    }, !hears);
});

test('without IndexedDB the page reports it, and editing and downloading work', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError');
    };
  });
  await page.goto('/resume/start');
  const warning = page.getByText('Your work exists only in this window: download it before you close it.');
  await expect(warning).toBeVisible();
  await page.getByRole('button', { name: /^From scratch/ }).click();
  await expect(warning).toBeVisible();
  await page.getByRole('link', { name: 'Personal details' }).first().click();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ana Silva');
  await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  await page.getByRole('link', { name: 'Check and download' }).click();
  const note = page.getByRole('note').filter({ has: warning });
  for (const button of [
    page.getByRole('button', { name: 'Download Vitae document' }),
    note.getByRole('button', { name: 'Download a copy (JSON)' }),
  ]) {
    const { bytes } = await download(page, button);
    expect(bytes.toString()).toContain('Ana Silva');
  }
});

test('a full disk keeps the text on the screen, offers a copy, and saving continues when there is space', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function putIfThereIsRoom(...row) {
      if (globalThis.isFull) throw new DOMException('The disk is full.', 'QuotaExceededError');
      return put.apply(this, row);
    };
  });
  await startResume(page);
  const name = page.getByRole('textbox', { name: 'Full name' });
  await name.fill('Ana');
  await expectStored(page, 'Ana');

  await page.evaluate(() => {
    globalThis.isFull = true;
  });
  await name.fill('Ana Silva of Leeds');
  const trouble = page.getByRole('alert').filter({ hasText: 'Your last changes are not saved yet' });
  await expect(trouble).toContainText('The storage for this site is full');
  await expect(saveStatus(page, 'Not saved')).toBeVisible();
  await expect(name).toHaveValue('Ana Silva of Leeds');
  const { bytes } = await download(page, trouble.getByRole('button', { name: 'Download a copy (JSON)' }));
  expect(bytes.toString()).toContain('Ana Silva of Leeds');

  await name.press('End');
  await name.pressSequentially('!');
  await page.evaluate(() => {
    globalThis.isFull = false;
  });
  await expect(saveStatus(page, 'Saved')).toBeVisible();
  await expect(trouble).toBeHidden();
  await page.reload();
  await expect(name).toHaveValue('Ana Silva of Leeds!');
});

test('the last keys survive a page that ends before they are written', async ({ context }) => {
  const open = async () => {
    const opened = await context.newPage();
    await opened.addInitScript(() => {
      const put = IDBObjectStore.prototype.put;
      // Like a write in progress when its page ends.
      Object.assign(IDBObjectStore.prototype, {
        put(this: IDBObjectStore, ...row: Parameters<IDBObjectStore['put']>) {
          return globalThis.isStuck ? new Promise(() => undefined) : put.apply(this, row);
        },
      });
    });
    return opened;
  };
  let page = await open();
  const slug = await startResume(page);
  const name = () => page.getByRole('textbox', { name: 'Full name' });
  const leave: [string, () => Promise<unknown>][] = [
    ['Ana', () => page.reload()],
    ['Ana Silva', () => page.goto('/icon.svg')],
    [
      'Ana Silva of Leeds',
      async () => {
        await page.close({ runBeforeUnload: true });
        page = await open();
      },
    ],
  ];
  for (const [text, goAway] of leave) {
    await name().press('End');
    await page.evaluate(() => {
      globalThis.isStuck = true;
    });
    await name().fill(text);
    await goAway();
    await openStep(page, slug, '');
    await expect(name()).toHaveValue(text);
    await expectStored(page, text);
  }
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved'))))
    .toEqual([]);
});

test('a database of a newer version is left unchanged, and its data can be downloaded', long, async ({ page }) => {
  const slug = await startResume(page);
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ana Silva');
  await expectStored(page, 'Ana Silva');
  // A page of the site without scripts.
  await page.goto('/icon.svg');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('vitae', 99);
        opening.addEventListener('success', () => {
          opening.result.close();
          resolve();
        });
      }),
  );

  for (const address of ['/resume/start', `/resume/builder/${slug}`]) {
    await page.goto(address);
    const alert = page.getByRole('alert').filter({ hasText: 'could not be opened' });
    await expect(alert).toContainText('Your documents were saved by a newer version of this app.');
    const { bytes } = await download(page, alert.getByRole('button', { name: /Download/ }));
    expect(bytes.toString()).toContain('Ana Silva');
  }
});

test('a damaged document is set aside with its raw data, and the others are listed', async ({ page }) => {
  const broken = await startResume(page);
  await page.getByRole('textbox', { name: 'Full name' }).fill('Broken Bertha');
  await page.getByRole('textbox', { name: 'Name of the document' }).fill('Damaged one');
  await expectStored(page, 'Damaged one');
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await startFromList(page);
  await page.getByRole('textbox', { name: 'Name of the document' }).fill('Sound one');
  await expectStored(page, 'Sound one');
  await page.goto('/icon.svg');
  await page.evaluate(
    (slug) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('vitae');
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('documents', 'readwrite');
          const cursor = transaction.objectStore('documents').openCursor();
          cursor.addEventListener('success', () => {
            const row = cursor.result;
            if (!row) return;
            const value: unknown = row.value;
            const text = JSON.stringify(value);
            if (text.includes(`"${slug}"`))
              row.update(JSON.parse(text.replace('"sections":{', '"sections":7,"lost":{')));
            row.continue();
          });
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    broken,
  );

  await openStep(page, broken, '');
  const alert = page.getByRole('alert').filter({ hasText: 'This document could not be opened' });
  await expect(alert).toContainText('This document cannot be read and was set aside, unchanged.');
  const own = await download(page, alert.getByRole('button', { name: 'Download a copy (JSON)' }));
  expect(own.bytes.toString()).toContain('Broken Bertha');

  await page.goto('/resume/start');
  await expect(page.getByRole('article', { name: 'Sound one' })).toBeVisible();
  await expect(page.getByText('One document cannot be read')).toBeVisible();
  const raw = await download(page, page.getByRole('button', { name: 'Download raw data' }));
  expect(raw.bytes.toString()).toContain('Broken Bertha');
  await page.getByRole('link', { name: 'Sound one' }).click();
  await expect(page.getByRole('textbox', { name: 'Name of the document' })).toHaveValue('Sound one');
});

test('a document of a newer version is left unchanged, with a message', long, async ({ page }) => {
  const slug = await startResume(page);
  await expectStored(page, slug);
  await page.goto('/icon.svg');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('vitae');
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('documents', 'readwrite');
          const cursor = transaction.objectStore('documents').openCursor();
          cursor.addEventListener('success', () => {
            const row = cursor.result;
            if (!row) return;
            row.update(JSON.parse(JSON.stringify(row.value).replace('"schemaVersion":1', '"schemaVersion":99')));
            row.continue();
          });
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
  );
  await openStep(page, slug, '');
  await expect(page.getByRole('alert')).toContainText('This document was saved by a newer version of this app.');
  const { bytes } = await download(page, page.getByRole('button', { name: 'Download a copy (JSON)' }));
  expect(bytes.toString()).toContain('"schemaVersion": 99');
});
