import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadAreas } from '../../../base/i18n/index.ts';
import { createMemoryRouter, RouterProvider } from '../../../base/router/index.ts';
import { session, startSession } from '../../../base/session/start-session.ts';
import { RecordList } from './record-list.tsx';

beforeAll(() => loadAreas(['admin']));

const entry = {
  id: '0195d0c0-0000-7000-8000-000000000000',
  at: '2026-11-24T05:00:00.000Z',
  accountId: '0195d0c0-0000-7000-8000-000000000001',
  email: 'admin@example.com',
  action: 'admin.users.suspend',
  target: {},
  outcome: 'done',
  subject: 'user 1',
  subjectName: '',
  reason: 'Sent spam',
  before: null,
  after: null,
  device: 'Firefox on Linux',
  network: 'abc',
};

const subjects = ['user 1'];

it('searches what was done to one thing, says how far it has looked, and looks further', async () => {
  const asked: string[] = [];
  const answer = (request: Request, init: RequestInit) => {
    const { pathname, searchParams } = new URL(new Request(request, init).url);
    if (pathname !== '/api/admin/audit') return Promise.resolve(Response.json({}, { status: 401 }));
    const [search, after] = [searchParams.get('search') ?? '', searchParams.get('after')];
    asked.push([searchParams.get('subject'), search, after ?? 'first'].join(', '));
    const stopped = { entries: [], next: entry.id, lookedTo: '2026-03-31T10:00:00.000Z' };
    return Promise.resolve(
      Response.json(search === 'spam' && after === null ? stopped : { entries: [entry], next: null, lookedTo: null }),
    );
  };
  startSession({ url: 'http://localhost/api', fetch: answer }, () => undefined);
  await (await session()).settled();
  const router = createMemoryRouter([{ path: '*', Component: () => <RecordList subjects={subjects} /> }]);
  render(<RouterProvider router={router} />);
  await screen.findByText(/Sent spam/);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search the record' }), { target: { value: 'spam' } });
  const further = await screen.findByRole('button', { name: 'Look further' });
  expect(screen.getByText(/^The search stopped at entries from .*2026/)).toBeDefined();
  // Nothing was found so far, which is not the same as nothing.
  expect(screen.queryByText('No entry matches.')).toBeNull();
  act(() => further.click());
  await screen.findByText(/Sent spam/);
  expect(screen.queryByText(/^The search stopped/)).toBeNull();
  expect(asked).toEqual(['user 1, , first', 'user 1, spam, first', `user 1, spam, ${entry.id}`]);
});
