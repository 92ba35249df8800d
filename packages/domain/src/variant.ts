import { newId } from './ids.ts';
import { resume as resumeKind } from './kinds/resume.ts';
import type { Resume } from './resume.ts';
import { slugFor } from './slug.ts';

/** The content of a resume, as a variant keeps it to be compared with later. */
export const variantBase = (original: Resume): string =>
  JSON.stringify({ ...original, variantOf: null, conflicts: [], final: null });

/**
 * A variant of a resume for one posting: a copy whose content keeps its ids, and which knows what the original was like,
 * so that later edits of the original can be merged into it. A variant of a variant is one of the same original.
 */
export function variantOf(original: Resume, title: string, jobTitle = '', now = new Date().toISOString()): Resume {
  const id = newId();
  return {
    ...original,
    id,
    title,
    slug: slugFor(title, id),
    target: { ...original.target, jobTitle: jobTitle || original.target.jobTitle },
    variantOf: original.variantOf ?? { id: original.id, base: variantBase(original) },
    conflicts: [],
    final: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** What the original was like when the variant was made or last took over its edits; `null` if that is not readable. */
export function variantBaseOf(variant: Resume): Resume | null {
  try {
    const stored: unknown = JSON.parse(variant.variantOf?.base ?? 'null');
    return typeof stored === 'object' && stored !== null ? resumeKind.read({ ...stored }) : null;
  } catch {
    return null;
  }
}
