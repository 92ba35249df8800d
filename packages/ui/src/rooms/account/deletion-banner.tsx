import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { Button, Callout, toast } from '../../parts/components/index.ts';
import { dayText } from '../../base/day-text.ts';
import { failureText } from '../../base/forms/failure-text.ts';
import { updateUser, useUser } from '../../base/session/user.ts';

/** While the account waits for its deletion: the date, and a button to cancel it. */
export function DeletionBanner() {
  const { t, language } = useTexts('account');
  const user = useUser();
  const [busy, setBusy] = useState(false);
  if (!user?.deletedAt) return null;
  const keep = async () => {
    setBusy(true);
    try {
      await updateUser((api) => api.account.keep());
      toast({ title: t('deletion.kept'), tone: 'good' });
    } catch (error) {
      toast({ title: t('deletion.failed'), description: failureText(error), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Callout
      tone="danger"
      icon={TriangleAlert}
      role="status"
      className="mb-6"
      title={t('deletion.title', { date: dayText(user.deletedAt, language) })}
      actions={
        <Button size="sm" variant="primary" disabled={busy} onClick={() => void keep()}>
          {t(busy ? 'deletion.keeping' : 'deletion.keep')}
        </Button>
      }
    >
      {t('deletion.text')}
    </Callout>
  );
}
