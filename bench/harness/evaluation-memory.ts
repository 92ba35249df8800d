/** What evaluating a text adds to the memory of a page, with the dictionary of its language, and with a grammar check. */
import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { viewport } from './app.ts';
import { residentOf } from './resident.ts';
import { sized } from './smoke.ts';

/** A resume of a few lines in each language that has a dictionary. */
export const textsInLanguages: Readonly<Record<string, string>> = {
  en: 'Experience\n\nClerk, Mill\n2020 - 2024\n- Kept the books of four shops and paid forty people every month',
  de: 'Berufserfahrung\n\nBuchhalterin, Mühle\n2020 - 2024\n- Führte die Bücher von vier Läden und bezahlte vierzig Leute',
  fr: 'Expérience professionnelle\n\nComptable, Moulin\n2020 - 2024\n- Tenue des comptes de quatre magasins et paie de quarante personnes',
  es: 'Experiencia laboral\n\nContable, Molino\n2020 - 2024\n- Llevé las cuentas de cuatro tiendas y pagué a cuarenta personas cada mes',
  pt: 'Experiência profissional\n\nContabilista, Moinho\n2020 - 2024\n- Fiz as contas de quatro lojas e paguei a quarenta pessoas todos os meses',
};

/** Resident memory that an evaluation adds to a page, in megabytes. */
export interface Added {
  /** With its report, and the worker that stays for a minute with its dictionary. */
  evaluated: number;
  /** What that worker holds: its heap, and outside of it its buffers, of which one is the memory of the dictionary. */
  worker: number;
  /** At most while grammar is checked, and after it; `null` where it is not. */
  grammar: { most: number; after: number } | null;
}

/** Drops a text on the page that evaluates files, in a page of its own, and measures before and after. */
export async function memoryOfEvaluation(browser: Browser, origin: string, language: string): Promise<Added> {
  const resident = await residentOf(browser);
  const page = await browser.newPage({ viewport, locale: 'en-US' });
  // It evaluates without an account.
  await page.goto(`${origin}/`);
  const button = page.getByRole('button', { name: 'Choose a file' });
  await button.waitFor();
  // A press before the interface has come opens no dialog.
  await page.waitForTimeout(sized(5000, 2000));
  const held = await heldByWorkers(page);
  const before = await resident();
  const added = async () => ((await resident()) - before) / 2 ** 20;
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  const text = `Ada Park\nada@example.com\n\n${textsInLanguages[language] ?? ''}\n`;
  await chooser.setFiles({ name: `${language}.txt`, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByRole('img', { name: /^Score: / }).waitFor();
  await page.waitForTimeout(sized(3000, 100));
  const evaluated = await added();
  const worker = Math.max(...(await held())) / 2 ** 20;
  let grammar: Added['grammar'] = null;
  const check = page.getByRole('button', { name: 'Check grammar' });
  if (sized(1, 0) === 1 && (await check.count()) > 0) {
    await check.click();
    let most = 0;
    const isDone = page.getByText('This report is with grammar.');
    while ((await isDone.count()) === 0) {
      most = Math.max(most, await added());
      await page.waitForTimeout(100);
    }
    await page.waitForTimeout(3000);
    grammar = { most, after: await added() };
  }
  await page.close();
  return { evaluated, worker, grammar };
}

const usageSchema = z.object({
  result: z.object({ totalSize: z.number(), backingStorageSize: z.number() }),
});

/** Returns a function that gives the bytes that each worker of a page holds, as its engine counts them. */
async function heldByWorkers(page: Page): Promise<() => Promise<number[]>> {
  const session = await page.context().newCDPSession(page);
  const workers = new Set<string>();
  session.on('Target.attachedToTarget', ({ sessionId }) => workers.add(sessionId));
  session.on('Target.detachedFromTarget', ({ sessionId }) => workers.delete(sessionId));
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  return () =>
    Promise.all(
      Array.from(workers, async (worker) => {
        const answer = new Promise<string>((resolve) => {
          session.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
            if (sessionId === worker && message.includes('"id":1,')) resolve(message);
          });
        });
        const message = JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' });
        await session.send('Target.sendMessageToTarget', { sessionId: worker, message });
        const { totalSize, backingStorageSize } = usageSchema.parse(JSON.parse(await answer)).result;
        return totalSize + backingStorageSize;
      }),
    );
}
