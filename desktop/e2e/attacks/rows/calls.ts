import { setTimeout as pause } from 'node:timers/promises';
import { createResume } from '@vitae/domain';
import { methodNames } from '../../../src/bridge/names.ts';
import { type Attack, attack, gain, mustRefuse } from '../attack.ts';
import type { Answer, Computer } from '../computer.ts';
import { foreignPage } from '../in-page.ts';
import { secretWord } from '../servers.ts';

const now = '2026-01-01T00:00:00.000Z';

/** A value as deep as this. */
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

/** Names that exist on every object, and names other than those of the map. */
const names = [
  'constructor.keys',
  'documents.constructor',
  'documents.toString',
  '__proto__.toString',
  'documents.__proto__',
  'toString',
  '',
  '.',
  'documents',
  'documents.list.more',
  'Documents.list',
  'documents.list\0',
  'sync.push',
];

/** Invalid arguments of every kind. */
const rubbish: readonly [string, unknown][] = [
  ['NaN', Number.NaN],
  ['a list of 10,000', Array.from({ length: 10_000 }, () => 0)],
  ['200 levels', nested(200)],
  ['a prototype', JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}')],
  ['a map', new Map([['id', 'x']])],
  ['a large number', 2n ** 80n],
];

const allBut = (...left: string[]): string[] => [...methodNames].filter((name) => !left.includes(name));

/** One refusal after another; the gain is whatever was not refused properly. */
const all = async (answers: readonly [string, Promise<Answer>][], ...codes: string[]): Promise<string> => {
  const gained: string[] = [];
  for (const [name, answer] of answers) {
    const got = mustRefuse(await answer, ...codes);
    if (got !== '') gained.push(`${name}: ${got}`);
  }
  return gained.join('\n');
};

const frameWith = async (
  { page, control }: Computer,
  make: (frame: HTMLIFrameElement) => void,
  ready: (url: string) => boolean,
): Promise<void> => {
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.name = 'inner';
    document.body.append(frame);
  });
  await page.evaluate(`(${make.toString()})(document.querySelector('iframe'))`);
  for (let tries = 0; tries < 100 && !(await control.frames()).some(({ main, url }) => !main && ready(url)); tries += 1)
    await page.waitForTimeout(10);
};

const withoutFrame = async ({ page }: Computer): Promise<void> =>
  page.evaluate(() => document.querySelector('iframe')?.remove());

/** Makes calls without arguments at once, as a script in the page does; returns how many were answered. */
const fromPage = (page: Computer['page'], method: string, count: number): Promise<number> =>
  page.evaluate(
    async ([name, times]) => {
      const { desktop } = globalThis as unknown as {
        desktop: { call: (method: string) => Promise<{ ok: boolean }> };
      };
      const answers = await Promise.all(Array.from({ length: times }, () => desktop.call(name)));
      return answers.filter(({ ok }) => ok).length;
    },
    [method, count] as const,
  );

