import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutPatch } from './official-layout.ts';

const patches = join(import.meta.dirname, '../../../../patches');
const read = (file: string) => readFileSync(join(patches, file), 'utf8');
const fromRenderer = createRequire(join(import.meta.dirname, '../../../renderer/package.json'));
const installed = readFileSync(fromRenderer.resolve('@react-pdf/layout'), 'utf8');

const hunksOf = (diff: string) => diff.split('\n').filter((line) => line.startsWith('@@ '));

describe('the patch of the layout engine', () => {
  const whole = read('@react-pdf__layout@5.2.0.patch');
  const hooks = read('layout/hooks.patch');
  const speed = read('layout/speed.patch');

  it('consists of the hooks and the speed-up: reverting both gives the released version', () => {
    expect(withoutPatch(withoutPatch(installed, speed), hooks)).toBe(withoutPatch(installed, whole));
  });

  it('has every change in one of the two', () => {
    expect(hunksOf(hooks).length + hunksOf(speed).length).toBe(hunksOf(whole).length);
  });

  it.each([...hunksOf(hooks), ...hunksOf(speed)])('gives a reason: %s', (hunk) => {
    expect(hunk).toMatch(/^@@ -\d+,\d+ \+\d+,\d+ @@ \w.{25,}$/);
  });

  it('keeps the speed-up independent of the hooks: both apply to the released version alone', () => {
    const added = hooks.split('\n').filter((line) => line.startsWith('+') && !line.startsWith('+++'));
    expect(added.filter((line) => /isPlaced|resolvedStyles|settledStyles|countOnly/.test(line))).toEqual([]);
  });
});
