import type { SampleDetails } from '@vitae/api/contract';
import { duplicateDocument, readDocument, type AnyDocument, type DocumentKind } from '@vitae/domain';
import type { DocumentStore, DocumentSummary } from '@vitae/store';

type Named = Pick<SampleDetails, 'kind' | 'slug'>;

const keyOf = ({ kind, slug }: Named) => `vitae.sample-copy.${kind}.${slug}`;

/** The id of the document that was made to edit a sample in the builder, on this device; `''` if there is none. */
export function copyOf(sample: Named): string {
  try {
    return localStorage.getItem(keyOf(sample)) ?? '';
  } catch {
    return '';
  }
}

/** The copy of a sample if it is still there, or a new one, among the admin's own documents. */
export async function openCopy(
  store: DocumentStore,
  sample: Named & { content: SampleDetails['content'] },
): Promise<Pick<DocumentSummary, 'kind' | 'slug'>> {
  const known = (await store.list()).find(({ id, trashedAt }) => id === copyOf(sample) && trashedAt === null);
  if (known) return known;
  const { doc } = await store.create(duplicateDocument(readDocument(sample.content.document), sample.content.title));
  try {
    localStorage.setItem(keyOf(sample), doc.id);
  } catch {
    // Without storage the copy has to be chosen by its title.
  }
  return doc;
}

/** The document of a sample after it was edited elsewhere: its content, under the name that the sample's has. */
export async function takenDocument(
  store: DocumentStore,
  { kind, id }: { kind: DocumentKind; id: string },
  before: SampleDetails['content']['document'],
): Promise<SampleDetails['content']['document']> {
  const { doc } = await store.get(kind, id);
  const old = readDocument(before);
  const taken: AnyDocument = {
    ...doc,
    id: old.id,
    slug: old.slug,
    title: old.title,
    createdAt: old.createdAt,
    tags: [],
  };
  return { ...taken };
}
