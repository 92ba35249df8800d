import { newId } from './ids.ts';
import { maxDocumentBytes } from './merge-rules.ts';
import { resume as resumeKind } from './kinds/resume.ts';
import type { Resume } from './resume.ts';
import { slugFor } from './slug.ts';

/** The content of a resume, as a variant keeps it to be compared with later. */
const variantBase = (original: Resume): string =>
  JSON.stringify({ ...original, variantOf: null, conflicts: [], final: null });

/** Bytes of a text in UTF-8: units of two bytes and halves of pairs count one more, other units of three bytes two. */
const bytesOf = (text: string): number =>
  text.length +
  (text.match(/[\u0080-\u07ff\ud800-\udfff]/g)?.length ?? 0) +
  2 * (text.match(/[\u0800-\ud7ff\ue000-\uffff]/g)?.length ?? 0);

/**
 * The variant as one that knows the original as it is now. If the two together are larger than a document may be, it
 * knows only which it is: it can still be synced, but is not offered later edits.
 */
export function knowing(variant: Resume, original: Resume): Resume {
  const known = { ...variant, variantOf: { id: original.id, base: variantBase(original) } };
  return bytesOf(JSON.stringify(known)) <= maxDocumentBytes
    ? known
    : { ...variant, variantOf: { id: original.id, base: 'null' } };
}

/**
 * A variant of a resume for one posting: a copy whose content keeps its ids, and which knows what the original was like,
 * so that later edits of the original can be merged into it. A variant of a variant is one of the same original.
 */
export function variantOf(original: Resume, title: string, jobTitle = '', now = new Date().toISOString()): Resume {
  const id = newId();
  const variant = {
    ...original,
    id,
    title,
    slug: slugFor(title, id),
    target: { ...original.target, jobTitle: jobTitle || original.target.jobTitle },
    conflicts: [],
    final: null,
    createdAt: now,
    updatedAt: now,
  };
  return original.variantOf ? variant : knowing(variant, original);
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
