import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { linkSync, lstatSync, statSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createResume } from '@vitae/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeOutput } from './files.ts';
import { vitae } from './testing/vitae.ts';

let folder: string;
const inFolder = (name: string) => join(folder, name);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitae-cli-hostile-'));
});
afterEach(() => rm(folder, { recursive: true }));

const onUnix = { skip: process.platform === 'win32' };

/** A resume whose texts try to steer the terminal that shows them. */
async function steering(): Promise<string> {
  const resume = createResume({ title: 'Cook' });
  resume.basics.email = '\u001b]52;c;ZXZpbA==\u0007@x';
  resume.summary = '\u009b2J I am a \u001b[31mhard worker and a team player.';
  const path = inFolder('steering.vitae.json');
  await writeFile(path, JSON.stringify(resume));
  return path;
}
const written = async () => {
  const path = inFolder('in.vitae.json');
  await writeFile(path, JSON.stringify(createResume({ title: 'Cook' })));
  return path;
};
const steers = /(?![\n\t])\p{Cc}/u;

describe('what is printed', () => {
  it('never steers the terminal', async () => {
    const input = await steering();
    const report = await vitae('evaluate', input, '--as-of', '2026-06-01');
    expect(report.stdout).toContain('52;c;ZXZpbA==');
    expect(report.stdout).not.toMatch(steers);
    const imported = await vitae('import', input);
    expect(imported.stdout).not.toMatch(steers);
    expect(JSON.parse(imported.stdout)).toMatchObject({ summary: expect.stringContaining('\u009b2J') as string });
    const missing = await vitae('import', '\u001b[31mred');
    expect(missing.stderr).toContain('[31mred: there is no such file');
    expect(missing.stderr).not.toMatch(steers);
  });

  it('ends without a word when nobody reads it any more', onUnix, async () => {
    const program = `
      import { endWithReader } from ${JSON.stringify(join(import.meta.dirname, 'terminal.ts'))};
      endWithReader(process.stdout);
      process.stdout.write('x'.repeat(1_000_000));`;
    await writeFile(inFolder('program.mjs'), program);
    const child = spawn('sh', ['-c', `'${process.execPath}' program.mjs | head -c 1`], { cwd: folder });
    let stderr = '';
    child.stderr.on('data', (text) => (stderr += String(text)));
    await once(child, 'close');
    expect(stderr).toBe('');
  });
});

describe('an input', () => {
  it('that never ends is refused', onUnix, async () => {
    const { code, stderr } = await vitae('import', '/dev/zero');
    expect(code).toBe(1);
    expect(stderr).toContain('/dev/zero: ');
    expect((await vitae('evaluate', await written(), '--posting', '/dev/zero')).code).toBe(1);
  });

  it('is never overwritten, under whatever name', onUnix, async () => {
    const input = await written();
    linkSync(input, inFolder('hard.json'));
    await symlink(input, inFolder('soft.json'));
    const before = await readFile(input, 'utf8');
    for (const name of ['in.vitae.json', './in.vitae.json', 'hard.json', 'soft.json'])
      for (const command of ['import', 'convert', 'render'])
        expect(await vitae(command, input, '-o', inFolder(name)), `${command} ${name}`).toMatchObject({ code: 2 });
    expect(await readFile(input, 'utf8')).toBe(before);
  });
});

describe('an output', () => {
  it('that is a device is written to, and stays one', onUnix, async () => {
    // A link to a device stands for it, so that a failing test replaces the link only.
    await symlink('/dev/null', inFolder('null.json'));
    await writeOutput(inFolder('null.json'), 'x');
    expect(lstatSync(inFolder('null.json')).isSymbolicLink()).toBe(true);
    expect(statSync(inFolder('null.json')).isCharacterDevice()).toBe(true);
  });

  it('keeps the permissions of the file that it replaces', onUnix, async () => {
    await writeFile(inFolder('out.json'), 'private');
    await chmod(inFolder('out.json'), 0o600);
    await writeOutput(inFolder('out.json'), 'x');
    expect(statSync(inFolder('out.json')).mode & 0o777).toBe(0o600);
  });

  it('that is a folder is refused in words', async () => {
    await expect(writeOutput(folder, 'x')).rejects.toThrow('this is a folder');
  });
});
