import type { Exporter } from './exporter.ts';
import type { KindExporters } from './kind-exporters.ts';
import * as all from './kinds/all.ts';

const byKind: ReadonlyMap<string, KindExporters> = new Map(
  Object.values<KindExporters>(all).map((kind) => [kind.key, kind]),
);

/** The formats other than PDF that documents of a kind can be written in; empty if there are none. */
export const exportersOf = (kind: string): readonly Exporter[] => byKind.get(kind)?.exporters ?? [];

/** Every export format of a resume. */
export const { exporters } = all.resume;

export type { Exporter } from './exporter.ts';
export { resumeToJsonResume } from './resume/json-resume.ts';
