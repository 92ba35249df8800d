import { createMemoryStore } from '@vitae/store/memory';
import { expect, it } from 'vitest';
import { forgetPictures, keepPictures, readPictures } from './kept-pictures.ts';

const picture = (text: string) => `data:image/webp;base64,${btoa(text)}`;

it('keeps the pages of a file as pictures until its report is deleted', async () => {
  const store = createMemoryStore();
  await keepPictures(store, 'a', [picture('one'), picture('two')]);
  expect(await readPictures(store, 'a')).toEqual([picture('one'), picture('two'), null, null]);
  await forgetPictures(store, 'a');
  expect(await readPictures(store, 'a')).toEqual([]);
  expect(await store.getMeta('evaluation-picture:a:0')).toBeNull();
});

it('keeps a bounded number of pages, of files and of characters, and nothing but pictures', async () => {
  const store = createMemoryStore();
  await keepPictures(store, 'large', [picture('x'.repeat(200_000)), 'javascript:alert(1)', picture('small')]);
  expect(await readPictures(store, 'large')).toEqual([null, null, picture('small'), null]);
  for (let at = 0; at < 20; at += 1)
    await keepPictures(
      store,
      `file ${at}`,
      Array.from({ length: 9 }, () => picture('p')),
    );
  expect(await readPictures(store, 'large')).toEqual([]);
  expect(await store.getMeta('evaluation-picture:large:2')).toBeNull();
  expect(await readPictures(store, 'file 0')).toHaveLength(4);
  expect((await store.getMeta('evaluation-picture:file 0:4')) ?? null).toBeNull();
});
