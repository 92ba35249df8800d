import { keptRunSchema } from '@vitae/evaluation/report';
import type { EvaluationInput } from '@vitae/importer/client';
import type { DocumentStore } from '@vitae/store';
import * as z from 'zod/mini';
import { documentReadFrom } from './document-read-from.ts';

const runSchema = z.extend(keptRunSchema, {
  letterSpacing: z.number(),
  embedded: z.boolean(),
  role: z.enum(['name', 'heading', 'text', 'running-line']),
  path: z.string(),
  href: z.string(),
});
const passagesSchema = z.array(z.object({ text: z.string(), path: z.string(), instead: z.exactOptional(z.string()) }));

/** What an uploaded file was evaluated from, apart from the document that was read from it. */
const inputSchema = z.object({
  document: z.unknown(),
  asOf: z.iso.date(),
  origin: z.enum(['ours', 'uploaded']),
  pages: z.exactOptional(z.array(z.object({ width: z.number(), height: z.number(), runs: z.array(runSchema) }))),
  extraction: z.exactOptional(z.object({ text: z.string(), second: z.exactOptional(z.string()) })),
  properties: z.exactOptional(z.object({ title: z.string(), language: z.string(), author: z.string() })),
  confidence: z.exactOptional(z.record(z.string(), z.number())),
  lines: z.exactOptional(z.array(z.string())),
  posting: z.exactOptional(z.string()),
  misspelled: z.exactOptional(passagesSchema),
  ungrammatical: z.exactOptional(passagesSchema),
});

type Shelf = Pick<DocumentStore, 'getMeta' | 'setMeta'>;

const keyOf = (id: string): string => `evaluation-input:${id}`;

/** The most that a value of the store takes on the desktop is 256 KB; a resume of two pages has some 10. */
const mostCharacters = 200_000;
/** The most that is unpacked: a file of 50 pages has less. */
const mostUnpacked = 20_000_000;

/** Keeps what a report of a file was made from, compressed. What is too large is not kept. */
export async function keepInput(shelf: Shelf, id: string, input: EvaluationInput): Promise<void> {
  const text = JSON.stringify(input);
  const packed = text.length > mostUnpacked ? null : await gzipped(text);
  await shelf.setMeta(keyOf(id), packed !== null && packed.length <= mostCharacters ? packed : null);
}

/** What a report of a file was made from; `null` if it was not kept, or cannot be read any more. */
export async function readInput(shelf: Pick<Shelf, 'getMeta'>, id: string): Promise<EvaluationInput | null> {
  const kept: unknown = await shelf.getMeta(keyOf(id));
  if (typeof kept !== 'string') return null;
  try {
    const input = inputSchema.parse(JSON.parse(await unzipped(kept)));
    const document = documentReadFrom(input.document);
    return document && { ...input, document };
  } catch {
    return null;
  }
}

/** Forgets what a report was made from. */
export const forgetInput = (shelf: Pick<Shelf, 'setMeta'>, id: string): Promise<void> => shelf.setMeta(keyOf(id), null);

const through = (
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<ArrayBuffer> => new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer();

async function gzipped(text: string): Promise<string> {
  const bytes = new Uint8Array(await through(new TextEncoder().encode(text), new CompressionStream('gzip')));
  // In parts: a call takes only so many arguments.
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8_192) binary += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(binary);
}

async function unzipped(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('gzip')));
}
