import type { Revision } from './use-revisions.ts';

/**
 * The number of the version before one in a list, newest first: versions in between may have been thinned out. `null`
 * for the oldest, `undefined` if it is among those that are not loaded yet.
 */
export function previousVersion(
  revisions: readonly Pick<Revision, 'rev'>[],
  { rev }: Pick<Revision, 'rev'>,
  more: boolean,
): number | null | undefined {
  const older = revisions.find((one) => one.rev < rev);
  return older?.rev ?? (more ? undefined : null);
}
