import type { AnyDocument, AnyKind } from '@vitae/domain';
import type { DocumentStore, Snapshot } from '@vitae/store';
import { builderIn } from '../early-last-page.ts';
import { builderPath, kindOfAddress } from './paths.ts';

interface Read {
  builder: string;
  snapshot: Promise<Snapshot<AnyDocument>>;
}
type Store = Pick<DocumentStore, 'getBySlug'>;

let first: Read | null = null;

/**
 * Starts reading the document whose builder is at an address, while the code of the builder is still loading. Returns
 * whether there is a builder at the address.
 */
export function readAhead(documents: Store, pathname: string): boolean {
  const kind = kindOfAddress(pathname);
  const builder = builderIn(pathname);
  if (!kind || !builder) return false;
  const slug = builder.slice(builderPath(kind.key, '').length);
  first = { builder, snapshot: documents.getBySlug(kind.key, slug) };
  // The caller that opens the document gets the error; if none does, it does not matter.
  first.snapshot.catch(() => undefined);
  return true;
}

/**
 * Reads the document of an address, or returns the read that was started early, once.
 * @throws StoreError
 */
export function openBySlug(documents: Store, kind: AnyKind, slug: string): Promise<Snapshot<AnyDocument>> {
  const ahead = first;
  first = null;
  return ahead?.builder === builderPath(kind.key, slug) ? ahead.snapshot : documents.getBySlug(kind.key, slug);
}
