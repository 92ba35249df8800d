/** What the interface of a page consists of, as addresses of scripts. */
export interface InterfaceFiles {
  entry: string;
  /** What the entry needs before it runs. */
  first: readonly string[];
  /** What it fetches itself for this page. */
  later: readonly string[];
}

/** Milliseconds of work after which a person who uses the page comes first: fewer than slow phones have in a frame. */
const slice = 5;

/** The next task: what waited in the meantime, such as a scroll or a click, comes before it. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

/**
 * Fetches the files together, and runs them one by one before the entry, each in a task of its own: as one task they
 * would keep a phone from answering for half a second. `load` imports a file.
 */
export async function bringInterface(
  { entry, first, later }: InterfaceFiles,
  load: (file: string) => Promise<unknown>,
): Promise<void> {
  let begun = performance.now();
  for (const href of [...first, entry, ...later]) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
    if (performance.now() - begun < slice) continue;
    await nextTask();
    begun = performance.now();
  }
  for (const file of first) {
    // The entry asks for it again, and whoever waits for the interface learns it there.
    await load(file).catch(() => undefined);
    await nextTask();
  }
  const script = document.createElement('script');
  Object.assign(script, { type: 'module', crossOrigin: '', src: entry });
  document.head.append(script);
}
