import { CircleAlert } from 'lucide-react';
import { useTexts } from '../../base/i18n/index.ts';
import { Button, Callout } from '../components/index.ts';

export interface FormActionsProps {
  /** The label of the submit button: "Save profile". */
  submit: string;
  busy: boolean;
  /** Its label while that goes on; "Saving…" if it is missing. */
  busyWords?: string;
  /** The error of the form as a whole. */
  failure: string;
  danger?: boolean;
  onCancel?: () => void;
}

/** The end of a form: its error, and its buttons. */
export function FormActions({ submit, busy, busyWords, failure, danger, onCancel }: FormActionsProps) {
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
          {busy ? (busyWords ?? t('form.saving')) : submit}
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
