import type { ViewEntry } from '@vitae/domain';

/** What continues an entry elsewhere: the same entry with neither head nor text. */
export function headless(entry: ViewEntry): ViewEntry {
  const nothing = { text: '', path: '' };
  return {
    ...entry,
    title: nothing,
    subtitle: nothing,
    location: nothing,
    dates: nothing,
    level: nothing,
    url: null,
    email: null,
    phone: null,
    meta: [],
    tags: { ...entry.tags, text: '', items: [] },
    body: { ...entry.body, blocks: [] },
    roles: [],
  };
}
