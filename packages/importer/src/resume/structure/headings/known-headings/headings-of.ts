import type { DocumentLanguage, SectionKey } from '@vitae/domain';

/** Headings of sections by language. */
export type Headings = Readonly<
  Partial<Record<SectionKey, Readonly<Partial<Record<DocumentLanguage, readonly string[]>>>>>
>;
