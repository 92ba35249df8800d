import type { Format } from './format.ts';
import { pdf } from './pdf.ts';

/** Every kind of file that can be read; the first that recognises a file reads it. */
export const formats: readonly Format[] = [pdf];
