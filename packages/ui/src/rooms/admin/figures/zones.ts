/** The time zone of this browser. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** All time zones, the own one and UTC first. */
export function zones(): string[] {
  return [...new Set([ownZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])];
}
