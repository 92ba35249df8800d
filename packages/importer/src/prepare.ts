import type { KindInput } from './kind-importer.ts';
import { loadPdfJs } from './pdf/pdfjs.ts';

const lines = ['Ada Bell', 'ada@example.com', '', 'Experience', 'Clerk, Mill', 'May 2020 - 2024', '- Kept the books'];

/**
 * Loads what reads most files, and reads a few lines: tables of words are built, and code compiled, by the first text.
 * @throws where code cannot be loaded.
 */
export async function prepare(readers: () => Promise<(input: KindInput) => Promise<unknown>>): Promise<void> {
  const [read] = await Promise.all([readers(), loadPdfJs()]);
  await read({ name: 'lines.txt', bytes: new TextEncoder().encode(lines.join('\n')) });
}
