import { pages } from '@vitae/api';
import { matchRoutes } from '../base/router/index.ts';
import { describe, expect, it } from 'vitest';
import { english } from '../base/i18n/english.ts';
import { allRoutes, otherRoutes } from './other-routes.ts';
import { firstRoutes } from './routes.ts';
import { loadScreen, screenNames } from './screens.ts';

const patternOf = (path: string) => matchRoutes(allRoutes, path)?.findLast(({ route }) => !route.index)?.route;
const exampleOf = (pattern: string) => pattern.replace(/:\w+/g, 'some-thing');
const drawn = pages.filter((page) => page.coming === undefined);
const comingScreen = 'site/coming-page';

describe('routes', () => {
  it.each(pages.map(({ path }) => path))('%s is drawn', (path) => {
    expect(patternOf(exampleOf(path))?.path).toBe(path);
  });

  it.each(pages.map(({ path }) => path))('%s is the same if the pages of builders are matched first', (path) => {
    const example = exampleOf(path);
    const matches = matchRoutes(firstRoutes, example) ?? matchRoutes(otherRoutes, example);
    expect(matches?.map(({ route }) => route)).toEqual(matchRoutes(allRoutes, example)?.map(({ route }) => route));
  });

  it('renders nothing else', () => {
    expect(patternOf('/nowhere')?.path).toBe('*');
    expect(patternOf('/resume')?.path).toBe('*');
    expect(patternOf('/resume/builder/some-thing/nonsense')?.path).toBe('*');
  });
});

describe('the screens that the registry names', () => {
  const named = new Set([...drawn.flatMap(({ screen, index = screen }) => [screen, index]), comingScreen]);

  it('are all of them', async () => {
    expect([...named].toSorted()).toEqual((await screenNames()).toSorted());
  });

  it.each([...named])('%s exports its component', async (screen) => {
    expect((await loadScreen(screen)).Component).toBeTypeOf('function');
  });

  it('have words in the catalogue', () => {
    for (const { words } of drawn) for (const area of words) expect(Object.keys(english)).toContain(area);
  });

  it('are refused if there is no such file', async () => {
    await expect(loadScreen('site/nowhere-page')).rejects.toThrow(
      'There is no file ui/src/rooms/site/nowhere-page.tsx.',
    );
  });
});

describe('the places of the navigation', () => {
  it('have no page whose path has parameters', () => {
    for (const { path, places } of pages) if (places) expect(path).not.toContain(':');
  });

  it('are for pages that work, except the navigation of the site', () => {
    for (const { path, places, coming } of pages)
      if (coming !== undefined) expect(places?.palette, path).toBeUndefined();
  });
});
