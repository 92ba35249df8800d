import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createMemoryRouter, Link, RouterProvider } from '../base/router/index.ts';
import { Dialog, Menu, Popover } from '../parts/components/index.ts';
import { TooltipPopup } from '../parts/components/tooltip-popup.tsx';
import { LoadingIndicator } from './loading-indicator.tsx';

/** The layer that an element is painted in: its own, or that of what positions it. */
const layerOf = (element: Element): string | undefined =>
  /z-\[(\d+)\]/.exec(element.closest('[class*="z-["]')?.className ?? '')?.[1];

it('the loading bar is 3 px high, in the layer 10000 (behaviour NV-8)', async () => {
  const never = new Promise<never>(() => undefined);
  const layout = () => (
    <>
      <LoadingIndicator />
      <Link to="/slow">Slow</Link>
    </>
  );
  const router = createMemoryRouter(
    [{ Component: layout, children: [{ path: '/' }, { path: '/slow', loader: () => never }] }],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  fireEvent.click(await screen.findByText('Slow'));
  const bar = await screen.findByRole('progressbar');
  expect(bar.className.split(' ')).toContain('h-[3px]');
  expect(layerOf(bar)).toBe('10000');
});

it('menus and panels are in the layer 1000 (behaviour NV-13)', async () => {
  render(
    <>
      <Menu label="Actions" items={[{ label: 'Rename', onSelect: () => undefined }]}>
        {(trigger) => <button {...trigger}>More</button>}
      </Menu>
      <Popover label="Dates" trigger={(trigger) => <button {...trigger}>Pick</button>}>
        March
      </Popover>
    </>,
  );
  fireEvent.click(screen.getByText('More'));
  expect(layerOf(await screen.findByRole('menu'))).toBe('1000');
  fireEvent.click(screen.getByText('Pick'));
  expect(layerOf(await screen.findByRole('dialog'))).toBe('1000');
});

it('dialogs and hints are in the layer 1100 (behaviour NV-13)', async () => {
  render(
    <>
      <Dialog open onOpenChange={() => undefined} title="Delete it?" />
      <TooltipPopup anchor={document.body} onClose={() => undefined} />
    </>,
  );
  expect(layerOf(await screen.findByRole('dialog'))).toBe('1100');
  const floating = [...document.querySelectorAll('.shadow-floating')];
  expect(floating.map(layerOf)).toEqual(['1100', '1100']);
});
