import { documentKindSchema } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { importerOf } from './kinds.ts';
import { prepare } from './prepare.ts';
import type { KindInput } from './kind-importer.ts';

describe('prepare', () => {
  it.each(documentKindSchema.options)('makes ready what reads documents of the kind %s', async (kind) => {
    await expect(importerOf(kind).prepare()).resolves.toBeUndefined();
  });

  it('reads a short file in which a resume is found', async () => {
    const asked: KindInput[] = [];
    await prepare(() => Promise.resolve((input) => Promise.resolve(asked.push(input))));
    const [file] = asked;
    if (!file) throw new Error('Nothing was read');
    const { document } = await importerOf('resume').read(file);
    expect(document).toMatchObject({ basics: { fullName: 'Ada Bell' }, sections: { experience: { items: [{}, {}] } } });
  });
});
