import type { AnyDocument } from '@vitae/domain';

/** Reasons to ignore a check, as the catalogue names them. */
export const ignoreReasons = ['right', 'elsewhere', 'known'] as const;
export type IgnoreReason = (typeof ignoreReasons)[number];

/** A document in which a check is ignored. What its pages show stays the same, so that a final document stays final. */
export const withIgnored =
  (id: string, reason: IgnoreReason) =>
  (document: AnyDocument): AnyDocument => ({
    ...document,
    ignored: { ...document.ignored, [id]: reason },
    final: document.final && { ...document.final },
  });

/** A document in which a check counts again. */
export const withoutIgnored =
  (id: string) =>
  (document: AnyDocument): AnyDocument => ({
    ...document,
    ignored: Object.fromEntries(Object.entries(document.ignored).filter(([key]) => key !== id)),
    final: document.final && { ...document.final },
  });
