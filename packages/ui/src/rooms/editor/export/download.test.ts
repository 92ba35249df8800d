import { createResume, newId } from '@vitae/domain';
import { exporters } from '@vitae/exporter';
import { createMemoryStore } from '@vitae/store/memory';
import { expect, it } from 'vitest';
import { exportFile, fileNameOf } from './download.ts';

it('makes names that every file system accepts', () => {
  expect(fileNameOf('Zoë Łukasz resume', 'note')).toBe('Zoë Łukasz resume');
  expect(fileNameOf('../../etc/passwd', 'note')).toBe('etc passwd');
  expect(fileNameOf('a<b>:c"d|e?f*g\nh', 'note')).toBe('a b c d e f g h');
  expect(fileNameOf(' . ', 'note')).toBe('note');
  expect(fileNameOf('x'.repeat(500), 'note')).toHaveLength(120);
});

it.each(exporters)('makes a $id file, with and without the photo that the document refers to', async (exporter) => {
  const store = createMemoryStore();
  const resume = createResume({ title: 'Nurse' });
  resume.basics = { ...resume.basics, fullName: 'Ada Bell', links: [{ id: newId(), label: '', url: 'ada.example' }] };
  const asset = await store.putAsset({ bytes: Uint8Array.of(1, 2, 3), type: 'image/png' });
  for (const sha256 of [asset, '0'.repeat(64)]) {
    resume.basics.photo = { asset: sha256, alt: '' };
    const file = await exportFile(exporter, resume, store, 'ada');
    expect(file).toMatchObject({ name: `ada.${exporter.extension}`, type: exporter.mediaType });
    expect(file.content.size).toBeGreaterThan(8);
  }
});
