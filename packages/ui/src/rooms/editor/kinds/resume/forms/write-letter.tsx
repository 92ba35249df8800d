import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import { builderPath } from '../../../../../base/documents/paths.ts';
import { useEditor } from '../../../../../base/editor/index.ts';
import { errorText } from '../../../../../base/error-text.ts';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { usePlatform } from '../../../../../base/platform.ts';
import { useNavigate } from '../../../../../base/router/index.ts';
import { Button, toast } from '../../../../../parts/components/index.ts';

/** Starts a cover letter with the person and the look of this resume. */
export function WriteLetter() {
  const { t } = useTexts('preview');
  const { documents: store } = usePlatform();
  const editor = useEditor();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const write = async () => {
    setBusy(true);
    try {
      const { newLetterFor } = await import('../../cover-letter/resume/new-letter.ts');
      const letter = await newLetterFor(store, editor.state.getState().document, t('finalize.newLetter'));
      await navigate(`${builderPath(letter.kind, letter.slug)}/content`);
    } catch (error) {
      setBusy(false);
      toast({ title: t('finalize.letterFailed'), description: errorText(error), tone: 'danger' });
    }
  };
  return (
    <Button icon={MailPlus} disabled={busy} onClick={() => void write()}>
      {t('finalize.letter')}
    </Button>
  );
}
