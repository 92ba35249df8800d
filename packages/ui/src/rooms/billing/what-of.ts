import type { Payment } from '@vitae/api/contract';
import { registeredText } from '@vitae/words/catalogue';
import type { useTexts } from '../../base/i18n/index.ts';

export type Translate = ReturnType<typeof useTexts<'billing'>>['t'];

/** What a payment was for, in words. */
export function whatOf({ kind, plan, period }: Pick<Payment, 'kind' | 'plan' | 'period'>, t: Translate): string {
  if (kind === 'top-up') return t('payments.topUp');
  if (period === null || period === 'once') return registeredText(plan ?? '');
  return t('payments.planOf', { name: registeredText(plan ?? ''), period: t(`plans.${period}`) });
}
