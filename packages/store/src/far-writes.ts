import type { AnyDocument } from '@vitae/domain';
import { equal } from '@vitae/sync';
import type { DocumentStore, Snapshot } from './port.ts';

/** The writes of one client in another process. */
export type FarWrites = Required<Pick<DocumentStore, 'save' | 'saveNext'>>;

/**
 * Serves a client to which answers take time: the text that it hands over next (`saveNext`) is written as soon as the
 * one before, on top of whatever came of that, before the client knows.
 */
export function createFarWrites(store: Pick<DocumentStore, 'save'>): FarWrites {
  /** What the last write left in the store; `null` if it failed. */
  let last: Promise<Snapshot<AnyDocument> | null> = Promise.resolve(null);

  function remember<Result extends Snapshot<AnyDocument> | null>(write: Promise<Result>): Promise<Result> {
    last = write.catch(() => null);
    return write;
  }

  return {
    save: (base, doc) => remember(store.save(base, doc)),
    saveNext(written, doc) {
      const before = last;
      const write = async () => {
        const found = await before;
        return found && equal(found.doc, written) ? store.save({ rev: found.rev, doc: written }, doc) : null;
      };
      return remember(write());
    },
  };
}
