import { patient } from '@vitae/testkit/patient';
import { describe, expect, it, vi } from 'vitest';
import { memoryHistory, pathOf, type RouterHistory, type RouterLocation } from './location.ts';
import { PageError, redirect } from './outcome.ts';
import type { Route, Visit } from './route.ts';
import { createRouter } from './router.ts';

/** A history that can go back, like that of a tab. */
function tab(first: string) {
  const entries: RouterLocation[] = [memoryHistory(first).current()];
  let goneBack = () => {};
  const history: RouterHistory = {
    current: () => entries.at(-1) ?? memoryHistory(first).current(),
    write: (location, replace) => void entries.splice(entries.length - (replace ? 1 : 0), 1, location),
    listen: (listener) => {
      goneBack = listener;
      return () => {};
    },
  };
  const back = () => {
    entries.pop();
    goneBack();
  };
  return { history, back, paths: () => entries.map(pathOf) };
}

const open = async (routes: readonly Route[], first = '/') => {
  const visited = tab(first);
  const router = createRouter({ routes }, visited.history);
  await vi.waitFor(() => expect(router.state.page).not.toBeNull(), patient);
  return { ...visited, router, here: () => pathOf(router.state.location) };
};

/** A promise that the test settles. */
const later = () => {
  let arrive = () => {};
  const promise = new Promise<void>((resolve) => (arrive = resolve));
  return { promise, arrive };
};

const home: Route = { path: '/' };

describe('routes that are fetched when an address is not among the first', () => {
  const openTable = (fetchOthers: () => Promise<readonly Route[]>, first = '/') => {
    const visited = tab(first);
    return { ...visited, router: createRouter({ routes: [home], fetchOthers }, visited.history) };
  };
  const shown = (router: { state: { page: unknown } }) =>
    vi.waitFor(() => expect(router.state.page).not.toBeNull(), patient);

  it('are fetched once, and only then', async () => {
    const fetchOthers = vi.fn(async () => [{ path: '/a' }, { path: '/b' }, { path: '*' }]);
    const { router, paths } = openTable(fetchOthers);
    await shown(router);
    expect(fetchOthers).not.toHaveBeenCalled();
    for (const path of ['/a', '/b', '/', '/nowhere']) await router.navigate(path);
    expect(paths()).toEqual(['/', '/a', '/b', '/', '/nowhere']);
    expect(router.state.page?.matches.at(-1)?.route.path).toBe('*');
    expect(fetchOthers).toHaveBeenCalledOnce();
  });

  it('are fetched again after a failure, which the page shows', async () => {
    const fetchOthers = vi.fn(async (): Promise<readonly Route[]> => [{ path: '/a' }]);
    fetchOthers.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { router } = openTable(fetchOthers, '/a');
    await shown(router);
    expect(router.state.page?.failure?.error).toBeInstanceOf(TypeError);
    await router.navigate('/a');
    expect(router.state.page?.failure).toBeNull();
  });

  it('do not bring back a visit that a later one replaced', async () => {
    const others = later();
    const { router, paths } = openTable(() => others.promise.then(() => [{ path: '/a' }]));
    await shown(router);
    const visit = router.navigate('/a');
    expect(router.state.wanted?.pathname).toBe('/a');
    await router.navigate('/?later');
    others.arrive();
    await visit;
    expect(paths()).toEqual(['/', '/?later']);
  });
});

describe('a visit', () => {
  it('enters the history when its page is ready, not before', async () => {
    const code = later();
    const { router, here, paths } = await open([home, { path: '/slow', lazy: () => code.promise.then(() => ({})) }]);
    const visit = router.navigate('/slow?a=1#b', { state: 'handed' });
    expect([here(), paths(), router.state.wanted?.pathname]).toEqual(['/', ['/'], '/slow']);
    code.arrive();
    await visit;
    expect([here(), paths(), router.state.wanted]).toEqual(['/slow?a=1#b', ['/', '/slow?a=1#b'], null]);
    expect(router.state.location.state).toBe('handed');
  });

  it('yields to a later one', async () => {
    const code = later();
    const { router, paths } = await open([home, { path: '/slow', loader: () => code.promise }, { path: '/quick' }]);
    const slow = router.navigate('/slow');
    await router.navigate('/quick');
    code.arrive();
    await slow;
    expect(paths()).toEqual(['/', '/quick']);
  });

  it('replaces the previous one on request', async () => {
    const { router, paths } = await open([{ path: '*' }], '/a');
    await router.navigate('/b');
    await router.navigate('/c', { replace: true });
    expect(paths()).toEqual(['/a', '/c']);
  });

  it('keeps the path where only its query changes', async () => {
    const { router, here } = await open([{ path: '*' }], '/list?a=1');
    await router.navigate('?b=2');
    expect(here()).toBe('/list?b=2');
    await router.navigate('#end');
    expect(here()).toBe('/list?b=2#end');
    await router.navigate('//not.a.host/');
    expect(here()).toBe('//not.a.host/');
  });

  it('goes back', async () => {
    const { router, back, here, paths } = await open([{ path: '*' }], '/a');
    await router.navigate('/b');
    back();
    expect([here(), paths()]).toEqual(['/a', ['/a']]);
  });
});

