import type { AnyDocument, AnyKind, DocumentKind } from '@vitae/domain';

/** Where a tab keeps an empty document that was removed when it was left: its address stays in the history. */
const keyOf = (kind: DocumentKind, slug: string) => `left:${kind}/${slug}`;

/** Keeps a document that is removed because it is empty, as long as the tab is open. */
export function keepLeft(doc: AnyDocument): void {
  try {
    sessionStorage.setItem(keyOf(doc.kind, doc.slug), JSON.stringify(doc));
  } catch {
    // A browser without room or permission: going forward says that the document is not there.
  }
}

/** The empty document that was removed from an address in this tab, once. */
export function takeLeft(kind: AnyKind, slug: string): AnyDocument | undefined {
  const key = keyOf(kind.key, slug);
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    sessionStorage.removeItem(key);
    return kind.schema.safeParse(kept).data;
  } catch {
    return undefined;
  }
}
