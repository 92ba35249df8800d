declare module '*.css';
declare module '*.md?raw' {
  const text: string;
  export default text;
}
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: unknown;
}
interface ImportMeta {
  /** Vite's: every file that a pattern finds, by its path, each with the function that fetches it. */
  glob(
    patterns: string | readonly string[],
    options?: { query: string; import: 'default' },
  ): Record<string, () => Promise<unknown>>;
}
