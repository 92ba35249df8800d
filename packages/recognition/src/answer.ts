import { openEngine } from './core.ts';
import type { LanguageData } from './languages.ts';
import { recognitionRequestSchema, type RecognitionAnswer } from './protocol.ts';
import { recognisePage } from './recognise-page.ts';

/** Gets the program, or the data of a language, packed with gzip. */
export type RecognitionFiles = (name: 'program' | LanguageData) => Promise<Uint8Array<ArrayBuffer>>;

/** Recognises the page of a request, and reports how far it is. */
export async function answerTo(
  request: unknown,
  files: RecognitionFiles,
  report: (answer: RecognitionAnswer) => void,
): Promise<RecognitionAnswer> {
  const fetched = async (name: 'program' | LanguageData) =>
    files(name).catch((error: unknown) => {
      throw new NotThere(String(error));
    });
  const loaded = new Map<LanguageData, Uint8Array>();
  try {
    const { picture, language, usual } = recognitionRequestSchema.parse(request);
    const engine = await openEngine(await fetched('program'));
    const page = await recognisePage(engine, picture, {
      language,
      usual,
      load: async (name) => {
        const data = loaded.get(name) ?? (await unpacked(await fetched(name)));
        loaded.set(name, data);
        return data;
      },
      onProgress: (done) => report({ done }),
    });
    return { page };
  } catch (error) {
    return error instanceof NotThere
      ? { failure: 'not-there', reason: error.message }
      : { failure: 'failed', reason: String(error) };
  }
}

class NotThere extends Error {}

/** Unpacks gzip; a server may have done so already. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
