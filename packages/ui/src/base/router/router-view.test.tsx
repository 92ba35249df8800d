import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createBrowserRouter,
  Link,
  NavLink,
  Outlet,
  PageError,
  RouterProvider,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useParams,
  useRouteError,
  type Route,
} from './index.ts';

function Layout() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button onClick={() => setCount(count + 1)}>Pressed {count}</button>
      <NavLink to="/a" className={(isActive) => (isActive ? 'on' : 'off')}>
        A
      </NavLink>
      <Link to="/b/two" state="handed">
        B
      </Link>
      <Link to="/broken">Broken</Link>
      <Link to="/loaded">Loaded</Link>
      <Link to="https://elsewhere.test/">Elsewhere</Link>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

function B() {
  return (
    <h1>
      B {useParams()['of']} {String(useLocation().state)}
    </h1>
  );
}

function Broken(): never {
  throw new PageError(410, 'Gone');
}

const Loaded = () => <h1>It {String(useLoaderData())}</h1>;

function Trouble() {
  const error = useRouteError();
  return <h1>{error instanceof PageError ? error.status : 'Trouble'}</h1>;
}

const routes: Route[] = [
  {
    Component: Layout,
    children: [
      {
        ErrorBoundary: Trouble,
        children: [
          { path: '/a', Component: () => <h1>A</h1> },
          { path: '/b/:of', Component: B },
          { path: '/broken', Component: Broken },
          { path: '/loaded', loader: () => Promise.resolve('loaded'), Component: Loaded },
        ],
      },
    ],
  },
];

const click = (name: string, init?: MouseEventInit) => fireEvent.click(screen.getByRole('link', { name }), init);
const heading = () => screen.getByRole('heading').textContent;

beforeEach(() => {
  history.replaceState(null, '', '/a');
  vi.spyOn(window, 'scrollTo').mockImplementation((_x, y) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  });
  render(<RouterProvider router={createBrowserRouter({ routes })} />);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a page', () => {
  it('replaces another inside a layout that stays', () => {
    fireEvent.click(screen.getByRole('button'));
    click('B');
    expect(heading()).toBe('B two handed');
    expect(screen.getByRole('button').textContent).toBe('Pressed 1');
    expect(location.pathname).toBe('/b/two');
  });

  it('gets the data of its loader', async () => {
    click('Loaded');
    expect((await screen.findByRole('heading', { name: 'It loaded' })).textContent).toBe('It loaded');
  });

  it('that fails is reported in its place, and the next one is rendered again', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    click('Broken');
    expect(heading()).toBe('410');
    click('A');
    expect(heading()).toBe('A');
  });
});

describe('a link', () => {
  it('marks whether it leads to the open page', () => {
    const link = screen.getByRole('link', { name: 'A' });
    expect([link.className, link.getAttribute('aria-current')]).toEqual(['on', 'page']);
    click('B');
    expect([link.className, link.getAttribute('aria-current')]).toEqual(['off', null]);
  });

  it('does not put the open page into the history again', () => {
    const before = history.length;
    click('A');
    expect(history.length).toBe(before);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'is left to the browser with %j',
    (init) => {
      const followed = click('B', init);
      expect([followed, heading()]).toEqual([true, 'A']);
    },
  );

  it('to another site is left to the browser', () => {
    // The browser of the test must not navigate there.
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    click('Elsewhere');
    expect(heading()).toBe('A');
  });
});

describe('the window', () => {
  it('starts a page at its top and restores the position of an earlier one', () => {
    const scroll = (y: number) =>
      act(() => {
        window.scrollTo(0, y);
        window.dispatchEvent(new Event('scroll'));
      });
    click('B');
    scroll(300);
    const state: unknown = history.state;
    click('A');
    expect(scrollY).toBe(0);
    act(() => {
      history.replaceState(state, '', '/b/two');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect([heading(), scrollY]).toEqual(['B two handed', 300]);
  });
});
