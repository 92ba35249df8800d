import { z } from 'zod';

/** The part of the bundler's manifest that is read here. */
export const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().default(false),
    isDynamicEntry: z.boolean().default(false),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);
export type Manifest = z.infer<typeof manifestSchema>;

const isOfAdmins = (key: string): boolean =>
  /\/rooms\/admin\/|\/words\/src\/(?:admin-languages|[a-z]{2}\/admin)\.ts$/.test(key);

/** The files that some entries load at once, with what these import. */
function filesOf(manifest: Manifest, entries: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...chunk.css]) files.add(file);
    chunk.imports.forEach(visit);
  };
  entries.forEach(visit);
  return files;
}

/** The built files that only the administration uses: its screens, its texts, and what no other screen imports. */
export function filesOfAdmins(manifest: Manifest): Set<string> {
  const entries = Object.entries(manifest).flatMap(([key, { isEntry, isDynamicEntry }]) =>
    isEntry || isDynamicEntry ? [key] : [],
  );
  const others = filesOf(
    manifest,
    entries.filter((key) => !isOfAdmins(key)),
  );
  const own = filesOf(manifest, entries.filter(isOfAdmins));
  return new Set([...own].filter((file) => !others.has(file)));
}
