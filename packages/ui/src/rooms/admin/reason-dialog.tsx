import { useState, type ReactNode } from 'react';
import { failureText } from '../../base/forms/failure-text.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { Button, Callout, Dialog, Field, LineInput, TextArea } from '../../parts/components/index.ts';

/** A step that an admin takes only with a reason. */
export interface ReasonedStep {
  title: string;
  hint: string;
  action: string;
  isDanger?: boolean;
  /** What has to be typed before a step that cannot be undone, and how it is asked for. */
  typed?: { label: string; name: string };
  /** What is wrong with what else was entered; `''` if nothing is. */
  check?: () => string;
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

interface ReasonFormProps {
  step: Pick<ReasonedStep, 'action' | 'isDanger' | 'typed' | 'check' | 'act'>;
  onClose: () => void;
  /** What else is asked for. */
  children?: ReactNode;
}

/** The reason of a step and what else it asks for; it closes once the step is taken. */
export function ReasonForm({ step, onClose, children }: ReasonFormProps) {
  const { t } = useTexts('admin');
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async () => {
    const { name } = step.typed ?? { name: '' };
    const wrong =
      step.check?.() ||
      (reason.trim().length < shortest && t('reason.short')) ||
      (typed.trim() !== name && t('reason.nameWrong', { name }));
    if (wrong) {
      setFailure(wrong);
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
      {children}
      <Field label={t('reason.label')} hint={t('reason.hint')}>
        <TextArea value={reason} maxLength={500} onChange={(event) => setReason(event.currentTarget.value)} />
      </Field>
      {step.typed && (
        <Field label={step.typed.label}>
          <LineInput value={typed} autoComplete="off" onValueChange={setTyped} />
        </Field>
      )}
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
