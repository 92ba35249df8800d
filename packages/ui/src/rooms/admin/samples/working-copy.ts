import type { SampleDetails } from '@vitae/api/contract';
import { duplicateDocument, readDocument, type AnyDocument, type DocumentKind } from '@vitae/domain';
import type { DocumentStore, DocumentSummary } from '@vitae/store';

type Named = Pick<SampleDetails, 'kind' | 'slug'>;
type Seen = Named & Pick<SampleDetails, 'revision'>;

const keyOf = ({ kind, slug }: Named) => `vitae.sample-copy.${kind}.${slug}`;

/**
 * The id of the document that was made to edit this revision of a sample in the builder, on this device; `''` if there
 * is none. One of an earlier revision would undo what another admin has changed since.
 */
export function copyOf(sample: Seen): string {
  try {
    const [id = '', revision] = (localStorage.getItem(keyOf(sample)) ?? '').split('@');
    return revision === String(sample.revision) ? id : '';
  } catch {
    return '';
  }
}

function rememberCopy(sample: Seen, id: string): void {
  try {
    localStorage.setItem(keyOf(sample), `${id}@${sample.revision}`);
  } catch {
    // Without storage the copy has to be chosen by its title.
  }
}

/** Goes on with the copy of a sample after the admin's own change of it: nobody else's lies between. */
export function keepCopy(before: Seen, after: Seen): void {
  const id = copyOf(before);
  if (id !== '' && after.revision === before.revision + 1) rememberCopy(after, id);
}

/** The copy of this revision of a sample if it is still there, or a new one, among the admin's own documents. */
export async function openCopy(
  store: Pick<DocumentStore, 'list' | 'create'>,
  sample: Seen & { content: SampleDetails['content'] },
): Promise<Pick<DocumentSummary, 'kind' | 'slug'>> {
  const known = (await store.list()).find(({ id, trashedAt }) => id === copyOf(sample) && trashedAt === null);
  if (known) return known;
  const { doc } = await store.create(duplicateDocument(readDocument(sample.content.document), sample.content.title));
  rememberCopy(sample, doc.id);
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
