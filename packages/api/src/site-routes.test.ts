import { describe, expect, it } from 'vitest';
import { siteRouteOf, siteRoutes } from './site-routes.ts';

describe('siteRouteOf', () => {
  it.each([
    ['/', '/'],
    ['/resume/start', '/resume/start'],
    ['/resume/start/', '/resume/start'],
    ['/resume/builder/my-resume-a1b2', '/resume/builder/:slug'],
    ['/resume/builder/my-resume-a1b2/extra/patents', '/resume/builder/:slug/extra/:key'],
  ])('%s is %s', (path, pattern) => {
    expect(siteRouteOf(path)).toBe(pattern);
  });

  it.each(['/nowhere', '/resume', '/resume/builder', '/resume/builder/', '/resume/builder/x/nonsense', '//', '/Resume/start'])(
    '%s is no page',
    (path) => {
      expect(siteRouteOf(path)).toBeNull();
    },
  );

  it('prefers the fixed segment over the parameter, whatever the order', () => {
    expect(siteRouteOf('/resume/evaluation/start')).toBe('/resume/evaluation/start');
  });

  it('lists every pattern once', () => {
    expect(new Set(siteRoutes).size).toBe(siteRoutes.length);
  });
});
