import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { answerFrom, fileFor } from './protocol.ts';

vi.mock('electron', () => import('../testing/electron.ts'));

const folder = join('/opt', 'vitae', 'renderer');

describe('fileFor', () => {
  it.each([
    ['app://vitae/assets/a.js', join(folder, 'assets/a.js')],
    ['app://vitae/account/resumes', join(folder, 'index.html')],
    ['app://vitae/', join(folder, 'index.html')],
    ['app://vitae/assets/a%20b.js?x=1#y', join(folder, 'assets/a b.js')],
  ])('%s', (address, file) => {
    expect(fileFor(folder, address)).toBe(file);
  });

  it.each([
    'app://other/a.js',
    'https://vitae/a.js',
    'app://vitae.example.com/a.js',
    'app://vitae/..%2f..%2fetc/passwd.txt',
    'app://vitae/..%5c..%5cetc%5cpasswd.txt',
    'app://vitae/%00.js',
    'app://vitae/a.js%00',
    'app://vitae/%E0%A4%A.js',
    'app://vitae/..%2frenderer2/a.js',
    'app://vitae/C:%2fwindows/win.txt',
    'nonsense',
  ])('refuses %s', (address) => {
    expect(fileFor(folder, address)).toBeNull();
  });
});

describe('answerFrom', () => {
  let root: string;
  let served: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'vitae-protocol-'));
    served = join(root, 'renderer');
    for (const name of ['assets', 'workers']) mkdirSync(join(served, name), { recursive: true });
    writeFileSync(join(served, 'index.html'), '<p>page</p>');
    writeFileSync(join(served, 'assets/a.js'), 'a');
    writeFileSync(join(served, 'assets/a.exe'), 'a');
    writeFileSync(join(served, 'assets/a.bcmap'), 'a');
    writeFileSync(join(root, 'secret.js'), 'secret');
    writeFileSync(join(served, 'workers/w.js'), 'w');
    symlinkSync(join(root, 'secret.js'), join(served, 'link.js'));
    mkdirSync(join(root, 'renderer2'));
    symlinkSync(join(root, 'renderer2'), join(served, 'out'));
    writeFileSync(join(root, 'renderer2/b.js'), 'b');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const get = (path: string, method = 'GET') => answerFrom(served, { method, url: `app://vitae${path}` });

  it('gives pages a policy without inline scripts, WebAssembly, frames or other hosts', async () => {
    const answer = await get('/account/resumes');
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    expect([answer.status, await answer.text(), answer.headers.get('Content-Type')]).toEqual([
      200,
      '<p>page</p>',
      'text/html; charset=utf-8',
    ]);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).toContain("frame-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it.each([
    ['/assets/a.js', 'text/javascript; charset=utf-8'],
    ['/assets/a.bcmap', 'application/octet-stream'],
  ])('%s is %s', async (path, type) => expect((await get(path)).headers.get('Content-Type')).toBe(type));

  it('lets only workers compile WebAssembly', async () => {
    expect((await get('/workers/w.js')).headers.get('Content-Security-Policy')).toContain(
      "script-src 'self' 'wasm-unsafe-eval'",
    );
    expect((await get('/assets/a.js')).headers.get('Content-Security-Policy')).not.toContain('wasm');
    // The resolved path counts, not the written one.
    expect((await get('/workers/../assets/a.js')).headers.get('Content-Security-Policy')).not.toContain('wasm');
  });

  it.each(['/missing.js', '/assets/a.exe', '/link.js', '/out/b.js', '/..%2fsecret.js'])(
    'has nothing at %s',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
    },
  );

  it.each(['POST', 'PUT', 'HEAD', 'OPTIONS'])('refuses %s', async (method) =>
    expect((await get('/', method)).status).toBe(405),
  );
});
