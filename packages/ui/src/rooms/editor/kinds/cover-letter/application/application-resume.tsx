import { coverLetterKind, resumeKind, shownTitle } from '@vitae/domain';
import { CopyPlus, FileUser } from 'lucide-react';
import { useState } from 'react';
import { builderPath } from '../../../../../base/documents/paths.ts';
import { useDocuments } from '../../../../../base/documents/use-documents.ts';
import { useEditor } from '../../../../../base/editor/index.ts';
import { errorText } from '../../../../../base/error-text.ts';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { usePlatform } from '../../../../../base/platform.ts';
import { Button, ButtonLink, toast } from '../../../../../parts/components/index.ts';
import { useChange, useDocument } from '../hooks.ts';

/** The resume of the application: to open it, or to make a variant of it for this posting. */
export function ApplicationResume() {
  const { t } = useTexts('letter');
  const { documents: store } = usePlatform();
  const editor = useEditor();
  const change = useChange();
  const [list] = useDocuments(resumeKind.key);
  const resumeId = useDocument((letter) => letter.resumeId);
  const [busy, setBusy] = useState(false);
  const resume = list.status === 'ready' ? list.documents.find(({ id }) => id === resumeId) : undefined;
  if (!resume) return null;
  const make = async () => {
    setBusy(true);
    try {
      const [{ doc }, { makeVariant }] = await Promise.all([
        store.get(resumeKind.key, resume.id),
        import('../../resume/variant/make-variant.ts'),
      ]);
      const { recipient, jobTitle } = coverLetterKind.of(editor.state.getState().document);
      const company = recipient.company.trim() || jobTitle.trim() || t('application.untitled');
      const title = t('application.variantOf', { title: shownTitle(doc), company });
      const variant = await makeVariant(store, doc, title, jobTitle.trim());
      change(t('undo.variant'), (letter) => ({ ...letter, resumeId: variant.id }));
      toast({ title: t('application.variantMade'), tone: 'good' });
    } catch (error) {
      toast({ title: t('application.variantFailed'), description: errorText(error), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="col-span-full flex flex-wrap gap-2">
      <ButtonLink to={builderPath(resumeKind.key, resume.slug)} size="sm" icon={FileUser} className="max-w-full">
        <span className="truncate">{t('application.openResume', { title: resume.title })}</span>
      </ButtonLink>
      <Button size="sm" icon={CopyPlus} disabled={busy} onClick={() => void make()}>
        {t('application.makeVariant')}
      </Button>
    </div>
  );
}
