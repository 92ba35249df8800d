import type { AuditEntry } from '@vitae/api/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { loadAreas, startLanguage } from '../../../base/i18n/index.ts';
import { RecordChanges } from './record-values.tsx';

afterEach(async () => {
  cleanup();
  await startLanguage('en');
});

const entry: AuditEntry = {
  id: '0195d0c0-0000-7000-8000-000000000000',
  at: '2026-11-24T05:00:00.000Z',
  accountId: '0195d0c0-0000-7000-8000-000000000001',
  email: 'admin@example.com',
  action: 'admin.users.suspend',
  target: {},
  outcome: 'done',
  subject: '',
  subjectName: '',
  reason: '',
  before: { status: 'active' },
  after: { status: 'suspended' },
  device: 'Firefox on Linux',
  network: 'abc',
};

it.each([
  ['en', 'status: active → suspended'],
  ['de', 'status: active → suspended'],
  // Each Latin word apart from the Arabic around it.
  ['ar', '\u2068status\u2069: من \u2068active\u2069 إلى \u2068suspended\u2069'],
] as const)('what changed is said in %s', async (language, text) => {
  await startLanguage(language);
  await loadAreas(['admin']);
  render(<RecordChanges entry={entry} />);
  expect(screen.getByRole('listitem').textContent).toBe(text);
});
