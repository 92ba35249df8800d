import type { Field } from './section.ts';

/** The fields of an entry in a custom section. */
export const customFields = {
  title: { kind: 'text', slot: 'title', label: 'Title' },
  subtitle: { kind: 'text', slot: 'subtitle', label: 'Subtitle' },
  location: { kind: 'text', slot: 'location', label: 'Location' },
  start: { kind: 'date', slot: 'start', label: 'Start', example: '2021-03' },
  end: { kind: 'date', slot: 'end', label: 'End', example: '2024-06' },
  current: { kind: 'boolean', slot: 'current', label: 'Ongoing' },
  url: { kind: 'url', slot: 'url', label: 'Link', example: 'https://example.com' },
  tags: { kind: 'tags', slot: 'tags', label: 'Keywords' },
  body: { kind: 'richText', slot: 'body', label: 'Text' },
} as const satisfies Readonly<Record<string, Field>>;
