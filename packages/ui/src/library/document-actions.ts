import { createResume, duplicateResume, type Resume } from '@vitae/domain';
import type { DocumentStore, DocumentSummary } from '@vitae/store';
import type { SavedFile } from '../app/platform.ts';
import { homeOfAccount } from '../session/home-of-account.ts';

/** The country of the person's language settings, for the paper and the date habits of a new resume. */
export function countryOfDevice(languages: readonly string[]): string | undefined {
  for (const language of languages) {
    try {
      const { region } = new Intl.Locale(language);
      if (region && /^[A-Z]{2}$/.test(region)) return region;
    } catch {
      // Not a language tag; the next one may be.
    }
  }
  return undefined;
}

/** Stores a new, empty resume, in a template if one is named; its country and language are those of the account, if there is one. @throws StoreError */
export async function createEmpty(store: DocumentStore, title: string, templateId?: string): Promise<Resume> {
  const resume = createResume({ title, country: countryOfDevice(navigator.languages), ...homeOfAccount() });
  return (await store.create(templateId ? withTemplate(resume, templateId) : resume)).doc;
}

/** A resume in another template; what the person set over the old one's tokens and order stays. */
export function withTemplate(resume: Resume, id: string): Resume {
  return { ...resume, template: { ...resume.template, id } };
}

/** Puts a stored resume into another template. @throws StoreError */
export async function applyTemplate(store: DocumentStore, id: string, templateId: string): Promise<void> {
  const base = await store.get('resume', id);
  await store.save(base, { ...withTemplate(base.doc, templateId), updatedAt: new Date().toISOString() });
}

/** Stores a copy under its own id and address. @throws StoreError */
export async function duplicate(store: DocumentStore, id: string, titleOf: (title: string) => string): Promise<Resume> {
  const { doc } = await store.get('resume', id);
  return (await store.create(duplicateResume(doc, titleOf(doc.title)))).doc;
}

/** Changes the name only; the address stays. @throws StoreError */
export async function rename(store: DocumentStore, id: string, title: string): Promise<void> {
  const base = await store.get('resume', id);
  await store.save(base, { ...base.doc, title, updatedAt: new Date().toISOString() });
}

/** The document as it is stored, as a file. @throws StoreError */
export async function jsonFile(store: DocumentStore, { id, slug }: Pick<DocumentSummary, 'id' | 'slug'>): Promise<SavedFile> {
  const { doc } = await store.get('resume', id);
  return rawFile(`${slug}.vitae`, doc);
}

/** Data of any shape as a file, for what cannot be opened any other way. */
export function rawFile(name: string, raw: unknown): SavedFile {
  return { name: `${name}.json`, type: 'application/json', content: new Blob([`${JSON.stringify(raw, null, 2)}\n`], { type: 'application/json' }) };
}
