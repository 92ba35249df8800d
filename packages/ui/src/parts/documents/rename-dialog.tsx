import type { DocumentSummary } from '@vitae/store';
import { useId, useState, type FormEvent } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { Button, Dialog, Field, LineInput } from '../components/index.ts';

export interface RenameDialogProps {
  /** The document to rename; none when the dialog is closed. */
  document: DocumentSummary | null;
  onClose: () => void;
  onRename: (document: DocumentSummary, title: string) => void;
}

export function RenameDialog({ document, onClose, onRename }: RenameDialogProps) {
  const { t } = useTexts('library');
  const form = useId();
  const [error, setError] = useState('');
  const close = () => {
    setError('');
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget).get('title');
    const title = typeof entered === 'string' ? entered.trim() : '';
    if (!title) return setError(t('rename.empty'));
    if (document && title !== document.title) onRename(document, title);
    close();
  };
  return (
    <Dialog
      open={document !== null}
      onOpenChange={(open) => !open && close()}
      title={t('rename.title')}
      description={t('rename.description')}
      size="sm"
      footer={
        <>
          <Button onClick={close}>{t('rename.cancel')}</Button>
          <Button type="submit" form={form} variant="primary">
            {t('rename.save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Field label={t('rename.label')} error={error}>
          <TitleInput title={document?.title ?? ''} />
        </Field>
      </form>
    </Dialog>
  );
}

/** Keeps what it began with while the dialog closes. */
function TitleInput({ title }: { title: string }) {
  const [typed, setTyped] = useState(title);
  return (
    <LineInput
      name="title"
      value={typed}
      onValueChange={setTyped}
      onFocus={(event) => event.currentTarget.select()}
      maxLength={120}
      autoComplete="off"
    />
  );
}
