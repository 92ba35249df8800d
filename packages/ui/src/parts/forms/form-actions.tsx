import { CircleAlert } from 'lucide-react';
import { useTexts } from '../../base/i18n/index.ts';
import { Button, Callout } from '../components/index.ts';

export interface FormActionsProps {
  /** What the form does: "Save profile". */
  submit: string;
  busy: boolean;
  /** What went wrong with the whole. */
  failure: string;
  danger?: boolean;
  onCancel?: () => void;
}

/** The end of a form: what went wrong, and its buttons. */
export function FormActions({ submit, busy, failure, danger, onCancel }: FormActionsProps) {
  const { t } = useTexts('account');
  return (
    <>
      {failure && (
        <Callout tone="danger" icon={CircleAlert} role="alert">
          {failure}
        </Callout>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant={danger ? 'danger' : 'primary'} disabled={busy}>
          {busy ? t('form.saving') : submit}
        </Button>
        {onCancel && (
          <Button variant="ghost" disabled={busy} onClick={onCancel}>
            {t('form.cancel')}
          </Button>
        )}
      </div>
    </>
  );
}
