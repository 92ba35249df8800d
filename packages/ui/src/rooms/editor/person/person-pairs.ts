import { newId, type Basics } from '@vitae/domain';

/** The addresses of a person on the web. */
export const links = {
  name: 'links',
  valueName: 'url',
  kind: 'url',
  make: () => ({ id: newId(), label: '', url: '' }),
  read: ({ links: all }: Basics) => all,
  valueOf: ({ url }: Basics['links'][number]) => url,
  write: (entry: Basics['links'][number], values: { label?: string; value?: string }) => ({
    ...entry,
    label: values.label ?? entry.label,
    url: values.value ?? entry.url,
  }),
  withAll: (all: Basics['links']) => ({ links: all }),
} as const;

/** Further details of a person, such as a date of birth. */
export const extras = {
  name: 'extra',
  valueName: 'value',
  kind: 'text',
  make: () => ({ id: newId(), label: '', value: '' }),
  read: ({ extra }: Basics) => extra,
  valueOf: ({ value }: Basics['extra'][number]) => value,
  write: (entry: Basics['extra'][number], values: { label?: string; value?: string }) => ({ ...entry, ...values }),
  withAll: (all: Basics['extra']) => ({ extra: all }),
} as const;
