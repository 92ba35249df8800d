import { describe, expect, it } from 'vitest';
import { scriptsOf, verdictOn } from './bundle-size.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_shared.js'] },
  'builder.tsx': { file: 'assets/builder.js', imports: ['_shared.js', '_form.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: [] },
  '_form.js': { file: 'assets/form.js', imports: ['_shared.js'] },
  'later.tsx': { file: 'assets/later.js', imports: [] },
};

describe('scriptsOf', () => {
  it('follows static imports, each once, and ignores the rest', () => {
    expect(scriptsOf(manifest, ['index.html', 'builder.tsx'])).toEqual([
      'assets/index.js',
      'assets/shared.js',
      'assets/builder.js',
      'assets/form.js',
    ]);
  });

  it('reports an entry that no longer exists', () => {
    expect(() => scriptsOf(manifest, ['gone.tsx'])).toThrow('gone.tsx');
  });
});

describe('verdictOn', () => {
  it.each([
    [201, 'over the limit'],
    [160, 'larger than before'],
    [151, 'unchanged'],
    [150, 'unchanged'],
    [140, 'smaller'],
  ])('%i bytes of 200, before 150: %s', (bytes, verdict) => {
    expect(verdictOn(bytes, { limitBytes: 200, ratchetBytes: 150 })).toBe(verdict);
  });
});