/** Calls of the program: who makes them, their names, and what they are given. */
export const calls: readonly Attack[] = [
  attack('a foreign page calls the main process', async ({ control, forge, home }) => {
    await control.forceLoad(foreignPage);
    const answer = await forge('documents.list');
    await home();
    return mustRefuse(answer, 'foreign-frame');
  }),
  attack('an empty frame in the page calls the main process', async (computer) => {
    await frameWith(
      computer,
      () => undefined,
      () => true,
    );
    const answer = await computer.forge('documents.list', undefined, 'subframe');
    await withoutFrame(computer);
    return mustRefuse(answer, 'foreign-frame');
  }),
  attack('a frame with the page’s own address calls the main process', async (computer) => {
    const take = (frame: HTMLIFrameElement): void => {
      frame.contentDocument?.open();
      frame.contentDocument?.close();
      frame.contentWindow?.history.replaceState(null, '', '/account/resumes?frame');
    };
    await frameWith(computer, take, (url) => url.startsWith('app://vitae/'));
    const isThere = (await computer.control.frames()).some(({ main, url }) => !main && url.startsWith('app://vitae/'));
    const answer = await computer.forge('documents.list', undefined, 'subframe');
    await withoutFrame(computer);
    return isThere
      ? mustRefuse(answer, 'foreign-frame')
      : 'the frame could not take the address, and this row proves nothing';
  }),
  attack('the bridge is missing in a frame', async (computer) => {
    await frameWith(
      computer,
      () => undefined,
      () => true,
    );
    const found = await computer.page.evaluate(
      () =>
        typeof (document.querySelector('iframe')?.contentWindow as unknown as { desktop?: unknown } | undefined)
          ?.desktop,
    );
    await withoutFrame(computer);
    return gain(found !== 'undefined', 'the frame has the bridge');
  }),
  attack('calls on other channels', async ({ control }) => {
    const gained: string[] = [];
    for (const channel of [
      'ELECTRON_BROWSER_REQUIRE',
      'GUEST_VIEW_MANAGER_CALL',
      'vitae:event',
      'shell.openExternal',
      '',
    ]) {
      await control.forge({ channel, args: ['documents.list'] }).then(
        () => gained.push(channel),
        () => '',
      );
    }
    return gained.join(' ');
  }),
  ...names.map((name) =>
    attack(`a call named “${name}”`, async ({ forge }) => mustRefuse(await forge(name, {}), 'unknown-method')),
  ),
  attack('a call whose name is not a string', async ({ forge }) =>
    all(
      [['documents.list'], ['documents', 'list'], { toString: 'documents.list' }, null, 7].map((name) => [
        JSON.stringify(name),
        forge(name),
      ]),
      'unknown-method',
    ),
  ),
  attack('the preload script forwards an unknown method', async ({ call }) =>
    call('documents.constructor').then(
      () => 'the call reached the program',
      () => '',
    ),
  ),
  attack('the page listens for unknown events', async ({ page }) =>
    page.evaluate(() => {
      const { desktop } = globalThis as unknown as { desktop: { on: (event: unknown, hear: unknown) => unknown } };
      return ['vitae:event', '__proto__', 'constructor', 7, ['asked']]
        .filter((name) => {
          try {
            desktop.on(name, () => undefined);
            return true;
          } catch {
            return false;
          }
        })
        .join(' ');
    }),
  ),
  ...rubbish.map(([name, value]) =>
    attack(`every call, given ${name}`, async ({ forge }) =>
      all(
        allBut().map((method) => [method, forge(method, value)]),
        'bad-arguments',
      ),
    ),
  ),
  attack('an object as a document id', async ({ forge }) =>
    mustRefuse(await forge('documents.getMeta', { $ne: null }), 'bad-arguments'),
  ),
  attack('SQL as a document id', async ({ forge }) =>
    all([
      ['trash', forge('documents.trash', "' OR 1=1 --")],
      ['get', forge('documents.get', { kind: 'resume', id: "x'; DROP TABLE document; --" })],
    ]),
  ),
  attack('an invalid document', async ({ forge }) =>
    mustRefuse(await forge('documents.create', { kind: 'script', id: 'x' }), 'bad-arguments'),
  ),
  attack('a document of 2 MB', async ({ forge }) =>
    mustRefuse(
      await forge('documents.create', {
        ...createResume({ title: 'Large' }, now),
        summary: 'x'.repeat(2 * 1024 * 1024),
      }),
      'bad-arguments',
    ),
  ),
  attack('a document whose id is a path', async ({ forge }) =>
    mustRefuse(
      await forge('documents.create', { ...createResume({ title: 'x' }, now), id: '../../../evil' }),
      'invalid',
    ),
  ),
  attack('a document that sets a prototype', async ({ forge, call, page }) => {
    const doc: unknown = JSON.parse(
      JSON.stringify(createResume({ title: 'Canary' }, now)).replace(
        '"basics":{',
        '"basics":{"__proto__":{"polluted":true},',
      ),
    );
    const answer = await forge('documents.create', doc);
    const { id } = doc as { id: string };
    const kept = answer.ok ? JSON.stringify(await call('documents.get', { kind: 'resume', id })) : '';
    if (answer.ok) await call('documents.purge', id);
    await page.waitForTimeout(0);
    return gain(kept.includes('polluted'), 'it was kept');
  }),
  attack('a value nested 100 levels deep', async ({ forge }) =>
    mustRefuse(await forge('documents.setMeta', { key: 'x', value: nested(100) }), 'bad-arguments'),
  ),
  attack('a value that is not plain JSON', async ({ forge }) =>
    mustRefuse(await forge('documents.setMeta', { key: 'x', value: new Map([['a', 1]]) }), 'bad-arguments'),
  ),
  attack('a number that is not finite', async ({ forge }) =>
    mustRefuse(await forge('documents.setMeta', { key: 'x', value: Number.NaN }), 'bad-arguments'),
  ),
  attack('a value of 300 KB', async ({ forge }) =>
    mustRefuse(await forge('documents.setMeta', { key: 'x', value: 'x'.repeat(300 * 1024) }), 'bad-arguments'),
  ),
  attack('a picture of 301 KB', async ({ forge }) =>
    mustRefuse(
      await forge('documents.putAsset', { bytes: new Uint8Array(301 * 1024), type: 'image/png' }),
      'bad-arguments',
    ),
  ),
  attack('a picture whose name is not a checksum', async ({ forge }) =>
    all(
      ['../../settings.json', 'A'.repeat(64), '0'.repeat(63), `${'0'.repeat(64)}\n`].map((name) => [
        name,
        forge('documents.getAsset', name),
      ]),
      'bad-arguments',
    ),
  ),
  attack('a picture that does not exist', async ({ forge }) =>
    mustRefuse(await forge('documents.getAsset', '0'.repeat(64))),
  ),
  attack('a token in a result', async ({ forge }) => {
    const answers = await Promise.all(
      allBut('account.signOut', 'account.startSignIn', 'account.saveExport', 'files.pick', 'documents.tidy').map(
        (method) => forge(method),
      ),
    );
    return gain(JSON.stringify(answers).includes(secretWord), 'an answer has a token');
  }),
  attack('the account’s own values, by name', async ({ forge }) => {
    const answers = await Promise.all(
      ['session', 'refreshToken', 'account', 'tokens', 'signIn'].map((key) => forge('documents.getMeta', key)),
    );
    return gain(JSON.stringify(answers).includes(secretWord), 'there is a token among them');
  }),
  attack('three thousand refused calls, to fill the log', async ({ app, page }) => {
    const before = app.output().length;
    await fromPage(page, 'documents.get', 3000);
    const written = app.output().length - before;
    return gain(written > 20_000, `${written} characters were written`);
  }),
  attack('thirty lists of printers at once', async ({ page }) => {
    const answered = await fromPage(page, 'printing.printers', 30);
    return gain(answered > 10, `${answered} were made, each by programs of the system`);
  }),
  attack('a sign-in that nobody clicked for', async ({ forge }) => {
    // Until the last key press or click no longer counts.
    await pause(2_100);
    return mustRefuse(await forge('account.startSignIn'));
  }),
  attack('a payment that nobody clicked for', async ({ forge }) => {
    await pause(2_100);
    return mustRefuse(await forge('account.openPayment', '/payment?plan=pro'));
  }),
  attack(
    'a session stored unprotected without consent',
    async ({ forge, call, calls: seen }) => {
      await forge('account.allowUnprotected', true);
      const asked = (await seen('dialog.showMessageBox')).length;
      const state = await call('account.state');
      const keeping = state.ok ? (state.value as { keeping: string }).keeping : '';
      return gain(asked === 0 || keeping === 'plain', `the person was asked ${asked} times, and it is ${keeping}`);
    },
    ['dialog.showMessageBox'],
  ),
];
