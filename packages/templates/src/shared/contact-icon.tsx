import type { ViewContact } from '@vitae/domain';
import type { ReactElement } from 'react';
import { Drawing, Path } from './primitives.ts';

/** Outlines on a square of 24, after Lucide's (ISC licence). */
const outlines = {
  email: [
    'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
    'm22 7-8.97 5.7a1.94 1.94 0 0 1-2.06 0L2 7',
  ],
  phone: [
    'M22 16.92v3a2 2 0 0 1-2.18 2 19.79 19.79 0 0 1-8.63-3.07 19.5 19.5 0 0 1-6-6 19.79 19.79 0 0 1-3.07-8.67' +
      'A2 2 0 0 1 4.11 2h3a2 2 0 0 1 2 1.72c.13.96.36 1.9.7 2.81a2 2 0 0 1-.45 2.11' +
      'L8.09 9.91a16 16 0 0 0 6 6l1.27-1.27a2 2 0 0 1 2.11-.45c.91.34 1.85.57 2.81.7A2 2 0 0 1 22 16.92z',
  ],
  location: [
    'M20 10c0 4.99-5.54 10.19-7.4 11.8a1 1 0 0 1-1.2 0C9.54 20.19 4 14.99 4 10a8 8 0 0 1 16 0z',
    'M15 10a3 3 0 0 1-6 0 3 3 0 0 1 6 0z',
  ],
  link: ['M22 12a10 10 0 0 1-20 0 10 10 0 0 1 20 0z', 'M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20z', 'M2 12h20'],
  linkedin: [
    'M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6z',
    'M2 9h4v12H2z',
    'M6 4a2 2 0 0 1-4 0 2 2 0 0 1 4 0z',
  ],
  github: [
    'M15 22v-4a4.8 4.8 0 0 0-1-3.5c3 0 6-2 6-5.5.08-1.25-.27-2.48-1-3.5.28-1.15.28-2.35 0-3.5' +
      ' 0 0-1 0-3 1.5-2.64-.5-5.36-.5-8 0C6 2 5 2 5 2c-.3 1.15-.3 2.35 0 3.5' +
      'A5.4 5.4 0 0 0 4 9c0 3.5 3 5.5 6 5.5-.39.49-.68 1.05-.85 1.65S8.93 17.38 9 18v4',
    'M9 18c-4.51 2-5-2-7-2',
  ],
} as const;

/** The icon for a kind of contact; none if its text already says what it is. */
function outlineOf({ kind, href }: ViewContact): readonly string[] | null {
  if (kind === 'extra') return null;
  if (kind !== 'link') return outlines[kind];
  const host = /^https?:\/\/(?:www\.)?([^/]+)/i.exec(href ?? '')?.[1]?.toLowerCase() ?? '';
  if (/(^|\.)linkedin\.com$/.test(host)) return outlines.linkedin;
  return /(^|\.)github\.com$/.test(host) ? outlines.github : outlines.link;
}

/** Whether a contact has an icon, so that the texts next to it can allow for its width. */
export const hasIcon = (contact: ViewContact): boolean => outlineOf(contact) !== null;

/** Size of an icon, and its width with the gap after it, in ems of the text next to it. */
const SIZE = 0.92;
export const ICON_ROOM = 1.3;
/** Ems between contacts on one line: they are separated by their icons, not by dots. */
export const ICON_GAP = 1.1;

/** The icon before a contact, on its first line; `line` is the height of that line in points. */
export function ContactIcon({
  contact,
  size,
  line,
  colour,
}: {
  contact: ViewContact;
  /** Size of the text in points. */
  size: number;
  line: number;
  colour: string;
}): ReactElement | null {
  const paths = outlineOf(contact);
  if (!paths) return null;
  const side = size * SIZE;
  return (
    <Drawing
      viewBox="0 0 24 24"
      width={side}
      height={side}
      style={{ flexShrink: 0, marginTop: (line - side) / 2, marginRight: size * (ICON_ROOM - SIZE) }}
    >
      {paths.map((d) => (
        <Path key={d} d={d} stroke={colour} strokeWidth={2.1} strokeLinecap="round" strokeLinejoin="round" />
      ))}
    </Drawing>
  );
}
