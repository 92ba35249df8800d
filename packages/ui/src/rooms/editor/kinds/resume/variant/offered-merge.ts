import {
  documentMergeRules,
  knowing,
  newId,
  resumeSchema,
  shownTitle,
  variantBaseOf,
  type Resume,
} from '@vitae/domain';
import { merge } from '@vitae/sync';
import { isChanged } from '../../../../../parts/history/changes.ts';

/**
 * The variant with the edits that its original has had since the two were last merged; `null` if there is nothing that
 * it does not have. What both changed keeps the variant's value and becomes a conflict to decide.
 */
export function offeredMerge(variant: Resume, original: Resume): Resume | null {
  const base = variantBaseOf(variant);
  if (!base || variant.variantOf?.id !== original.id) return null;
  const mine = { ...variant, final: null };
  // What makes a variant one of its own is never merged.
  const asVariant = (resume: Resume): Resume => ({
    ...resume,
    id: mine.id,
    title: mine.title,
    slug: mine.slug,
    tags: mine.tags,
    target: mine.target,
    variantOf: mine.variantOf,
    conflicts: [],
    final: null,
    ignored: mine.ignored,
    createdAt: mine.createdAt,
    updatedAt: mine.updatedAt,
  });
  const merged = merge(asVariant(base), mine, asVariant(original), {
    device: shownTitle(original),
    newId,
    parse: (value) => resumeSchema.parse(value),
    rules: documentMergeRules,
  });
  const isNew = merged.conflicts.length > mine.conflicts.length || isChanged(mine, merged);
  return isNew ? knowing(merged, original) : null;
}
