import { tidyTags } from '@vitae/domain';
import type { DocumentSummary } from '@vitae/store';
import { useId, useState, type SubmitEvent } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { Button, Chip, Dialog, Field, LineInput } from '../../../parts/components/index.ts';

export interface TagsDialogProps {
  /** The document whose tags are edited; none when the dialog is closed. */
  document: DocumentSummary | null;
  /** Tags of the other documents, to choose from. */
  known: readonly string[];
  onClose: () => void;
  onSave: (document: DocumentSummary, tags: string[]) => void;
}

/** The tags of a document, typed with commas between them or chosen from those of others. */
export function TagsDialog({ document, known, onClose, onSave }: TagsDialogProps) {
  const { t } = useTexts('account');
  const form = useId();
  return (
    <Dialog
      open={document !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('tags.title', { title: document?.title ?? '' })}
      description={t('tags.description')}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t('tags.cancel')}</Button>
          <Button type="submit" form={form} variant="primary">
            {t('tags.save')}
          </Button>
        </>
      }
    >
      {document && (
        <TagsForm
          key={document.id}
          id={form}
          tags={document.tags}
          known={known}
          onSubmit={(tags) => {
            onSave(document, tags);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

function TagsForm({
  id,
  tags,
  known,
  onSubmit,
}: {
  id: string;
  tags: readonly string[];
  known: readonly string[];
  onSubmit: (tags: string[]) => void;
}) {
  const { t } = useTexts('account');
  const [text, setText] = useState(tags.join(', '));
  const typed = tidyTags(text.split(','));
  const others = known.filter((tag) => !tags.includes(tag));
  const toggle = (tag: string) =>
    setText((typed.includes(tag) ? typed.filter((other) => other !== tag) : [...typed, tag]).join(', '));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(typed);
  };
  return (
    <form id={id} onSubmit={submit} className="flex flex-col gap-4">
      <Field label={t('tags.label')} hint={t('tags.how')}>
        <LineInput value={text} autoComplete="off" placeholder={t('tags.example')} onValueChange={setText} />
      </Field>
      {others.length > 0 && (
        <div role="group" aria-label={t('tags.known')} className="flex flex-wrap gap-1.5">
          {others.map((tag) => (
            <Chip key={tag} pressed={typed.includes(tag)} onClick={() => toggle(tag)}>
              {tag}
            </Chip>
          ))}
        </div>
      )}
    </form>
  );
}
