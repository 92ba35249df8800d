import { ApiFailure } from '@vitae/api/client';
import type { ExpertReview as Review } from '@vitae/api/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadAreas } from '../../base/i18n/index.ts';
import { PlatformProvider } from '../../base/platform.ts';
import { createMemoryRouter, RouterProvider } from '../../base/router/index.ts';
import { press } from '../../base/testing/press.ts';
import { ExpertReview, type ReviewCalls } from './expert-review.tsx';
import { testPlatform } from '../../base/testing/test-platform.ts';

const id = '019bc0e2-1280-7f20-909b-1d9e34e48099';
const review: Review = {
  id,
  state: 'paid',
  funding: 'paid',
  question: 'Is it too long?',
  requestedAt: '2026-06-01T10:00:00.000Z',
  changedAt: '2026-06-01T10:00:00.000Z',
  letter: '',
  notes: [],
};

/** A server with one review, which takes no payment before `canPay`. */
function serverWith(state: Review['state'] | null, { isOffered = true, canPay = true } = {}) {
  let now: Review | null = state && { ...review, state };
  const asked: string[] = [];
  const money = { canPay };
  const calls: ReviewCalls = {
    get: () => Promise.resolve({ review: now, isOffered }),
    request: (_, question) => {
      asked.push(question);
      now = { ...review, question, state: money.canPay ? 'paid' : 'requested' };
      return money.canPay
        ? Promise.resolve(now)
        : Promise.reject(new ApiFailure('The payment did not go through.', { status: 409, code: 'conflict' }));
    },
    cancel: () => Promise.resolve((now = { ...review, state: 'refunded' })),
  };
  return {
    calls,
    asked,
    money,
    deliver: (given: Partial<Review>) => (now = { ...review, state: 'delivered', ...given }),
  };
}

const platform = testPlatform();
const chosen: string[] = [];
const shown: Review['notes'][] = [];
const box = { x: 40, y: 100, width: 90, height: 12 };
const run = { text: 'Analyst at the engine', box, font: 'Inter', size: 10, colour: '#000000', background: '#ffffff' };
const page = { width: 595, height: 842, runs: [{ ...run, invisible: false }] };
function show(calls: ReviewCalls) {
  const finding = {
    id: 'CON-03',
    status: 'fail' as const,
    points: 3,
    evidence: [],
    category: 'contact' as const,
    severity: 'major' as const,
    doubtful: false,
    grade: 'convention' as const,
    sources: [],
    values: {},
  };
  const Component = () => (
    <ExpertReview
      id={id}
      findings={[finding]}
      pages={[page]}
      chosen={null}
      onChoose={(mark) => chosen.push(mark)}
      onNotes={(notes) => shown.push(notes)}
      calls={calls}
    />
  );
  render(
    <PlatformProvider value={platform}>
      <RouterProvider
        router={createMemoryRouter([{ path: '/', Component }, { path: '*' }], { initialEntries: ['/'] })}
      />
    </PlatformProvider>,
  );
}

describe('the expert review of a report', () => {
  beforeAll(() => loadAreas(['report']));
  afterEach(cleanup);

  it('shows nothing where none can be requested', async () => {
    show(serverWith(null, { isOffered: false }).calls);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByText('Expert review')).toBeNull();
  });

  it('is requested with a question, and can be cancelled until an expert has it', async () => {
    const { calls, asked } = serverWith(null);
    show(calls);
    await press('Request a review');
    expect(await screen.findByText('Waiting for an expert')).toBeDefined();
    expect(asked).toEqual(['']);
    await press('Cancel the review');
    expect(await screen.findByText('Refunded')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Request a review' })).toBeDefined();
  });

  it('that is not paid for says where to buy one, and goes on from there', async () => {
    const { calls, money } = serverWith(null, { canPay: false });
    show(calls);
    await press('Request a review');
    expect((await screen.findByRole('link', { name: 'Buy a review' })).getAttribute('href')).toBe(
      `/payment?plan=review&report=${id}&at=%2F`,
    );
    money.canPay = true;
    await press('Request it again');
    expect(await screen.findByText('Waiting for an expert')).toBeDefined();
  });

  it('cannot be cancelled once an expert has it', async () => {
    show(serverWith('in-review').calls);
    expect(await screen.findByText('In review')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the letter and the notes when it is answered, and opens the finding of a note', async () => {
    const server = serverWith('paid');
    server.deliver({
      letter: 'Dear Ada, shorten the first page.',
      notes: [
        { check: 'CON-03', text: 'Add your number.' },
        { check: null, text: 'Well done.' },
      ],
    });
    show(server.calls);
    expect(await screen.findByText('Dear Ada, shorten the first page.')).toBeDefined();
    expect(screen.getByText('Well done.')).toBeDefined();
    await press(/phone/i);
    expect(chosen).toEqual(['CON-03']);
  });

  it('shows where on the pages a note is, and opens that place', async () => {
    const server = serverWith('paid');
    const notes: Review['notes'] = [
      { check: null, text: 'Say which engine.', place: { page: 0, box } },
      { check: null, text: 'Nothing but a picture.', place: { page: 4, box: { x: 9, y: 9, width: 0, height: 0 } } },
    ];
    server.deliver({ letter: 'Dear Ada', notes });
    show(server.calls);
    await press(/A\s*Page 1: “Analyst at the engine”/);
    await press(/B\s*Page 5$/);
    expect(chosen.slice(-2)).toEqual(['note 0', 'note 1']);
    expect(shown.at(-1)).toEqual(notes);
  });
});
