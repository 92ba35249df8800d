import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageSize, Resume } from '@vitae/domain';
import { createPdfRenderer, type PdfResult } from '@vitae/renderer';
import { nodeFonts } from '@vitae/renderer/node';
import { inject } from 'vitest';
import { z } from 'zod';

const render = createPdfRenderer({ fonts: nodeFonts, assets: () => Promise.resolve(undefined) });
const missingSchema = z.array(z.object({ char: z.string(), path: z.string() }));

/** A resume drawn with a template on a paper size: files that examine the same pages request the same document. */
export const inTemplate = (resume: Resume, id: string, page: PageSize): Resume => ({
  ...resume,
  template: { ...resume.template, id, tokens: { ...resume.template.tokens, page } },
});

/**
 * The PDF of a document without pictures, as a person downloads it. It is drawn once per test run, by the first file
 * that requests it.
 */
export async function drawOnce(document: Resume): Promise<Pick<PdfResult, 'bytes' | 'missing'>> {
  const name = createHash('sha256').update(JSON.stringify(document)).digest('hex');
  const file = join(inject('drawnFolder'), name);
  if (existsSync(file)) {
    // The missing characters, on one line, followed by the PDF.
    const stored = readFileSync(file);
    const end = stored.indexOf('\n');
    const missing = missingSchema.parse(JSON.parse(stored.toString('utf8', 0, end)));
    return { missing, bytes: Uint8Array.from(stored.subarray(end + 1)) };
  }
  const { bytes, missing } = await render(document);
  // Another worker may draw the same document: a file exists completely or not at all.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, Buffer.concat([Buffer.from(`${JSON.stringify(missing)}\n`), bytes]));
  renameSync(own, file);
  return { bytes, missing };
}
