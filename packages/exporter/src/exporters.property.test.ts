import { resumes } from '@vitae/testkit';
import { readBack, visibleLines, words } from '@vitae/testkit/exports';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanText } from './entries.ts';
import { exporters } from './index.ts';

it.each(exporters.filter(({ mediaType }) => mediaType !== 'application/json'))('$id holds every line of any resume', async (exporter) => {
  await fc.assert(
    fc.asyncProperty(resumes, async (resume) => {
      const text = readBack(exporter.id, await exporter.write(resume, new Map()));
      for (const line of visibleLines(resume)) expect(text).toContain(words(cleanText(line)));
    }),
    { numRuns: exporter.id === 'docx' ? 25 : 60 },
  );
});
