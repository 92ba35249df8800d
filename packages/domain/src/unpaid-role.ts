import type { Field, JsonResumeField } from './section.ts';

/** The fields of unpaid work, for a community or as a volunteer. */
export const unpaidRoleFields = {
  role: { kind: 'text', slot: 'title', label: 'Role', example: 'Treasurer' },
  organization: { kind: 'text', slot: 'subtitle', label: 'Organisation', example: 'Riverside Food Bank' },
  location: { kind: 'text', slot: 'location', label: 'Location', example: 'Leeds, United Kingdom' },
  start: { kind: 'date', slot: 'start', label: 'Start', example: '2020-01' },
  end: { kind: 'date', slot: 'end', label: 'End', example: '2023-12' },
  current: { kind: 'boolean', slot: 'current', label: 'I do this now' },
  url: { kind: 'url', slot: 'url', label: 'Website', example: 'https://example.org' },
  body: {
    kind: 'richText',
    slot: 'body',
    label: 'What you did',
    example: '- Kept the books of a charity that serves 300 families a week',
  },
} as const satisfies Readonly<Record<string, Field>>;

/** Their names in a `volunteer` entry of JSON Resume. */
export const unpaidRoleInJsonResume = {
  role: 'position',
  organization: 'organization',
  location: 'location',
  url: 'url',
  start: 'startDate',
  end: 'endDate',
  body: { paragraphs: 'summary', bullets: 'highlights' },
} as const satisfies Readonly<Record<string, JsonResumeField>>;
