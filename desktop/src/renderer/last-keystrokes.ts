import type { DocumentStore } from '@vitae/store';
import type { DesktopBridge } from '../bridge/desktop-bridge.ts';
import type { Caller } from './caller.ts';

/** Waits one task, in which the editor's saver can start writing: it does so in a separate task after a key. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Before a window closes, notifies the main process when the store has every edit. Returns a store whose writes are
 * tracked for that.
 */
export function guardLastKeystrokes(
  documents: DocumentStore,
  call: Caller,
  bridge: Pick<DesktopBridge, 'on'>,
): DocumentStore {
  const writing = new Set<Promise<unknown>>();
  const watch = async <T>(write: Promise<T>): Promise<T> => {
    writing.add(write);
    try {
      return await write;
    } finally {
      writing.delete(write);
    }
  };

  async function settle(): Promise<void> {
    await nextTask();
    // A write may lead to another one.
    while (writing.size > 0) {
      await Promise.allSettled(writing);
      await nextTask();
    }
  }

  const { saveNext } = documents;
  bridge.on('closing', () => void settle().then(() => call('window.flushed', undefined)));
  return {
    ...documents,
    create: (doc) => watch(documents.create(doc)),
    save: (base, doc) => watch(documents.save(base, doc)),
    ...(saveNext && { saveNext: (written, doc) => watch(saveNext(written, doc)) }),
  };
}
