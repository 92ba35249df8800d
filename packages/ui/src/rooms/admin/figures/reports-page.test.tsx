import { figureNames, type Figures } from '@vitae/api/contract';
import { render, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadAreas } from '../../../base/i18n/index.ts';
import { PlatformProvider } from '../../../base/platform.ts';
import { createMemoryRouter, RouterProvider } from '../../../base/router/index.ts';
import { session, startSession } from '../../../base/session/start-session.ts';
import { testPlatform } from '../../../base/testing/test-platform.ts';
import { ReportsPage } from './reports-page.tsx';

beforeAll(() => loadAreas(['admin']));

const weeks = ['2026-05-25', '2026-06-01', '2026-06-08', '2026-06-15'];
const time = (day: string) => `${day}T00:00:00.000Z`;
const figures: Figures = {
  periods: weeks.slice(0, 3).map((day, index) => ({ day, from: time(day), until: time(weeks[index + 1] ?? day) })),
  series: figureNames.map((name) => ({ name, values: name === 'active' ? [9, 7, 2] : [0, 0, 0] })),
  subscriptions: [0, 0, 0],
  money: [],
  countedUntil: time('2026-06-10'),
  peopleSince: '2026-06-09',
};

it('says by what people are counted, by which days, and from when on they are known', async () => {
  const answer = (request: Request, init: RequestInit) =>
    Promise.resolve(
      new URL(new Request(request, init).url).pathname === '/api/admin/figures'
        ? Response.json(figures)
        : Response.json({}, { status: 401 }),
    );
  startSession({ url: 'http://localhost/api', fetch: answer }, () => undefined);
  await (await session()).settled();
  const router = createMemoryRouter([{ path: '*', Component: ReportsPage }], {
    initialEntries: ['/admin/reports?unit=week&zone=Asia%2FKathmandu'],
  });
  render(
    <PlatformProvider value={testPlatform({})}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  await screen.findByRole('heading', { name: 'Active people a week' });
  expect(
    screen.getByText(/^Everyone counts once .* Days are those of UTC, .* Before Jun 9, 2026 only days were counted\./),
  ).toBeDefined();
  // An average: who was here in two weeks is not two people.
  const numbers = within(screen.getByRole('group', { name: 'Numbers: Active people a week' }));
  expect(numbers.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Average6',
    'Jun 8, 20262',
    'Jun 1, 20267',
    'May 25, 20269',
  ]);
});
