import { aResume, resumes } from '@vitae/testkit';
import { readBack, visibleLines, words } from '@vitae/testkit/exports';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanText } from './detail.ts';
import { exporters } from './index.ts';

/** Markdown readers that link addresses automatically treat a backslash in one as a part of it. */
const withAddress = aResume({ summary: '- https://example.com/a/very/long/path?with=query&and=more#part*' });

/** Signs at the end of a heading close it in Markdown, and are no part of it. */
const withSignAtEnd = aResume({ basics: { ...aResume().basics, fullName: 'Ada of Project #' } });

it.each(exporters.filter(({ mediaType }) => mediaType !== 'application/json'))(
  '$id contains every line of any resume',
  async (exporter) => {
    await fc.assert(
      fc.asyncProperty(resumes, async (resume) => {
        const text = readBack(exporter.id, await exporter.write(resume, new Map()));
        for (const line of visibleLines(resume)) expect(text).toContain(words(cleanText(line)));
      }),
      { numRuns: exporter.id === 'docx' ? 25 : 60, examples: [[withAddress], [withSignAtEnd]] },
    );
  },
);
