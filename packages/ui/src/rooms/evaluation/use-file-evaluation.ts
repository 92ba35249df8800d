import type { AnyKind } from '@vitae/domain';
import { ImportError } from '@vitae/importer';
import { useCallback, useEffect, useRef, useState } from 'react';
import { takeHandedFiles } from '../../base/documents/handed-files.ts';
import { errorText } from '../../base/error-text.ts';
import { evaluateUpload, type UploadTools } from '../../base/evaluation/evaluate-upload.ts';
import { reportPath } from '../../base/evaluation/paths.ts';
import { usePlatform } from '../../base/platform.ts';
import { useLocation, useNavigate } from '../../base/router/index.ts';
import { startPreview } from '../../parts/documents/page-pictures.ts';
import type { Reading } from './reading.tsx';

/** A document that a file contains, drawn with the pictures that the file has. */
const drawn: UploadTools['draw'] = async (document, assets) => {
  const preview = await startPreview({
    getAsset: (sha256) => {
      const asset = assets.get(sha256);
      return asset
        ? Promise.resolve({ ...asset, bytes: Uint8Array.from(asset.bytes) })
        : Promise.reject(new Error('The file has no such picture'));
    },
  });
  try {
    return await preview.drawn(document);
  } finally {
    preview.dispose();
  }
};

/** With pdf.js, which only a file with pages needs. */
const pictures: UploadTools['picture'] = async (pdf, count, signal) =>
  (await import('../../parts/documents/pictures-of-pdf.ts')).picturesOfPdf(pdf, count, signal);

/** Evaluates a file and opens its report: one that is given, or that another page has handed over. */
export function useFileEvaluation(kind: AnyKind): {
  reading: Reading;
  evaluate: (file: File | undefined) => void;
  cancel: () => void;
} {
  const { createImportWorker, documents } = usePlatform();
  const navigate = useNavigate();
  const { key: visit } = useLocation();
  const [reading, setReading] = useState<Reading>({ status: 'choosing' });
  const running = useRef<AbortController>(null);

  const run = useCallback(
    async (file: File) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const { name } = file;
      setReading({ status: 'reading', name, progress: { stage: 'open', done: 0 } });
      try {
        const { subject } = await evaluateUpload(kind.key, file, {
          createWorker: createImportWorker,
          store: documents,
          signal: controller.signal,
          draw: drawn,
          picture: pictures,
          onProgress: (progress) => running.current === controller && setReading({ status: 'reading', name, progress }),
        });
        if (running.current === controller) await navigate(reportPath(kind.key, subject.slug));
      } catch (error) {
        if (running.current !== controller) return;
        const isCancelled = error instanceof ImportError && error.code === 'cancelled';
        setReading(isCancelled ? { status: 'choosing' } : { status: 'failed', name, message: errorText(error) });
      }
    },
    [createImportWorker, documents, kind, navigate],
  );
  const evaluate = useCallback((file: File | undefined) => void (file && run(file)), [run]);
  useEffect(() => evaluate(takeHandedFiles()[0]), [visit, evaluate]);
  useEffect(
    () => () => {
      const controller = running.current;
      running.current = null;
      controller?.abort();
    },
    [],
  );
  return { reading, evaluate, cancel: () => running.current?.abort() };
}
