import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../base/error-text.ts';
import { useEditor } from '../../../base/editor/index.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { usePlatform } from '../../../base/platform.ts';
import { Button, Dialog, toast } from '../../../parts/components/index.ts';
import { useStepNavigation } from '../kinds/kinds.ts';
import { usePreviewState } from '../screen/preview-host.tsx';
import { documentFileStem, pdfFile } from './download.ts';
import { FindingList, type Finding } from './finding-list.tsx';

/** More would not help to decide. */
const MOST = 5;

/** What people have downloaded a document with anyway, by its id: they are asked again when something else is found. */
const accepted = new Map<string, string>();

/** One download of the PDF from outside the last step: probable mistakes are asked about first. */
export function DownloadRun({ onEnd }: { onEnd: () => void }) {
  const { t } = useTexts('preview');
  const { files, documents } = usePlatform();
  const editor = useEditor();
  const { preview } = usePreviewState();
  const { doubtsOf } = useStepNavigation();
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const hasStarted = useRef(false);
  const found = JSON.stringify(findings);

  const download = async () => {
    try {
      const { document } = editor.state.getState();
      if (!preview) return;
      const file = await pdfFile(preview, document, documentFileStem(document));
      if ((await files.save(file)) !== false)
        toast({ title: t('finalize.downloaded', { name: file.name }), tone: 'good' });
    } catch (error) {
      toast({ title: t('finalize.downloadFailed'), description: errorText(error), tone: 'danger' });
    } finally {
      onEnd();
    }
  };
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const start = async () => {
      const { document } = editor.state.getState();
      // A check that fails must not keep anybody from their file.
      const doubts = (await doubtsOf?.(document, documents).catch(() => [])) ?? [];
      if (doubts.length === 0 || accepted.get(document.id) === JSON.stringify(doubts)) await download();
      else setFindings(doubts);
    };
    void start();
  });

  return (
    <Dialog
      open={findings.length > 0}
      onOpenChange={onEnd}
      title={t('finalize.doubts')}
      description={t('finalize.doubtsHint')}
      footer={
        <>
          <Button onClick={onEnd}>{t('finalize.backToEditing')}</Button>
          <Button
            variant="primary"
            onClick={() => {
              accepted.set(editor.state.getState().document.id, found);
              setFindings([]);
              void download();
            }}
          >
            {t('finalize.downloadAnyway')}
          </Button>
        </>
      }
    >
      <FindingList
        findings={findings}
        most={MOST}
        onOpenField={(path) => {
          onEnd();
          editor.openField(path);
        }}
      />
    </Dialog>
  );
}
