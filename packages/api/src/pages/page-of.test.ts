import { builderPaths, documentKinds, printPath } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { documentHead, isRendered, pageOf } from './page-of.ts';
import { pages } from './pages.ts';

describe('pageOf', () => {
  it.each([
    ['/', '/'],
    ['/resume/start', '/resume/start'],
    ['/resume/start/', '/resume/start'],
    ['/resume/builder/my-resume-a1b2', '/resume/builder/:slug'],
    ['/resume/builder/my-resume-a1b2/extra/patents', '/resume/builder/:slug/extra/:key'],
  ])('%s is %s', (path, pattern) => {
    expect(pageOf(path)?.path).toBe(pattern);
  });

  it.each([
    '/nowhere',
    '/resume',
    '/resume/builder',
    '/resume/builder/',
    '/resume/builder/x/nonsense',
    '//',
    '/Resume/start',
  ])('%s is no page', (path) => {
    expect(pageOf(path)).toBeNull();
  });

  it('prefers the fixed segment over the parameter, in any order', () => {
    expect(pageOf('/resume/evaluation/start')?.path).toBe('/resume/evaluation/start');
  });

  it('has the pages of one shell only in that shell', () => {
    for (const { path, shell } of pages.filter(({ shell }) => shell !== undefined)) {
      expect(pageOf(path, shell)?.path).toBe(path);
      expect(pageOf(path, shell === 'web' ? 'desktop' : 'web')?.path).not.toBe(path);
    }
    expect(pageOf('/register', 'desktop')).toBeNull();
  });

  it.each(documentKinds)('has the list, the builder and the print view of the kind $key', (kind) => {
    for (const path of [kind.list, ...builderPaths(kind), printPath(kind)]) expect(pageOf(path)?.path).toBe(path);
  });

  it('lists every pattern once', () => {
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  });
});

describe('documentHead', () => {
  const site = { appName: 'Vitae' };

  it('names the page and the product, and describes the page', () => {
    expect(documentHead(pageOf('/resume/templates'), site)).toEqual({
      title: 'Resume templates · Vitae',
      description: 'Every template drawn as real pages, most of them free, none with a watermark. Switch at any time.',
      canonical: null,
      isListed: true,
    });
    expect(documentHead(pageOf('/'), site)).toMatchObject({
      title: 'Resume builder, free and without an account · Vitae',
      isListed: true,
    });
    expect(documentHead(pageOf('/home'), site)).toMatchObject({ canonical: '/', isListed: false });
  });

  it('reports a missing page', () => {
    expect(documentHead(pageOf('/nowhere'), site)).toMatchObject({ title: 'Page not found · Vitae', isListed: false });
  });

  it('is kept out of search results if there is no page, or if it is not public', () => {
    for (const path of ['/nowhere', '/account', '/admin', '/resume/builder/x'])
      expect(documentHead(pageOf(path), site).isListed, path).toBe(false);
  });

  it('has a title for every page', () => {
    for (const { path, head } of pages) expect(head.title, path).not.toBe('');
  });

  it('lists only what can be read before the interface is there, and where to sign in', () => {
    const listed = pages.filter((page) => page.shell === undefined && documentHead(page, site).isListed);
    expect(listed.filter((page) => !isRendered(page)).map(({ path }) => path)).toEqual(['/login']);
  });
});
