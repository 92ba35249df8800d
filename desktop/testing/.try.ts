import { launchDesktop } from './launch.ts';
const app = await launchDesktop({ onOutput: (t) => process.stdout.write('[app] ' + t) });
try {
  const page = await app.firstWindow();
  page.on('console', (m) => console.log('[page]', m.text()));
  page.on('pageerror', (m) => console.log('[pageerror]', m.message));
  await page.waitForTimeout(4000);
  console.log(page.url(), await page.title());
  console.log((await page.locator('body').innerText()).slice(0, 1500));
  await page.screenshot({ path: '/tmp/vitae/shell-1.png' });
  console.log('quit', await app.quit());
} finally { await app.dispose(); }
