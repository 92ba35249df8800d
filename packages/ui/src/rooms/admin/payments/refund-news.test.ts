import type { PaymentHappening } from '@vitae/api/contract';
import { expect, it } from 'vitest';
import { refundNews } from './refund-news.ts';

const refund = (id: string, state: 'requested' | 'done' | 'failed'): PaymentHappening => ({
  what: 'refund',
  at: '2026-01-01T10:00:00.000Z',
  id,
  state,
  amount: 700,
  reason: 'A test',
  by: 'admin@example.com',
});

it('says of a refund what the provider has answered, and not that it was made before it was', () => {
  const earlier = [refund('one', 'requested'), refund('one', 'done')];
  const timeline = [...earlier, refund('two', 'requested')];
  const said = (more: PaymentHappening[] = []) => refundNews({ timeline: [...timeline, ...more] }, 'two').text;
  expect([said(), said([refund('two', 'failed')]), said([refund('two', 'done')])]).toEqual([
    'refundPending',
    'refundRefused',
    'refundDone',
  ]);
});
