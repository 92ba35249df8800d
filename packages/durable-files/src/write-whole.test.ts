import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeWhole, writeWholeSync } from './write-whole.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitae-durable-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const inFolder = (name: string) => join(folder, name);

describe.each([
  ['writeWhole', writeWhole],
  ['writeWholeSync', async (...given: Parameters<typeof writeWholeSync>) => writeWholeSync(...given)],
] as const)('%s', (name, write) => {
  it('writes text and bytes, and replaces what was there', async () => {
    await write(inFolder('a'), 'naïve');
    expect(readFileSync(inFolder('a'), 'utf8')).toBe('naïve');
    await write(inFolder('a'), new Uint8Array([0, 255]));
    expect([...readFileSync(inFolder('a'))]).toEqual([0, 255]);
    expect(readdirSync(folder)).toEqual(['a']);
  });

  it('leaves nothing behind when it cannot write', async () => {
    await expect(write(inFolder('none/a'), 'x')).rejects.toThrow('ENOENT');
    mkdirSync(inFolder('taken/full'), { recursive: true });
    await expect(write(inFolder('taken'), 'x')).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/);
    expect(readdirSync(folder)).toEqual(['taken']);
  });

  it('replaces a link, not the file that it points to', async () => {
    writeFileSync(inFolder('other'), 'of somebody else');
    symlinkSync(inFolder('other'), inFolder('link'));
    await write(inFolder('link'), 'mine');
    expect(lstatSync(inFolder('link')).isSymbolicLink()).toBe(false);
    expect(readFileSync(inFolder('other'), 'utf8')).toBe('of somebody else');
  });

  it('writes to a folder that is not readable', async ({ skip }) => {
    skip(process.platform === 'win32' || process.getuid?.() === 0, 'the system lets root and Windows read it');
    chmodSync(folder, 0o300);
    await write(inFolder('a'), 'x').finally(() => chmodSync(folder, 0o700));
    expect(readdirSync(folder)).toEqual(['a']);
  });

  it('replaces a file or a link at the path of its temporary file', async () => {
    const beside = inFolder('a.part');
    writeFileSync(beside, 'left by a program that was killed', { mode: 0o644 });
    await write(inFolder('a'), 'whole', { beside, mode: 0o600 });
    expect(readFileSync(inFolder('a'), 'utf8')).toBe('whole');
    if (process.platform !== 'win32') expect(statSync(inFolder('a')).mode & 0o777).toBe(0o600);
    writeFileSync(inFolder('other'), 'of somebody else');
    symlinkSync(inFolder('other'), beside);
    await write(inFolder('a'), 'again', { beside });
    expect(readFileSync(inFolder('other'), 'utf8')).toBe('of somebody else');
    expect(readdirSync(folder)).toEqual(['a', 'other']);
  });

  // A limit of the shell imitates a full disk: the first write is partial, and reports that only by its length.
  it('keeps the old file if there is no room for all of the new one', ({ skip }) => {
    skip(process.platform === 'win32', 'Windows has no such limit');
    writeFileSync(inFolder('a'), 'old and whole');
    const program = `
        import * as files from ${JSON.stringify(join(import.meta.dirname, 'write-whole.ts'))};
        process.on('SIGXFSZ', () => {});
        try { await files.${name}(${JSON.stringify(inFolder('a'))}, Buffer.alloc(20_000, 'x')); process.stdout.write('written'); }
        catch (error) { process.stdout.write(error.code); }`;
    writeFileSync(inFolder('program.mjs'), program);
    const output = execFileSync('bash', ['-c', `ulimit -f 8 && '${process.execPath}' program.mjs`], {
      cwd: folder,
      encoding: 'utf8',
    });
    rmSync(inFolder('program.mjs'));
    expect(output).toBe('EFBIG');
    expect(readFileSync(inFolder('a'), 'utf8')).toBe('old and whole');
    expect(readdirSync(folder)).toEqual(['a']);
  });
});

describe('content in parts', () => {
  const parts = async function* (...texts: string[]) {
    for (const text of texts) yield Buffer.from(text);
  };

  it('is written part by part', async () => {
    await writeWhole(inFolder('a'), parts('one ', '', 'two'));
    expect(readFileSync(inFolder('a'), 'utf8')).toBe('one two');
    expect(readdirSync(folder)).toEqual(['a']);
  });

  it('keeps the old file, and leaves nothing next to it, if the content ends early', async () => {
    writeFileSync(inFolder('a'), 'old and whole');
    const broken = async function* () {
      yield* parts('one');
      throw new Error('cut off');
    };
    await expect(writeWhole(inFolder('a'), broken())).rejects.toThrow('cut off');
    expect(readFileSync(inFolder('a'), 'utf8')).toBe('old and whole');
    expect(readdirSync(folder)).toEqual(['a']);
  });

  it('is not requested if there is no file to write it to', async () => {
    let asked = 0;
    const counted = async function* () {
      asked += 1;
      yield* parts('one');
    };
    await expect(writeWhole(inFolder('none/a'), counted())).rejects.toThrow('ENOENT');
    expect(asked).toBe(0);
  });
});
