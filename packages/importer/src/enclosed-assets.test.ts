import { createResume, writeDocumentFile, type DocumentAssets, type Resume } from '@vitae/domain';
import { aPhoto } from '@vitae/testkit/exports';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { importFile } from './resume/import-file.ts';
import { IMPORT_LIMITS } from './limits.ts';
import type { ImportResult } from './resume/result.ts';

const photo = aPhoto();
const png = photo.assets.get(photo.sha256)?.bytes ?? new Uint8Array();
const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const read = (text: string): Promise<ImportResult> =>
  importFile({ name: 'resume.json', bytes: new TextEncoder().encode(text) });

function naming(sha256: string): Resume {
  const resume = createResume({ title: 'Nurse' });
  resume.basics.photo = { asset: sha256, alt: 'Portrait' };
  return resume;
}

describe('pictures in a file of ours', () => {
  it('come with the resume, with their real type', async () => {
    const enclosed: DocumentAssets = new Map([[photo.sha256, { type: 'text/html', bytes: png }]]);
    const { resume, assets, notes } = await read(writeDocumentFile(naming(photo.sha256), enclosed));
    expect(assets).toEqual(new Map([[photo.sha256, { type: 'image/png', bytes: png }]]));
    expect(resume.basics.photo).toEqual({ asset: photo.sha256, alt: 'Portrait' });
    expect(notes).toEqual([]);
  });

  const large = new Uint8Array(IMPORT_LIMITS.assetBytes + 1);
  large.set(png);
  /** The head of a picture of more pixels than any memory holds; a second one is for those who look at the first. */
  const bomb = (...before: Uint8Array[]) => {
    const head = Uint8Array.from(png.subarray(8, 33));
    new DataView(head.buffer).setUint32(8, 60_000);
    new DataView(head.buffer).setUint32(12, 60_000);
    return new Uint8Array(Buffer.concat([png.subarray(0, 8), ...before, head, png.subarray(33)]));
  };
  const hidden = bomb(png.subarray(8, 33));
  const page = new TextEncoder().encode('<svg onload="alert(1)"/>');
  it.each([
    ['is larger than a store takes', large, sha256Of(large)],
    ['has too many pixels to be drawn', bomb(), sha256Of(bomb())],
    ['has too many pixels in a second head', hidden, sha256Of(hidden)],
    ['is no picture', page, sha256Of(page)],
    ['is another one than its name says', png, sha256Of(page)],
  ])('are left out when one %s, and the reader is informed', async (_case, bytes, sha256) => {
    const { resume, assets, notes } = await read(
      writeDocumentFile(naming(sha256), new Map([[sha256, { type: 'image/png', bytes }]])),
    );
    expect(assets.size).toBe(0);
    expect(resume.basics.photo).toBeNull();
    expect(notes).toMatchObject([{ code: 'picture-left-out' }]);
  });

  it('may be missing: this device may have them already', async () => {
    const { resume, notes } = await read(writeDocumentFile(naming(photo.sha256), new Map()));
    expect(resume.basics.photo?.asset).toBe(photo.sha256);
    expect(notes).toEqual([]);
  });
});

describe('pictures of JSON Resume', () => {
  const withImage = (image: string) => read(JSON.stringify({ $schema: 'resume', basics: { name: 'Ada Bell', image } }));

  it('are extracted from a data URL', async () => {
    const { resume, assets } = await withImage(`data:image/png;base64,${Buffer.from(png).toString('base64')}`);
    expect(resume.basics.photo?.asset).toBe(photo.sha256);
    expect(assets.get(photo.sha256)?.bytes).toEqual(png);
  });

  it.each([
    'https://example.com/me.png',
    'data:image/svg+xml,<svg/>',
    'data:image/png;base64,AAAA',
    'data:image/png;base64,%%%',
  ])('are left out of %s, and the reader is informed', async (image) => {
    const { resume, assets, notes } = await withImage(image);
    expect(resume.basics.photo).toBeNull();
    expect(assets.size).toBe(0);
    expect(notes).toMatchObject([{ code: 'picture-left-out' }]);
  });
});
