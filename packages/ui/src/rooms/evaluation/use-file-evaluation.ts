import type { AnyKind } from '@vitae/domain';
import { useCallback, useEffect } from 'react';
import { takeHandedFiles } from '../../base/documents/handed-files.ts';
import { useFileTask, type FileReading, type FileTask } from '../../base/documents/use-file-task.ts';
import { evaluateUpload, type UploadTools } from '../../base/evaluation/evaluate-upload.ts';
import { reportPath } from '../../base/evaluation/paths.ts';
import { usePlatform } from '../../base/platform.ts';
import { useLocation, useNavigate } from '../../base/router/index.ts';
import { startPreview } from '../../parts/documents/page-pictures.ts';

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
  task: FileTask<void>;
  evaluate: (file: File | undefined) => void;
  cancel: () => void;
} {
  const { createImportWorker, documents } = usePlatform();
  const navigate = useNavigate();
  const { key: visit } = useLocation();
  const read = useCallback(
    async (file: File, reading: FileReading) => {
      const { subject } = await evaluateUpload(kind.key, file, {
        ...reading,
        createWorker: createImportWorker,
        store: documents,
        draw: drawn,
        picture: pictures,
      });
      if (!reading.signal.aborted) await navigate(reportPath(kind.key, subject.slug));
    },
    [createImportWorker, documents, kind, navigate],
  );
  const { task, begin, cancel } = useFileTask(read);
  const evaluate = useCallback((file: File | undefined) => void (file && begin(file)), [begin]);
  useEffect(() => evaluate(takeHandedFiles()[0]), [visit, evaluate]);
  return { task, evaluate, cancel };
}
