import type { AnyDocument } from '@vitae/domain';
import { Suspense, useState, type ReactNode } from 'react';
import { loadAreas, textsOf } from '../../../base/i18n/index.ts';
import { usePlatform } from '../../../base/platform.ts';
import { lazyPart } from '../../../base/routing/screen.ts';
import type { PreviewState } from '../../../base/use-preview.ts';

const PrintDialog = lazyPart(async () => (await import('./print-dialog.tsx')).PrintDialog);

export interface PrintingWay {
  /**
   * Prints the pages, with our options or the shell's own dialog; absent if printing is impossible. Rejects with a text
   * for the user.
   */
  print: (() => Promise<void>) | undefined;
  /** To be rendered by the component that offers printing. */
  dialog: ReactNode;
}

/** How the pages of a document are printed here. `name` is the name of the file. */
export function usePrinting(
  doc: AnyDocument,
  { preview, frame }: Pick<PreviewState, 'preview' | 'frame'>,
  name: string,
): PrintingWay {
  const { print, printing } = usePlatform();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (printing) {
    return {
      print: async () => setOpen(true),
      dialog: wasOpen && preview && frame && (
        <Suspense>
          <PrintDialog
            open={isOpen}
            onOpenChange={setOpen}
            printing={printing}
            doc={doc}
            preview={preview}
            pages={frame.pages}
            name={name}
          />
        </Suspense>
      ),
    };
  }
  const printFile = async () => {
    if (!preview) return;
    const [{ pdfFile }] = await Promise.all([import('../export/download.ts'), loadAreas(['preview'])]);
    if (!navigator.pdfViewerEnabled) throw new Error(textsOf('preview').t('finalize.printNotHere'));
    await print?.((await pdfFile(preview, doc, name)).content);
  };
  return { print: print && printFile, dialog: null };
}
