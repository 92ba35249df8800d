import { documentKinds, kindOf, type AnyDocument, type AnyKind, type DocumentKind } from '@vitae/domain';

/** Where a step of a document's builder is. */
export function stepPath({ kind, slug }: Pick<AnyDocument, 'kind' | 'slug'>, address: string): string {
  const builder = builderPath(kind, slug);
  return address ? `${builder}/${address}` : builder;
}

/** Where a document is edited. */
export const builderPath = (kind: DocumentKind, slug: string): string => `${kindOf(kind).root}/builder/${slug}`;

/** Where a new document begins. */
export const beginningPath = ({ kind, slug }: Pick<AnyDocument, 'kind' | 'slug'>): string =>
  stepPath({ kind, slug }, kindOf(kind).firstStep);

/** Where a document's pages stand alone, to be printed. */
export const printingPath = (kind: DocumentKind, slug: string): string => `${kindOf(kind).root}/viewer/print/${slug}`;

/** The kind of document that an address is about; `undefined` for one that is about none. */
export const kindOfAddress = (pathname: string): AnyKind | undefined =>
  documentKinds.find(({ root }) => pathname.startsWith(`${root}/`));
