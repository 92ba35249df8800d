import { patient } from '@vitae/testkit/patient';
import { defaultSiteSettings } from '@vitae/api';
import { createMemoryStore } from '@vitae/store/memory';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, PageError, type Route, RouterProvider } from '../base/router/index.ts';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { IconButton } from '../parts/components/button.tsx';
import { fetchLateParts } from '../parts/components/late.tsx';
import { Menu } from '../parts/components/menu.tsx';
import { Tabs } from '../parts/components/tabs.tsx';
import { Ellipsis } from 'lucide-react';
import { ErrorScreen } from './error-screen.tsx';
import { Footer } from './navigation/footer.tsx';
import { notFound } from '../base/routing/not-found.ts';
import { loadAreas } from '../base/i18n/index.ts';
import { PlatformProvider, type Platform } from '../base/platform.ts';
import { TopNavigation } from './navigation/top-navigation.tsx';
import { press } from '../base/testing/press.ts';

const platform: Platform = {
  settings: { ...defaultSiteSettings, appName: 'Testfolio' },
  documents: createMemoryStore(),
  files: { pick: () => Promise.resolve([]), save: () => Promise.resolve() },
  createImportWorker: () => {
    throw new Error('These tests have no import worker.');
  },
};

const draw = (path: string, routes: Route[], shell: Platform = platform) => {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <PlatformProvider value={shell}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  return router;
};

