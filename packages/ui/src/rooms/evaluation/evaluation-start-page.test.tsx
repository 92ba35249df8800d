import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadAreas } from '../../base/i18n/index.ts';
import { PlatformProvider } from '../../base/platform.ts';
import { createMemoryRouter, RouterProvider } from '../../base/router/index.ts';
import { testPlatform } from '../../base/testing/test-platform.ts';
import { EvaluationStartPage } from './evaluation-start-page.tsx';

const path = '/resume/evaluation/start';

function open(hasLocalProfile: boolean) {
  const router = createMemoryRouter([{ path, Component: EvaluationStartPage }], { initialEntries: [path] });
  render(
    <PlatformProvider value={testPlatform(hasLocalProfile ? { hasLocalProfile } : {})}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
}

beforeAll(() => loadAreas(['report']));

it('a visitor evaluates a file on the page itself: the page for files would ask them to sign in', async () => {
  open(false);
  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'From a file' })).toBeNull();
  expect((await screen.findByRole('link', { name: 'Start from scratch' })).getAttribute('href')).toBe('/resume/start');
});

it('whoever may open the page for files gets there', async () => {
  open(true);
  expect((await screen.findByRole('link', { name: 'From a file' })).getAttribute('href')).toBe(`${path}/upload`);
  expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull();
});
