import type { AnyDocument } from '@vitae/domain';

/** Reasons to ignore a check, as the catalogue names them. */
export const ignoreReasons = ['right', 'elsewhere', 'known'] as const;
export type IgnoreReason = (typeof ignoreReasons)[number];

/** What is ignored, by check, and why. */
export type Ignored = Readonly<Record<string, string>>;

/** What is left to ignore when a check counts again. */
export const withoutKey = (ignored: Ignored, id: string): Ignored =>
  Object.fromEntries(Object.entries(ignored).filter(([key]) => key !== id));

/** A document in which these checks are ignored. What its pages show stays the same, so that a final one stays final. */
const ignoring = (document: AnyDocument, ignored: Ignored): AnyDocument => ({
  ...document,
  ignored: { ...ignored },
  final: document.final && { ...document.final },
});

/** The same with what `change` makes of what is ignored, as a version that is saved now. */
export const ignoringNow = (document: AnyDocument, change: (before: Ignored) => Ignored): AnyDocument => ({
  ...ignoring(document, change(document.ignored)),
  updatedAt: new Date().toISOString(),
});

/** A document in which a check is ignored besides the others. */
export const withIgnored =
  (id: string, reason: IgnoreReason) =>
  (document: AnyDocument): AnyDocument =>
    ignoring(document, { ...document.ignored, [id]: reason });

/** A document in which a check counts again. */
export const withoutIgnored =
  (id: string) =>
  (document: AnyDocument): AnyDocument =>
    ignoring(document, withoutKey(document.ignored, id));