beforeAll(async () => {
  // Loaded up front, so that no test has to wait for lazy code.
  await Promise.all([fetchLateParts(), loadAreas(['shell'])]);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('TopNavigation', () => {
  const scrollTo = (y: number) =>
    act(() => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      window.dispatchEvent(new Event('scroll'));
    });

  it('gets its background once the page has scrolled more than 50 px', () => {
    draw('/', [{ path: '*', Component: TopNavigation }]);
    const bar = screen.getByRole('banner');
    scrollTo(50);
    expect(bar.dataset['solid']).toBe('false');
    scrollTo(51);
    expect(bar.dataset['solid']).toBe('true');
    scrollTo(0);
    expect(bar.dataset['solid']).toBe('false');
  });

  it('opens one submenu at a time on click, and closes it by Escape and by a click elsewhere', () => {
    draw('/', [{ path: '*', Component: TopNavigation }]);
    const button = (name: string) => screen.getByRole('button', { name });
    expect(screen.queryByRole('link', { name: 'Resume templates' })).toBeNull();
    fireEvent.click(button('Templates'));
    expect(screen.getByRole('link', { name: 'Resume templates' }).getAttribute('href')).toBe('/resume/templates');
    fireEvent.click(button('Evaluate'));
    expect(screen.queryByRole('link', { name: 'Resume templates' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Evaluate My CV/Resume' })).toBeDefined();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(button('Evaluate').getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button('Evaluate'));
    fireEvent.click(button('Jobs'));
    fireEvent.pointerDown(document.body);
    expect(button('Jobs').getAttribute('aria-expanded')).toBe('false');
  });

  it('shows and hides the menu of a phone', async () => {
    draw('/', [{ path: '*', Component: TopNavigation }]);
    await press('Open menu');
    const toggle = screen.getByRole('button', { name: 'Close menu' });
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(toggle);
    expect(screen.getByRole('button', { name: 'Open menu' }).getAttribute('aria-expanded')).toBe('false');
  });
});

describe('Footer', () => {
  it('has its columns, the year, the name and the card brands', () => {
    draw('/', [{ path: '*', Component: Footer }]);
    for (const name of ['Resources', 'Company', 'Newsletter'])
      expect(screen.getByRole('heading', { name })).toBeDefined();
    expect(screen.getByText(`© ${new Date().getFullYear()} Testfolio`)).toBeDefined();
    const brands = within(screen.getByRole('list', { name: 'Card brands' })).getAllByRole('img');
    expect(brands.map((brand) => brand.getAttribute('aria-label'))).toEqual([
      'American Express',
      'Discover',
      'Mastercard',
      'Verve',
      'Visa',
    ]);
  });

  const newsletter = () => {
    const form = document.querySelector('form');
    if (!form) throw new Error('There is no newsletter form.');
    return form;
  };

  it('asks for an email address, and has the hidden fields of a mailing service', () => {
    draw('/', [{ path: '*', Component: Footer }], {
      ...platform,
      settings: { ...platform.settings, newsletter: true },
    });
    const email = newsletter().querySelector<HTMLInputElement>('[name=email]');
    expect(email).toMatchObject({ type: 'email', required: true });
    expect(Object.fromEntries(new FormData(newsletter()))).toEqual({ email: '', list: '', subform: '', hp: '' });
    expect(newsletter().querySelector('fieldset')?.disabled).toBe(false);
  });

  it('is closed, with a note, if there is no list', () => {
    draw('/', [{ path: '*', Component: Footer }]);
    expect(newsletter().querySelector('fieldset')?.disabled).toBe(true);
    expect(screen.getByText(/no mailing list/)).toBeDefined();
  });
});

describe('ErrorScreen', () => {
  const failing = (error: () => unknown): Route[] => [
    { path: '/', Component: () => <h1>Home</h1> },
    {
      path: '*',
      ErrorBoundary: ErrorScreen,
      loader: () => {
        throw error();
      },
    },
  ];

  it('names the path of a page that does not exist, and links to the home page', async () => {
    const routes = failing(() => null);
    draw('/lost/here', [...routes.slice(0, 1), { ...routes[1], loader: () => notFound('/lost/here') }]);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
    expect(screen.getByText('Page Not Found: /lost/here')).toBeDefined();
    expect(screen.getByText('404')).toBeDefined();
    expect(document.title).toBe('Page not found · Testfolio');
    await press('Back to home');
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined();
  });

  it('shows the default sentence for a 404 without a message', async () => {
    draw(
      '/lost',
      failing(() => new PageError(404, 'Not Found')),
    );
    expect(await screen.findByText("Sorry, we couldn't find the page you're looking for.")).toBeDefined();
  });

  it('says what happened for any other error', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    draw(
      '/broken',
      failing(() => new Error('The store is on fire.')),
    );
    expect(await screen.findByRole('heading', { name: 'An error occurred' })).toBeDefined();
    expect(screen.getByText('The store is on fire.')).toBeDefined();
  });

  it('is not drawn for crawlers', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)');
    draw(
      '/lost',
      failing(() => new PageError(404, '')),
    );
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('Menu', () => {
  it('runs an action once the menu is closed and the focus is back', async () => {
    let focused: Element | null = null;
    const onSelect = () => {
      focused = document.activeElement;
    };
    render(
      <Menu
        label="More"
        items={[{ label: 'Rename', onSelect }, 'separator', { label: 'Delete', danger: true, onSelect }]}
      >
        {(trigger) => <IconButton {...trigger} label="More" icon={Ellipsis} />}
      </Menu>,
    );
    const button = screen.getByRole('button', { name: 'More' });
    fireEvent.pointerDown(button);
    fireEvent.click(button);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await vi.waitFor(() => expect(focused).toBe(button), patient);
    expect(screen.queryByRole('menu')).toBeNull();
    focused = null;
    fireEvent.pointerDown(button);
    fireEvent.click(button);
    fireEvent.keyDown(await screen.findByRole('menu'), { key: 'Escape' });
    await vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull(), patient);
    expect(focused).toBeNull();
  });
});

describe('Tabs', () => {
  it('moves with the arrow keys, Home and End', () => {
    const onValueChange = vi.fn();
    const tabs = (['one', 'two', 'three'] as const).map((key) => ({ key, label: key, content: <p>Panel {key}</p> }));
    render(<Tabs label="Parts" value="one" onValueChange={onValueChange} tabs={tabs} />);
    const first = screen.getByRole('tab', { name: 'one' });
    expect(screen.getByRole('tabpanel', { name: 'one' }).textContent).toBe('Panel one');
    for (const [key, expected] of [
      ['ArrowRight', 'two'],
      ['ArrowLeft', 'three'],
      ['End', 'three'],
      ['Home', 'one'],
    ]) {
      fireEvent.keyDown(first, { key });
      expect(onValueChange).toHaveBeenLastCalledWith(expected);
    }
  });
});
