import type { AnyDocument, AnyKind } from '@vitae/domain';
import { loadExample } from '@vitae/samples';
import type { DocumentStore, DocumentSummary } from '@vitae/store';
import { templateKindOf } from '@vitae/templates';
import { useEffect, useState } from 'react';
import { usePlatform } from '../../base/platform.ts';

/** A document that a gallery is drawn with, and whether it is the visitor's own. */
interface GalleryDocument {
  doc: AnyDocument;
  own: boolean;
}

/** The document that the gallery of a kind is drawn with: the visitor's latest that has content, otherwise a sample. */
export function useGalleryDocument(kind: AnyKind, documents: DocumentSummary[] | null): GalleryDocument | null {
  const { documents: store } = usePlatform();
  const [shown, setShown] = useState<GalleryDocument | null>(null);
  const known = documents !== null;
  const ids = (documents ?? []).slice(0, 3).map(({ id }) => id);
  const state = (documents ?? []).map(({ id, rev }) => `${id} ${rev}`).join();
  useEffect(() => {
    if (!known) return undefined;
    let wanted = true;
    const load = async () => {
      const own = await firstWithContent(store, kind, ids);
      const doc = own ?? (await loadExample(kind.key)) ?? kind.create({ title: '' });
      if (wanted) setShown({ doc, own: own !== null });
    };
    load().catch((error: unknown) => console.error(error));
    return () => {
      wanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `state` stands for the documents, whose list is new with every look
  }, [store, kind, known, state]);
  return shown;
}

/** The first of some documents with content: an empty one would make a gallery of blank pages. */
async function firstWithContent(
  store: DocumentStore,
  { key }: AnyKind,
  ids: readonly string[],
): Promise<AnyDocument | null> {
  for (const id of ids) {
    // A document that cannot be opened is reported in the list of documents.
    const snapshot = await store.get(key, id).catch(() => null);
    if (snapshot && !templateKindOf(key).isBlank(snapshot.doc)) return snapshot.doc;
  }
  return null;
}
