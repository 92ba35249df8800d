import { useEffect, useState } from 'react';
import { usePlatform } from '../platform.ts';
import { deleteReports, listReports, type ReportHead } from './kept-reports.ts';

/**
 * The reports that are kept on this device, the newest first; `null` until they are read. Those of documents that are
 * gone are deleted. `version` asks for them again.
 */
export function useReports(version = 0): ReportHead[] | null {
  const { documents } = usePlatform();
  const [reports, setReports] = useState<ReportHead[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const here = new Set((await documents.list()).map(({ id }) => id));
      await deleteReports(documents, ({ subject }) => subject.document !== null && !here.has(subject.document));
      const heads = await listReports(documents);
      if (isWanted) setReports(heads);
    };
    // Lists show documents without scores then.
    read().catch((error: unknown) => {
      console.error(error);
      if (isWanted) setReports([]);
    });
    return () => {
      isWanted = false;
    };
  }, [documents, version]);
  return reports;
}
