import type { Payment } from '@vitae/api/contract';
import { errorText } from '../../base/error-text.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { usePlatform } from '../../base/platform.ts';
import { callApi } from '../../base/session/start-session.ts';
import { toast } from '../../parts/components/index.ts';

/** Saves the receipt of a payment, and its credit notes if there are any. */
export function useReceipts(): (payment: Pick<Payment, 'id'>) => Promise<void> {
  const { t } = useTexts('billing');
  const { files } = usePlatform();
  return async ({ id }) => {
    try {
      const { receipts } = await callApi((api) => api.payments.receipts({ id }));
      const { receiptFile } = await import('./receipt-file.ts');
      for (const receipt of receipts) {
        const file = await receiptFile(receipt);
        if ((await files.save(file)) !== false)
          toast({ title: t('payments.downloaded', { name: file.name }), tone: 'good' });
      }
    } catch (error) {
      toast({ title: t('pay.failed'), description: errorText(error), tone: 'danger' });
    }
  };
}
