import { useEffect, useRef, useState } from 'react';
import { mendParameter } from '../../../base/evaluation/paths.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { usePlatform } from '../../../base/platform.ts';
import { useSearchParams } from '../../../base/router/index.ts';
import { useCommands, usePrintKey } from '../../../base/commands.ts';
import { errorText } from '../../../base/error-text.ts';
import { toast } from '../../../parts/components/index.ts';
import { documentFileStem } from '../export/download.ts';
import { DownloadRun } from '../export/download-run.tsx';
import { usePrinting } from '../print/use-printing.tsx';
import { useEditor, useSettledDocument } from '../../../base/editor/index.ts';
import { usePreviewState } from './preview-host.tsx';
import { useEarlyFrames } from './use-early-frames.ts';
import { isOwnField } from './use-shortcuts.ts';

/** The commands of the shell's menu that the builder carries out, printing by key, and what every key needs. */
export function BuilderCommands({ onOpenPalette }: { onOpenPalette: () => void }) {
  const [isDownloading, setDownloading] = useState(false);
  const [prints, setPrints] = useState(0);
  const editor = useEditor();
  const { print, printing } = usePlatform();
  const travel = (what: 'undo' | 'redo') => {
    // A field outside of the document, such as a file name, has its own undo.
    if (isOwnField(document.activeElement)) document.execCommand(what);
    else editor[what]();
  };
  useCommands({
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    palette: onOpenPalette,
    'save-pdf': () => setDownloading(true),
    ...((print || printing) && { print: () => setPrints((count) => count + 1) }),
  });
  usePrintKey();
  useEarlyFrames();
  const mended = useSearchParams()[0].get(mendParameter);
  useEffect(() => {
    if (mended) editor.openField(mended);
  }, [editor, mended]);
  return (
    <>
      {prints > 0 && <PrintRuns count={prints} />}
      {isDownloading && <DownloadRun onEnd={() => setDownloading(false)} />}
    </>
  );
}

/** Prints the open document once for each count; it follows the document only once somebody has printed. */
function PrintRuns({ count }: { count: number }) {
  const { t } = useTexts('preview');
  const doc = useSettledDocument();
  const { print, dialog } = usePrinting(doc, usePreviewState(), documentFileStem(doc));
  const started = useRef(0);
  useEffect(() => {
    if (started.current === count) return;
    started.current = count;
    print?.().catch((error: unknown) =>
      toast({ title: t('finalize.printFailed'), description: errorText(error), tone: 'danger' }),
    );
  });
  return dialog;
}
