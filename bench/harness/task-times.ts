import type { Browser } from 'playwright-core';
import * as z from 'zod';

const eventSchema = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Microseconds that the thread itself was running. */
  tdur: z.optional(z.number()),
  args: z.optional(z.object({ data: z.optional(z.object({ type: z.optional(z.string()) })) })),
});
type TraceEvent = z.infer<typeof eventSchema>;

/**
 * The milliseconds that each task of a page's main thread ran while keys were pressed on it, from a trace of the
 * browser. Time in which the thread was ready but other programs had the processors does not count.
 */
export async function taskTimes(browser: Browser, press: () => Promise<unknown>): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) {
      const { data } = eventSchema.safeParse(event);
      if (data?.name === 'RunTask' || data?.name === 'EventDispatch') events.push(data);
    }
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  });
  await press();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const key = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown');
  if (!key) throw new Error('The trace has no key');
  return events.flatMap(({ name, pid, tid, tdur }) =>
    name === 'RunTask' && pid === key.pid && tid === key.tid && tdur !== undefined ? [tdur / 1000] : [],
  );
}
