import { startPath, type AnyKind, type DocumentKind } from '@vitae/domain';

const last = new Map<DocumentKind, string>();

/** Records where the user viewed the documents of a kind: leaving a document returns there. */
export const rememberList = ({ key }: Pick<AnyKind, 'key'>, path: string): void => void last.set(key, path);

/** The list that a document was opened from; the start page of its kind if it was opened by its address. */
export const lastList = (kind: Pick<AnyKind, 'key' | 'root'>): string => last.get(kind.key) ?? startPath(kind);
