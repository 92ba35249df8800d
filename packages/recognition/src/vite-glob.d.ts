/** The one feature of the bundler that the worker entry uses: addresses of files, by pattern. */
interface ImportMeta {
  glob<Value>(
    pattern: string | string[],
    options: { query: string; import: 'default'; eager: true },
  ): Record<string, Value>;
}
