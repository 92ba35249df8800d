import { resumeKind, type CoverLetter } from '@vitae/domain';
import { FileUser } from 'lucide-react';
import { useDocuments } from '../../../../../base/documents/use-documents.ts';
import { errorText } from '../../../../../base/error-text.ts';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { usePlatform } from '../../../../../base/platform.ts';
import { Field, Select, toast } from '../../../../../parts/components/index.ts';
import { useFieldPlace } from '../../../controls/binding.ts';
import { useChange, useDocument } from '../hooks.ts';

/** The resume that the letter goes with. Choosing one fills in the details that the letter does not have yet. */
export function ResumeChoice() {
  const { t } = useTexts('letter');
  const { documents: store } = usePlatform();
  const [list] = useDocuments(resumeKind.key);
  const chosen = useDocument(({ resumeId }) => resumeId);
  const change = useChange();
  const place = useFieldPlace('resumeId');
  if (list.status !== 'ready' || (list.documents.length === 0 && chosen === null)) return null;
  const isGone = chosen !== null && !list.documents.some(({ id }) => id === chosen);
  const choose = async (id: string) => {
    if (id === '') {
      change(t('undo.resume'), (letter) => ({ ...letter, resumeId: null, followsLook: false }));
      return;
    }
    try {
      const [{ doc }, { withResume }] = await Promise.all([
        store.get(resumeKind.key, id),
        // It includes the templates, which are large.
        import('./with-resume.ts'),
      ]);
      change(t('undo.resume'), (letter): CoverLetter => withResume(letter, doc));
    } catch (error) {
      toast({ title: t('resume.failed'), description: errorText(error), tone: 'danger' });
    }
  };
  return (
    <div {...place} className="rounded-card border border-accent-line bg-accent-soft p-4">
      <div className="flex items-start gap-3">
        <FileUser size={20} aria-hidden className="mt-0.5 shrink-0 text-accent-ink" />
        <Field label={t('resume.label')} hint={t(isGone ? 'resume.gone' : 'resume.hint')} className="flex-1">
          <Select
            options={[
              { value: '', label: t('resume.none') },
              ...(isGone ? [{ value: chosen, label: t('resume.unknown') }] : []),
              ...list.documents.map(({ id, title }) => ({ value: id, label: title || t('resume.untitled') })),
            ]}
            value={chosen ?? ''}
            onChange={({ currentTarget }) => void choose(currentTarget.value)}
          />
        </Field>
      </div>
    </div>
  );
}