describe('a redirect', () => {
  const routes: Route[] = [
    { path: '*' },
    {
      path: '/guarded',
      loader: () => {
        throw redirect('/login');
      },
    },
  ];

  it('enters the history instead of the requested page', async () => {
    const { router, paths } = await open(routes, '/a');
    await router.navigate('/guarded');
    expect(paths()).toEqual(['/a', '/login']);
  });

  it('leaves no trace of the first address of a tab', async () => {
    const { paths } = await open(routes, '/guarded');
    expect(paths()).toEqual(['/login']);
  });
});

describe('loaders', () => {
  it('run again for another query and on request, not for a nested page', async () => {
    const visits: Visit[] = [];
    const loader = vi.fn((visit: Visit) => visits.push(visit));
    const inside: Route[] = [{ index: true }, { path: 'more' }];
    const { router } = await open([{ path: '/list/:of', loader, children: inside }], '/list/a');
    await router.navigate('/list/a/more');
    expect(loader).toHaveBeenCalledTimes(1);
    await router.navigate('/list/a/more?sorted');
    expect(loader).toHaveBeenCalledTimes(2);
    await router.navigate('/list/b/more?sorted');
    expect(loader).toHaveBeenCalledTimes(3);
    await router.revalidate();
    expect(loader).toHaveBeenCalledTimes(4);
    expect(visits.map(({ url, params }) => [url.search, params['of']])).toEqual([
      ['', 'a'],
      ['?sorted', 'a'],
      ['?sorted', 'b'],
      ['?sorted', 'b'],
    ]);
  });

  it('run again on the way to a page', async () => {
    let isSignedIn = false;
    const wait = later();
    const guard = vi.fn(async () => {
      const was = isSignedIn;
      await wait.promise;
      if (!was) throw redirect('/login');
    });
    const { router, here } = await open([{ path: '*' }, { path: '/mine', loader: guard }]);
    const visit = router.navigate('/mine');
    isSignedIn = true;
    const again = router.revalidate();
    wait.arrive();
    await Promise.all([visit, again]);
    expect(here()).toBe('/mine');
  });

  it('in the code of a page run when it has been loaded', async () => {
    const { router } = await open([{ path: '/', lazy: () => Promise.resolve({ loader: () => 'fetched' }) }]);
    expect([...(router.state.page?.data.values() ?? [])]).toEqual(['fetched']);
  });
});

describe('a failure', () => {
  it('is shown at the route that failed', async () => {
    const error = new Error('broken');
    const { router } = await open([{ children: [{ path: '/', loader: () => Promise.reject(error) }] }]);
    expect(router.state.page?.failure).toEqual({ at: 1, error });
  });

  it('of a fetch is retried with the next visit', async () => {
    const lazy = vi.fn(() => Promise.resolve({}));
    lazy.mockRejectedValueOnce(new Error('no network'));
    const { router } = await open([home, { path: '/late', lazy }]);
    await router.navigate('/late');
    expect(router.state.page?.failure).not.toBeNull();
    await router.navigate('/late');
    expect(router.state.page?.failure).toBeNull();
  });

  it('has status 404 if no route matches', async () => {
    const { router } = await open([home], '/lost');
    expect(router.state.page?.failure?.error).toBeInstanceOf(PageError);
    expect(router.state.page?.failure?.error).toMatchObject({
      status: 404,
      data: { message: 'Page Not Found: /lost' },
    });
  });
});
