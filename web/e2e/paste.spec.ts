import { clipboards, contentOf } from '@vitae/testkit/clipboards';
import { test, type Locator } from '@playwright/test';
import { expectStored, startResume } from './support/app.ts';
import { long } from './support/long.ts';

/** Pastes as the browser does, with what another program has put on the clipboard. */
const paste = (field: Locator, content: Record<string, string>) =>
  field.evaluate((element, held) => {
    const data = new DataTransfer();
    for (const [type, value] of Object.entries(held)) data.setData(type, value);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, content);

test(
  'what other programs copy is pasted with its bold, italic, links and lists, and nothing else',
  long,
  async ({ page }) => {
    await startResume(page, 'summary');
    await page.getByRole('toolbar', { name: 'Format' }).waitFor();
    const text = page.getByRole('main').getByRole('textbox', { name: 'Your summary' });
    for (const clipboard of clipboards)
      await test.step(clipboard.file, async () => {
        await text.click();
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.press('Delete');
        await expectStored(page, '"summary":""');
        await paste(text, contentOf(clipboard));
        await expectStored(page, `"summary":${JSON.stringify(clipboard.expected)}`);
      });
  },
);

test('pasted words join the words at the caret, and pasted bullets the list', async ({ page }) => {
  await startResume(page, 'summary');
  await page.getByRole('toolbar', { name: 'Format' }).waitFor();
  const text = page.getByRole('main').getByRole('textbox', { name: 'Your summary' });
  await text.click();
  await page.keyboard.type('Joins  and glass.');
  for (let count = 0; count < ' and glass.'.length; count += 1) await page.keyboard.press('ArrowLeft');
  await paste(text, { 'text/html': '<meta charset="utf-8"><b style="font-weight:normal">steel</b>' });
  await expectStored(page, '"summary":"Joins steel and glass."');
  await page.keyboard.press('ControlOrMeta+End');
  // The editor reads the position of the caret in a separate task.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  await page.keyboard.press('Enter');
  await page.getByRole('toolbar', { name: 'Format' }).getByRole('button', { name: 'Bullet list' }).click();
  await page.keyboard.type('First');
  await page.keyboard.press('Enter');
  await paste(text, { 'text/plain': '• Second\n• Third' });
  await expectStored(page, '"summary":"Joins steel and glass.\\n\\n- First\\n- Second\\n- Third"');
});
