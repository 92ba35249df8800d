import { startPath, type AnyKind, type DocumentKind } from '@vitae/domain';

const last = new Map<DocumentKind, string>();

/** Notes where a person saw the documents of a kind: the way out of one leads back there. */
export const rememberList = ({ key }: Pick<AnyKind, 'key'>, path: string): void => void last.set(key, path);

/** The list that a document was opened from; where documents of its kind are begun, if it was opened by its address. */
export const lastList = (kind: Pick<AnyKind, 'key' | 'root'>): string => last.get(kind.key) ?? startPath(kind);
