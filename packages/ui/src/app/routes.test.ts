import { siteRoutes } from '@vitae/api';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { routes } from './routes.ts';

const patternOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route;
const exampleOf = (pattern: string) => pattern.replace(/:\w+/g, 'some-thing');

describe('routes', () => {
  // The builder and the viewer have their own table and their own test.
  const ours = siteRoutes.filter((path) => !/^\/resume\/(builder|viewer)\//.test(path));

  it.each(ours)('%s is drawn', (path) => {
    expect(patternOf(exampleOf(path))?.path ?? '/').toBe(path);
  });

  it('draws nothing else', () => {
    expect(patternOf('/nowhere')?.path).toBe('*');
    expect(patternOf('/resume')?.path).toBe('*');
  });
});
