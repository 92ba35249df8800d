import { shownTitle } from '@vitae/domain';
import { CopyPlus } from 'lucide-react';
import { useState } from 'react';
import { stepPath } from '../../../../../base/documents/paths.ts';
import { useEditor } from '../../../../../base/editor/index.ts';
import { errorText } from '../../../../../base/error-text.ts';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { usePlatform } from '../../../../../base/platform.ts';
import { useNavigate } from '../../../../../base/router/index.ts';
import { Button, toast } from '../../../../../parts/components/index.ts';
import { makeVariant } from '../variant/make-variant.ts';

/** Makes a variant of this resume for one posting, and opens it. */
export function MakeVariantButton() {
  const { t } = useTexts('preview');
  const { documents: store } = usePlatform();
  const editor = useEditor();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    try {
      const { document } = editor.state.getState();
      const variant = await makeVariant(store, document, t('variant.named', { title: shownTitle(document) }));
      await navigate(stepPath(variant, 'prequest'));
    } catch (error) {
      setBusy(false);
      toast({ title: t('variant.failed'), description: errorText(error), tone: 'danger' });
    }
  };
  return (
    <Button icon={CopyPlus} disabled={busy} onClick={() => void make()}>
      {t('variant.make')}
    </Button>
  );
}
