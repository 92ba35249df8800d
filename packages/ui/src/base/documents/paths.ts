import { documentKinds, kindOf, type AnyDocument, type AnyKind, type DocumentKind } from '@vitae/domain';

/** The path of a step in a document's builder. */
export function stepPath({ kind, slug }: Pick<AnyDocument, 'kind' | 'slug'>, address: string): string {
  const builder = builderPath(kind, slug);
  return address ? `${builder}/${address}` : builder;
}

/** The path where a document is edited. */
export const builderPath = (kind: DocumentKind, slug: string): string => `${kindOf(kind).root}/builder/${slug}`;

/** The path where a new document is started. */
export const beginningPath = ({ kind, slug }: Pick<AnyDocument, 'kind' | 'slug'>): string =>
  stepPath({ kind, slug }, kindOf(kind).firstStep);

/** The path of a document's pages alone, for printing. */
export const printingPath = (kind: DocumentKind, slug: string): string => `${kindOf(kind).root}/viewer/print/${slug}`;

/** The kind of document that an address refers to; `undefined` for an address without one. */
export const kindOfAddress = (pathname: string): AnyKind | undefined =>
  documentKinds.find(({ root }) => pathname.startsWith(`${root}/`));
