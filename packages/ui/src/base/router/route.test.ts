import { describe, expect, it } from 'vitest';
import { matchRoutes, type Route } from './route.ts';

const routes: Route[] = [
  {
    ErrorBoundary: () => null,
    children: [
      { path: '*' },
      { path: '/' },
      { path: '/builder/:slug', children: [{ index: true }, { path: '/builder/:slug/:step' }, { path: 'extra' }] },
      { path: '/builder/new' },
    ],
  },
];
const found = (path: string) => {
  const match = matchRoutes(routes, path)?.at(-1);
  return match && [match.route.index ? 'index' : match.route.path, match.params];
};

describe('matchRoutes', () => {
  it.each([
    ['/', ['/', {}]],
    ['/builder/new', ['/builder/new', {}]],
    ['/builder/mine', ['index', { slug: 'mine' }]],
    ['/builder/mine/', ['index', { slug: 'mine' }]],
    ['/builder/mine/extra', ['extra', { slug: 'mine' }]],
    ['/builder/mine/skill', ['/builder/:slug/:step', { slug: 'mine', step: 'skill' }]],
    ['/builder/a%2Fb%20c', ['index', { slug: 'a/b c' }]],
    ['/builder/100%', ['index', { slug: '100%' }]],
    ['/builder/mine/skill/more', ['*', { '*': 'builder/mine/skill/more' }]],
    ['/Builder/mine', ['*', { '*': 'Builder/mine' }]],
  ])('%s', (path, expected) => expect(found(path)).toEqual(expected));

  it('returns all routes around a page, the outermost first', () => {
    expect(matchRoutes(routes, '/builder/mine')?.map(({ route }) => route.path)).toEqual([
      undefined,
      '/builder/:slug',
      undefined,
    ]);
  });

  it('finds nothing if there is no route', () => expect(matchRoutes([{ path: '/a' }], '/b')).toBeNull());
});
