import { createMemoryRouter, redirect } from 'react-router';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startI18n } from '../i18n/index.ts';
import { pageRoute, type PageModule } from './screen.ts';

beforeAll(startI18n);

/** Opens the page behind a guard, and tells what came of it. */
async function open(module: PageModule, pass?: (visit: URL) => Promise<void>) {
  const load = vi.fn(() => Promise.resolve(module));
  const router = createMemoryRouter(
    [
      { id: 'page', path: '/page', ...pageRoute(load, ['site'], pass) },
      { id: 'other', path: '/other' },
    ],
    { initialEntries: ['/page?with=this'] },
  );
  await vi.waitFor(() => expect(router.state.initialized && router.state.navigation.state === 'idle').toBe(true));
  return { state: router.state, load };
}

const Component = () => null;
const loader = vi.fn(({ request }: { request: Request }) => `what ${new URL(request.url).search} needs`);
const pass = () => Promise.resolve();

describe('the route of a page', () => {
  it('has the loader of the page, where nothing guards it', async () => {
    const { state } = await open({ Component, loader });
    expect(state.loaderData).toEqual({ page: 'what ?with=this needs' });
  });

  it('has the loader of the page behind its guard, which runs first', async () => {
    const order: string[] = [];
    const { state } = await open(
      { Component, loader: () => (order.push('loader'), 'loaded') },
      async () => void order.push('guard'),
    );
    expect(state.loaderData).toEqual({ page: 'loaded' });
    expect(order).toEqual(['guard', 'loader']);
  });

  it('does not run the loader of a page whose guard leads elsewhere', async () => {
    loader.mockClear();
    const { state } = await open({ Component, loader }, () => {
      throw redirect('/other');
    });
    expect(state.location.pathname).toBe('/other');
    expect(loader).not.toHaveBeenCalled();
  });

  it('needs no loader of its own behind a guard', async () => {
    const { state, load } = await open({ Component }, pass);
    expect(state.loaderData).toEqual({ page: null });
    expect(state.errors).toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('fetches a page again that could not be fetched', async () => {
    const load = vi.fn(() => Promise.reject<PageModule>(new Error('no network')));
    const { lazy } = pageRoute(load, []);
    const fetch = () => (typeof lazy === 'function' ? lazy() : undefined);
    await expect(fetch()).rejects.toThrow('no network');
    load.mockResolvedValueOnce({ Component });
    await expect(fetch()).resolves.toEqual({ Component });
  });
});
