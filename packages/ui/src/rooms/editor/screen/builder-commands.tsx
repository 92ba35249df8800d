import { useEffect, useState } from 'react';
import { mendParameter } from '../../../base/evaluation/paths.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { useSearchParams } from '../../../base/router/index.ts';
import { useCommands, usePrintKey } from '../../../base/commands.ts';
import { errorText } from '../../../base/error-text.ts';
import { toast } from '../../../parts/components/index.ts';
import { documentFileStem } from '../export/download.ts';
import { DownloadRun } from '../export/download-run.tsx';
import { usePrinting } from '../print/use-printing.tsx';
import { useEditor, useSettledDocument } from '../../../base/editor/index.ts';
import { usePreviewState } from './preview-host.tsx';
import { isOwnField } from './use-shortcuts.ts';

/** The commands of the shell's menu that the builder carries out, and printing by key. */
export function BuilderCommands({ onOpenPalette }: { onOpenPalette: () => void }) {
  const { t } = useTexts('preview');
  const [isDownloading, setDownloading] = useState(false);
  const editor = useEditor();
  const doc = useSettledDocument();
  const state = usePreviewState();
  const { print, dialog } = usePrinting(doc, state, documentFileStem(doc));
  const attempt = (act: () => Promise<void>, failure: string) =>
    void act().catch((error: unknown) => toast({ title: failure, description: errorText(error), tone: 'danger' }));
  const travel = (what: 'undo' | 'redo') => {
    // A field outside of the document, such as a file name, has its own undo.
    if (isOwnField(document.activeElement)) document.execCommand(what);
    else editor[what]();
  };
  useCommands({
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    palette: onOpenPalette,
    'save-pdf': () => setDownloading(state.preview !== null),
    ...(print && { print: () => attempt(print, t('finalize.printFailed')) }),
  });
  usePrintKey();
  const mended = useSearchParams()[0].get(mendParameter);
  useEffect(() => {
    if (mended) editor.openField(mended);
  }, [editor, mended]);
  return (
    <>
      {dialog}
      {isDownloading && <DownloadRun onEnd={() => setDownloading(false)} />}
    </>
  );
}
