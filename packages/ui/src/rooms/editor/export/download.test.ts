import { coverLetterKind, createResume, newId } from '@vitae/domain';
import { exporters } from '@vitae/exporter';
import { createMemoryStore } from '@vitae/store/memory';
import { afterAll, expect, it } from 'vitest';
import { loadAreas, startLanguage } from '../../../base/i18n/index.ts';
import { documentFileStem, exportFile, fileNameOf } from './download.ts';

afterAll(() => startLanguage('en'));

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

it.each([
  ['en', 'Ada Bell resume', 'Ada Bell letter'],
  ['de', 'Ada Bell Lebenslauf', 'Ada Bell Anschreiben'],
  ['fr', 'CV Ada Bell', 'Lettre de motivation Ada Bell'],
] as const)('names files in the language of the interface: %s', async (language, resumeFile, letterFile) => {
  await startLanguage(language);
  await loadAreas(['preview']);
  const [resume, letter] = [createResume({ title: '' }), coverLetterKind.create({ title: '' })];
  const fullName = 'Ada Bell';
  expect(documentFileStem({ ...resume, basics: { ...resume.basics, fullName } })).toBe(resumeFile);
  expect(documentFileStem({ ...letter, sender: { ...letter.sender, fullName } })).toBe(letterFile);
});
