import { useState } from 'react';
import { failureText } from '../../base/forms/failure-text.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { Button, Callout, Dialog, Field, TextArea } from '../../parts/components/index.ts';

/** A step that an admin takes only with a reason. */
export interface ReasonedStep {
  title: string;
  hint: string;
  action: string;
  isDanger?: boolean;
  act: (reason: string) => Promise<unknown>;
}

interface ReasonDialogProps {
  /** `null` closes it. */
  step: ReasonedStep | null;
  onClose: () => void;
}

const shortest = 3;

/** Asks for the reason of a step, takes the step, and closes once it is done. */
export function ReasonDialog({ step, onClose }: ReasonDialogProps) {
  const [last, setLast] = useState(step);
  // While it closes it still shows what it asked.
  if (step && step !== last) setLast(step);
  return (
    <Dialog
      open={step !== null}
      onOpenChange={(open) => !open && onClose()}
      title={last?.title ?? ''}
      description={last?.hint ?? ''}
      size="sm"
    >
      {step && <ReasonForm step={step} onClose={onClose} />}
    </Dialog>
  );
}

function ReasonForm({ step, onClose }: { step: ReasonedStep; onClose: () => void }) {
  const { t } = useTexts('admin');
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (reason.trim().length < shortest) {
      setFailure(t('reason.short'));
      return;
    }
    setBusy(true);
    try {
      await step.act(reason.trim());
      onClose();
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send();
      }}
    >
      <Field label={t('reason.label')} hint={t('reason.hint')}>
        <TextArea value={reason} maxLength={500} onChange={(event) => setReason(event.currentTarget.value)} />
      </Field>
      {failure && (
        <Callout tone="danger" role="alert">
          {failure}
        </Callout>
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{t('reason.cancel')}</Button>
        <Button type="submit" variant={step.isDanger ? 'danger' : 'primary'} disabled={busy}>
          {step.action}
        </Button>
      </div>
    </form>
  );
}
