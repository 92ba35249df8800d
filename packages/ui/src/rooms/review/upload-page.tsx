import { kindOf, uploadPath, type DocumentKind } from '@vitae/domain';
import type { ImportedDocument } from '@vitae/importer';
import { importInWorker } from '@vitae/importer/client';
import { useCallback, useEffect, useRef } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { builderPath } from '../../base/documents/paths.ts';
import { textsOfKind } from '../../base/documents/kind-texts.ts';
import { useLocation, useNavigate } from '../../base/router/index.ts';
import { useFileTask, type FileReading } from '../../base/documents/use-file-task.ts';
import { interfaceLocale } from '../../base/i18n/interface-locale.ts';
import { usePlatform } from '../../base/platform.ts';
import { usePageKind } from '../../base/routing/page-kind.ts';
import { usePreparedImport } from '../../base/documents/use-prepared-import.ts';
import { guarded } from '../../base/routing/screen.ts';
import { toast } from '../../parts/components/index.ts';
import { ChooseFile } from './choose-file.tsx';
import { reviewOf } from './kinds/index.ts';
import { loadPdfReader } from './load-pdf-reader.ts';
import type { ReviewScreen } from './review-screen.tsx';
import { storeRead } from '../../base/documents/store-read.ts';
import { handFiles, takeHandedFiles } from '../../base/documents/handed-files.ts';

const loadReview = () => guarded(async () => (await import('./review-screen.tsx')).ReviewScreen);

/**
 * What was read of a file, or that it is a scan; and the file as its pages are shown. The screen comes with it: React
 * shows code that it waits for itself after 300 ms at the earliest.
 */
interface ReadFile {
  Screen: typeof ReviewScreen | null;
  document: ImportedDocument | null;
  shown: File;
}

/** The file types that are read as documents of a kind without a review. */
const ownFiles = '.json,.vitae';

/**
 * `/{kind}/start/upload`: choose a file, see it being read, then review what was read. A file whose text is in pictures
 * is recognised if the person wants that. A document of a kind without a
 * review opens in the builder.
 */
export function UploadPage() {
  const { t } = useTexts('review');
  const { documents: store } = usePlatform();
  const kind = usePageKind();
  const createImportWorker = usePreparedImport(kind.key);
  const review = reviewOf(kind.key);
  const navigate = useNavigate();
  const { key: visit } = useLocation();

  /** The file that a person has asked to recognise. */
  const scan = useRef<File>(null);

  const read = useCallback(
    async (file: File, reading: FileReading): Promise<ReadFile> => {
      const loading = review ? loadReview() : Promise.resolve(null);
      // Whoever waits for it hears of it.
      loading.catch(() => undefined);
      if (review && /\.pdf$/iu.test(file.name)) void loadPdfReader().catch(() => undefined);
      const options = { ...reading, locale: interfaceLocale() };
      if (scan.current === file) {
        const { readScan } = await import('../../base/documents/read-scan.ts');
        const { document, pdf } = await readScan({ createImportWorker }, kind.key, file, options);
        const shown = new File([pdf], file.name, { type: 'application/pdf' });
        return { Screen: await loading, document, shown };
      }
      try {
        const document = await importInWorker(createImportWorker, kind.key, file, options);
        if (!review && !reading.signal.aborted)
          await navigate(builderPath(kind.key, (await storeRead(store, document)).slug));
        return { Screen: await loading, document, shown: file };
      } catch (error) {
        const { isScan } = await import('../../base/documents/read-scan.ts');
        if (review && (await isScan(file, error))) return { Screen: null, document: null, shown: file };
        throw error;
      }
    },
    [createImportWorker, kind, review, navigate, store],
  );
  const { task, begin, cancel, reset } = useFileTask(read);

  const take = useCallback(
    (files: readonly File[]) => {
      const [file, ...others] = files;
      if (!file) return;
      if (others.length > 0) toast({ title: t('oneFile', { name: file.name }) });
      void begin(file);
    },
    [begin, t],
  );
  const isReviewing = useRef(false);
  useEffect(() => {
    isReviewing.current = review !== undefined && task.status === 'done' && task.result.document !== null;
  }, [review, task]);
  useEffect(() => {
    const handed = takeHandedFiles();
    const [file] = handed;
    if (!file) return;
    // Corrections of the current review are not in a document yet.
    if (isReviewing.current)
      toast({
        title: t('another', { name: file.name }),
        action: { label: t('readInstead'), onSelect: () => take(handed) },
        timeout: 0,
      });
    else take(handed);
  }, [visit, take, t]);

  const readAs = (file: File, other: DocumentKind) => {
    handFiles([file]);
    // What is reviewed now would be asked about.
    reset();
    void navigate(uploadPath(kindOf(other)));
  };

  if (task.status === 'done' && review && task.result.Screen && task.result.document) {
    const { Screen, document, shown } = task.result;
    return (
      <Screen
        kind={review}
        file={shown}
        result={document}
        onOtherFile={reset}
        onReadAs={(other) => readAs(task.file, other)}
      />
    );
  }
  return (
    <ChooseFile
      kind={kind}
      task={task}
      texts={t(`files.${textsOfKind(kind.key)}`)}
      accept={review?.accept ?? ownFiles}
      onFiles={take}
      onRecognise={() => {
        if (task.status !== 'done') return;
        scan.current = task.file;
        void begin(task.file);
      }}
      onCancel={cancel}
      onReadAs={(other) => task.status === 'failed' && readAs(task.file, other)}
    />
  );
}
