import { posts } from '@vitae/api';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('lists every post that has a text, and no other', () => {
  const files = readdirSync(join(import.meta.dirname, 'posts')).map((file) => file.replace(/\.md$/, ''));
  expect(posts.map(({ slug }) => slug).toSorted()).toEqual(files.toSorted());
});
