import { createResume } from '@vitae/domain';
import type { SyncableStore } from '@vitae/store';
import { createMemoryStore } from '@vitae/store/memory';
import { expect, it } from 'vitest';
import { copiesOf, removeCopies } from './copies.ts';
import { syncLock } from './sync-state.ts';
import { adopt } from './testing/adopt.ts';

/** Stores a document as sync would have left it. */
async function add(documents: SyncableStore, account: string, title: string, as: 'synced' | 'edited'): Promise<string> {
  const { doc } = await documents.create(createResume({ title }));
  await adopt(documents, account, doc, as);
  return doc.id;
}

it('lists the documents of an account on this device, and the changes that exist nowhere else', async () => {
  const documents = createMemoryStore();
  await documents.create(createResume({ title: 'Nobody’s' }));
  await add(documents, 'ada', 'Synced', 'synced');
  await add(documents, 'ada', 'Edited', 'edited');
  await add(documents, 'grace', 'Elsewhere', 'edited');
  const copies = await copiesOf(documents, 'ada');
  expect(copies.count).toBe(2);
  expect(copies.unsynced.map(({ title }) => title)).toEqual(['Edited']);
});

it('removes nothing while there is a change that the user has not agreed to lose', async () => {
  const documents = createMemoryStore();
  const one = await add(documents, 'ada', 'One', 'edited');
  const two = await add(documents, 'ada', 'Two', 'edited');
  expect(await removeCopies(documents, 'ada', [one])).toBeNull();
  expect(await documents.list()).toHaveLength(2);
  expect(await removeCopies(documents, 'ada', [one, two])).toBe(2);
  expect(await documents.list()).toEqual([]);
});

it('waits until the syncing window has released its lock', async () => {
  const documents = createMemoryStore();
  await add(documents, 'ada', 'Synced', 'synced');
  const { promise, resolve } = Promise.withResolvers<void>();
  const leading = navigator.locks.request(syncLock('ada'), () => promise);
  const removing = removeCopies(documents, 'ada', []);
  await new Promise((then) => setTimeout(then, 20));
  expect(await documents.list()).toHaveLength(1);
  resolve();
  expect(await removing).toBe(0);
  expect(await documents.list()).toEqual([]);
  await leading;
});
