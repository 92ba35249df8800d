import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { packFile, zipStream, type PackedFile, type ZipFile } from './zip-stream.ts';

async function* packed(files: Iterable<ZipFile>): AsyncGenerator<PackedFile> {
  for (const file of files) yield packFile(file);
}
const archive = (files: Iterable<ZipFile>) => buffer(zipStream(packed(files)));
const bytes = (text: string) => new TextEncoder().encode(text);

it('is read by another program: names, bytes, an empty file and one named in another script', async () => {
  const files = [
    { name: 'profile.json', bytes: bytes('{"name":"Ada"}\n') },
    { name: 'empty', bytes: new Uint8Array() },
    { name: 'documents/Резюме – é.json', bytes: bytes('x'.repeat(300_000)) },
  ];
  const zip = await archive(files);
  expect(zip.length).toBeLessThan(2000);
  expect(unzipSync(zip)).toEqual(Object.fromEntries(files.map((file) => [file.name, file.bytes])));
  expect((await archive([])).length).toBe(22);
});

it('holds more files than the directory can count without ZIP64', async () => {
  const file = await packFile({ name: 'f', bytes: bytes('same') });
  async function* many(): AsyncGenerator<PackedFile> {
    for (let count = 0; count < 70_000; count += 1) yield { bytes: file.bytes, record: Buffer.from(file.record) };
  }
  const zip = await buffer(zipStream(many()));
  const folder = mkdtempSync(join(tmpdir(), 'zip-'));
  writeFileSync(join(folder, 'many.zip'), zip);
  const script = `import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print(len(z.namelist()), z.testzip())`;
  const { stdout, error } = spawnSync('python3', ['-W', 'ignore', '-c', script, join(folder, 'many.zip')], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  if (error) console.warn('Python is not here: the wide form was not read by another program.');
  else expect(stdout).toBe('70000 None\n');
  // The marker of the ZIP64 form, at its position before the end.
  expect(zip.readUInt32LE(zip.length - 22 - 20)).toBe(0x0706_4b50);
  expect(zip.readUInt32LE(zip.length - 22 - 20 - 56)).toBe(0x0606_4b50);
});
