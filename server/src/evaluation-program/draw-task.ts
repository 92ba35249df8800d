import { gzipSync } from 'node:zlib';
import { readDocument } from '@vitae/domain';
import { drawShared } from '@vitae/evaluator';
import { z } from 'zod';
import type { Drawn, DrawTask } from './shared-messages.ts';

/** Draws a document for others. @throws what reading or drawing it throws */
export async function drawTask({ document, pictures }: DrawTask): Promise<Drawn> {
  const parsed = z.record(z.string(), z.unknown()).parse(JSON.parse(document));
  const { pictures: pages, ...drawn } = await drawShared(readDocument(parsed), pictures);
  return { ...drawn, pages: pages.map((page) => Uint8Array.from(gzipSync(page))) };
}
