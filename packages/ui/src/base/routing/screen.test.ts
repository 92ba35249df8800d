import { patient } from '@vitae/testkit/patient';
import { createMemoryRouter, redirect } from '../router/index.ts';
import { describe, expect, it, vi } from 'vitest';
import { pageRoute, type PageModule } from './screen.ts';

/** Opens the page behind a guard, and returns the outcome. */
async function open(module: PageModule, pass?: (visit: URL) => Promise<void>) {
  const load = vi.fn(() => Promise.resolve(module));
  const router = createMemoryRouter([{ path: '/page', ...pageRoute(load, ['site'], pass) }, { path: '/other' }], {
    initialEntries: ['/page?with=this'],
  });
  await vi.waitFor(() => expect(router.state.page).not.toBeNull(), patient);
  const { page, location } = router.state;
  return { location, load, failure: page?.failure, data: [...(page?.data.values() ?? [])] };
}

const Component = () => null;
const loader = vi.fn(({ url }: { url: URL }) => `what ${url.search} needs`);
const pass = () => Promise.resolve();

describe('the route of a page', () => {
  it('has the loader of the page, if it has no guard', async () => {
    const { data } = await open({ Component, loader });
    expect(data).toEqual(['what ?with=this needs']);
  });

  it('has the loader of the page behind its guard, which runs first', async () => {
    const order: string[] = [];
    const { data } = await open(
      { Component, loader: () => (order.push('loader'), 'loaded') },
      async () => void order.push('guard'),
    );
    expect(data).toEqual(['loaded']);
    expect(order).toEqual(['guard', 'loader']);
  });

  it('does not run the loader of a page whose guard redirects', async () => {
    loader.mockClear();
    const { location } = await open({ Component, loader }, () => {
      throw redirect('/other');
    });
    expect(location.pathname).toBe('/other');
    expect(loader).not.toHaveBeenCalled();
  });

  it('needs no loader behind a guard', async () => {
    const { data, failure, load } = await open({ Component }, pass);
    expect(data).toEqual([null]);
    expect(failure).toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('fetches a page again after a failure', async () => {
    const load = vi.fn(() => Promise.reject<PageModule>(new Error('no network')));
    const { lazy } = pageRoute(load, []);
    const fetch = () => (typeof lazy === 'function' ? lazy() : undefined);
    await expect(fetch()).rejects.toThrow('no network');
    load.mockResolvedValueOnce({ Component });
    await expect(fetch()).resolves.toEqual({ Component });
  });
});
