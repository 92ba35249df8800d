import type { PaymentDetails } from '@vitae/api/contract';
import { formatMoney, parseAmount, plainAmount } from '@vitae/domain/money';
import { useState } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { Dialog, Field, toast } from '../../../parts/components/index.ts';
import { ReasonForm } from '../reason-dialog.tsx';
import { AmountInput } from '../amount-input.tsx';
import { refundNews } from './refund-news.ts';

interface RefundDialogProps {
  payment: PaymentDetails;
  isOpen: boolean;
  onClose: () => void;
  /** Called after each attempt: one that was refused shows how the payment stands. */
  onDone: () => void;
}

/** Gives a payment back, or a part of it: it cannot be undone, so its number is asked for. */
export function RefundDialog({ payment, isOpen, onClose, onDone }: RefundDialogProps) {
  const { t } = useTexts('admin');
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('payment.refundTitle')}
      description={t('payment.refundHint')}
      size="sm"
    >
      {isOpen && <RefundForm payment={payment} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function RefundForm({ payment, onClose, onDone }: Omit<RefundDialogProps, 'isOpen'>) {
  const { t, language } = useTexts('admin');
  const { id, currency, left, receipt } = payment;
  // Sent again after a lost answer, it is the same refund.
  const [key] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState(() => plainAmount({ amount: left, currency }));
  const amount = parseAmount(typed, currency) ?? 0;
  const most = formatMoney({ amount: left, currency }, language);
  const name = receipt === null ? id.slice(-8) : String(receipt);
  const step = {
    action: t('payment.refund'),
    isDanger: true,
    typed: { name, label: t(receipt === null ? 'payment.refundId' : 'payment.refundReceipt', { name }) },
    check: () => (amount < 1 || amount > left ? t('payment.refundWrong', { amount: most }) : ''),
    act: async (reason: string) => {
      const after = await callApi((api) => api.admin.payments.refund({ id, key, amount, left, reason })).finally(
        onDone,
      );
      const { text, tone } = refundNews(after, key);
      toast({ title: t(`payment.${text}`, { amount: formatMoney({ amount, currency }, language) }), tone });
    },
  };
  return (
    <ReasonForm step={step} onClose={onClose}>
      <Field label={t('payment.refundAmount', { currency })} hint={t('payment.refundMost', { amount: most })}>
        <AmountInput value={typed} onValueChange={setTyped} />
      </Field>
    </ReasonForm>
  );
}
