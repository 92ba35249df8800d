import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSiteSettings, pageOf, type Page } from '@vitae/api';
import type { Sample } from '@vitae/api/samples';
import { afterEach, describe, expect, it } from 'vitest';
import { createStaticPages } from './static-pages.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A built web app whose module for public pages is `code`. */
const built = (code: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'static-pages-'));
  folders.push(folder);
  const manifest = {
    'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_core.js'], css: ['assets/index.css'] },
    '_core.js': { file: 'assets/core.js' },
    '_marked.js': { file: 'assets/marked.js' },
    '../packages/ui/src/shell/layouts/main-layout.tsx': { file: 'assets/main-layout.js', imports: ['_core.js'] },
    '../packages/ui/src/rooms/site/content-page.tsx': {
      file: 'assets/content-page.js',
      imports: ['_core.js', '_marked.js'],
      css: ['assets/display.css'],
    },
  };
  for (const name of ['.static', '.vite']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, '.static/static-page.js'), code);
  return createStaticPages(folder, { ...defaultSiteSettings, appName: 'Biograf' });
};
const at = (path: string): Page => {
  const page = pageOf(path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return page;
};

describe('the public pages of the web app', () => {
  it('are rendered once, with the settings, and name the files that index.html does not', async () => {
    const pages = built(`let count = 0;
      export const renderStaticPage = async (path, { appName }) =>
        ({ status: 200, html: [path + ' ' + appName + ' ' + ++count] });`);
    const expected = {
      body: ['/terms Biograf 1'],
      head: null,
      data: {},
      files: {
        styles: ['/assets/display.css'],
        scripts: ['/assets/main-layout.js', '/assets/content-page.js', '/assets/marked.js'],
      },
    };
    expect(await pages(at('/terms'))).toEqual(expected);
    expect(await pages(at('/terms/'))).toEqual(expected);
    expect(await pages(at('/faq'))).toMatchObject({ body: ['/faq Biograf 2'] });
  });

  it('exist only for addresses that visitors may open', async () => {
    const pages = built(`export const renderStaticPage = async () => ({ status: 200, html: ['page'] });`);
    for (const path of ['/account', '/login', '/resume/builder/my-resume'])
      expect(await pages(at(path)), path).toBeNull();
    expect(await pages(null)).toBeNull();
    expect(await pages(at('/resume/templates'))).toMatchObject({ body: ['page'] });
  });

  it('are rendered each time if they show rows of the server', async () => {
    const pages = built(`let count = 0;
      export const renderStaticPage = async (path, settings, source) => ({
        status: (await source.get('resume', path.split('/')[2])) ? 200 : 404,
        html: [path + ' ' + ++count],
        head: { title: 'Nurse', description: 'A nurse' },
        data: {},
      });`);
    const nurse = { slug: 'nurse' } as Sample;
    const source = {
      list: () => Promise.resolve([]),
      plans: () => Promise.resolve({ plans: [], provider: 'none' as const }),
      templates: () => Promise.resolve([]),
      get: (_kind: string, slug: string) => Promise.resolve(slug === 'nurse' ? nurse : null),
    };
    const head = { title: 'Nurse', description: 'A nurse' };
    expect(await pages(at('/resumes/nurse'), source, '/resumes/nurse')).toMatchObject({
      body: ['/resumes/nurse 1'],
      head,
    });
    expect(await pages(at('/resumes/nurse'), source, '/resumes/nurse')).toMatchObject({ body: ['/resumes/nurse 2'] });
    expect(await pages(at('/resumes/nurse'), source, '/resumes/welder')).toBeNull();
  });

  it('are left to the browser if they show an error, and tried again if rendering fails', async () => {
    const pages = built(`let count = 0;
      export const renderStaticPage = async (path) => {
        if (path === '/faq') return { status: 500, html: ['An error occurred'] };
        if (++count === 1) throw new Error('once');
        return { status: 200, html: ['page'] };
      };`);
    expect(await pages(at('/faq'))).toBeNull();
    await expect(pages(at('/terms'))).rejects.toThrow('once');
    expect(await pages(at('/terms'))).toMatchObject({ body: ['page'] });
  });

  it('are left to the browser if the build has none', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'static-pages-'));
    folders.push(folder);
    expect(await createStaticPages(folder, defaultSiteSettings)(at('/terms'))).toBeNull();
  });
});
