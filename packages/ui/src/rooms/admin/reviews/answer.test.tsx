import type { QueuedReview } from '@vitae/api/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { loadAreas } from '../../../base/i18n/index.ts';
import { Answer } from './answer.tsx';

beforeAll(() => loadAreas(['admin']));
beforeEach(() => localStorage.clear());

const review: QueuedReview = {
  id: '0190a5c2-7b1e-7000-8000-000000000000',
  state: 'in-review',
  funding: 'paid',
  question: 'Is it too short?',
  requestedAt: '2026-11-23T10:00:00.000Z',
  changedAt: '2026-11-23T11:00:00.000Z',
  letter: 'Dear Dorothy,',
  notes: [{ check: null, text: 'Larger, please.' }],
  evaluationId: '0190a5c2-7b1e-7000-8000-000000000001',
  kind: 'resume',
  score: 71,
  isMine: true,
};
const open = (as: QueuedReview = review) => render(<Answer review={as} body={null} />);
const field = (name: string) => screen.getByRole('textbox', { name });

it('keeps what an expert writes with every key, also when the page ends', () => {
  open();
  fireEvent.change(field('Letter to the person'), { target: { value: 'Dear Dorothy, add' } });
  fireEvent.click(screen.getByRole('button', { name: 'Note on the whole' }));
  cleanup();
  open();
  expect(field('Letter to the person')).toHaveProperty('value', 'Dear Dorothy, add');
  expect(screen.getAllByRole('button', { name: /^Remove note/ })).toHaveLength(2);
  expect(screen.getByRole('status').textContent).toBe('Kept on this device, not saved yet');
});

it('asks which text to keep if the answer was saved elsewhere meanwhile', () => {
  open();
  fireEvent.change(field('Letter to the person'), { target: { value: 'Mine' } });
  cleanup();
  const later = { ...review, changedAt: '2026-11-23T12:00:00.000Z', letter: 'Theirs' };
  open(later);
  expect(field('Letter to the person')).toHaveProperty('value', 'Mine');
  expect(screen.getByRole('alert').textContent).toContain('saved elsewhere');
  cleanup();
  open(later);
  expect(screen.getByRole('alert').textContent).toContain('saved elsewhere');
});

it('keeps nothing of an answer that is as it was saved', () => {
  open();
  fireEvent.change(field('Letter to the person'), { target: { value: 'Dear' } });
  expect(localStorage).toHaveLength(1);
  fireEvent.change(field('Letter to the person'), { target: { value: review.letter } });
  expect(localStorage).toHaveLength(0);
});
