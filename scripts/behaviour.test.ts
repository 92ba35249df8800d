import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = dirname(import.meta.dirname);
const rules = [...readFileSync(join(root, 'docs/behaviour.md'), 'utf8').matchAll(/^- \*\*([A-Z]{2}-\d+)\*\* /gm)].map(
  ([, id = '']) => id,
);

/** Every id that code or a document cites, with the file. */
const cited = execFileSync('git', ['grep', '-nEo', 'behaviour [A-Z]{2}-[0-9]+(, [A-Z]{2}-[0-9]+)*'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .flatMap((line) => {
    const [, file = '', ids = ''] = /^([^:]+):\d+:behaviour (.+)$/.exec(line) ?? [];
    return file === '' || file === 'docs/behaviour.md' ? [] : ids.split(', ').map((id) => ({ file, id }));
  });

describe('the rules of behaviour', () => {
  it('have unique ids', () => {
    expect(rules.length).toBeGreaterThan(40);
    expect(new Set(rules).size).toBe(rules.length);
  });

  it('exist where they are cited', () => {
    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter(({ id }) => !rules.includes(id))).toEqual([]);
  });

  it('are cited by their ids: no title of a test quotes a sentence from elsewhere', () => {
    const { stdout, stderr } = spawnSync(
      'git',
      ['grep', '-nE', String.raw`\b(it|describe|test|step)(\.each\(.*\))?\(["\`]['…]`, '--', '*.ts', '*.tsx'],
      { cwd: root, encoding: 'utf8' },
    );
    expect([stdout, stderr]).toEqual(['', '']);
  });

  it('take the place of a specification: no test names one', () => {
    const { stdout, stderr } = spawnSync(
      'git',
      [
        'grep',
        '-niE',
        String.raw`\b(it|describe|test|step)(\.each\(.*\))?\(.*\bspecification\b`,
        '--',
        '*.test.ts*',
        '*.spec.ts',
      ],
      { cwd: root, encoding: 'utf8' },
    );
    expect(stdout.split('\n').filter((line) => line !== '' && !line.startsWith('scripts/'))).toEqual([]);
    expect(stderr).toBe('');
  });
});
