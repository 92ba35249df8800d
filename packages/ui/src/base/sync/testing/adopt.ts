import type { AnyDocument } from '@vitae/domain';
import type { SyncableStore } from '@vitae/store';

/** Assigns a stored document to an account, as sync would have left it. */
export async function adopt(
  documents: SyncableStore,
  account: string,
  doc: AnyDocument,
  as: 'synced' | 'edited' | 'limit' | 'full' | 'invalid' | 'too-large' | 'newer',
): Promise<void> {
  const reason = as === 'synced' || as === 'edited' ? null : as;
  await documents.sync.update(doc.id, ({ document }) => ({
    document,
    replica: {
      account,
      epoch: 'one',
      base: as === 'synced' ? { rev: 1, doc } : null,
      pending: null,
      isTrashed: false,
      news: null,
      isPurged: false,
      held: reason && { reason, rev: document?.rev ?? 1 },
      movedTo: null,
    },
  }));
}
