import { aResume } from '@vitae/testkit';
import { expect, it } from 'vitest';
import { StoreError } from './store-error.ts';
import { createDocumentStore, memoryBackend, type Backend } from './testing.ts';

it('lists documents whose summaries an update made invalid where nothing can be written', async () => {
  const backend = memoryBackend();
  const doc = aResume({ title: 'Written before the update' });
  await createDocumentStore(backend).create(doc);
  await backend.transact('write', ['summaries'], ({ summaries }) => summaries.put(doc.id, { version: 1 }));
  const refusing = (code: 'unavailable' | 'failed'): Backend => ({
    ...backend,
    transact: (access, names, body) =>
      access === 'write' ? Promise.reject(new StoreError(code)) : backend.transact(access, names, body),
  });
  const [listed, ...others] = await createDocumentStore(refusing('unavailable')).list();
  expect(others).toEqual([]);
  expect(listed).toMatchObject({ id: doc.id, title: 'Written before the update', sync: null });
  await expect(createDocumentStore(refusing('failed')).list()).rejects.toMatchObject({ code: 'failed' });
});
