import { ImportError } from '@vitae/importer';
import { readInWorker } from '@vitae/importer/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { takeHandedFiles } from '../../base/documents/handed-files.ts';
import { builderPath } from '../../base/documents/paths.ts';
import { errorText } from '../../base/error-text.ts';
import { interfaceLocale } from '../../base/i18n/interface-locale.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { usePlatform } from '../../base/platform.ts';
import { useLocation, useNavigate } from '../../base/router/index.ts';
import { usePageKind } from '../../base/routing/page-kind.ts';
import { storeRead } from './store-read.ts';
import { ChooseFile, type Choosing } from './choose-file.tsx';

/** `/{kind}/start/upload` for a kind without a review: reads a file and opens it as a document in the builder. */
export function OpenFilePage() {
  const { t } = useTexts('review');
  const { documents: store, createImportWorker } = usePlatform();
  const kind = usePageKind();
  const navigate = useNavigate();
  const { key: visit } = useLocation();
  const [state, setState] = useState<Choosing>({ status: 'choosing' });
  const abort = useRef<AbortController>(null);
  const open = useCallback(
    async ([file]: readonly File[]) => {
      if (!file) return;
      abort.current?.abort();
      const { signal } = (abort.current = new AbortController());
      setState({ status: 'reading', file, progress: { stage: 'open', done: 0 } });
      try {
        const read = await readInWorker(createImportWorker, kind.key, file, {
          signal,
          locale: interfaceLocale(),
          onProgress: (progress) =>
            setState((current) => (current.status === 'reading' ? { ...current, progress } : current)),
        });
        // Before the document that names them: a document must never be without its pictures.
        for (const asset of read.assets.values())
          await store.putAsset({ type: asset.type, bytes: Uint8Array.from(asset.bytes) });
        const { slug } = await storeRead(store, read.document);
        if (!signal.aborted) await navigate(builderPath(kind.key, slug));
      } catch (error) {
        if (abort.current?.signal !== signal) return;
        const cancelled = error instanceof ImportError && error.code === 'cancelled';
        setState(cancelled ? { status: 'choosing' } : { status: 'failed', file, message: errorText(error) });
      }
    },
    [createImportWorker, kind, navigate, store],
  );
  useEffect(() => void open(takeHandedFiles()), [visit, open]);
  useEffect(() => () => abort.current?.abort(), []);
  return (
    <ChooseFile
      kind={kind}
      state={state}
      texts={{
        title: t('openFile.title'),
        drop: t('openFile.drop'),
        formats: t('openFile.formats'),
        more: t('openFile.more'),
      }}
      accept=".pdf,.docx,.txt,.md,.markdown,.json,.vitae"
      onFiles={(files) => void open(files)}
      onCancel={() => abort.current?.abort()}
    />
  );
}
