import type { AnyDocument, DocumentKind } from '@vitae/domain';
import type { Change } from '../change.ts';
import * as all from './all.ts';

/** How the changes of a kind's own fields are told. */
export interface KindChanges {
  /** Key of the kind. */
  key: DocumentKind;
  /** What differs at a path, `null` for nothing worth telling. The fields that all kinds have are told already. */
  changeAt: (path: readonly string[], before: AnyDocument, after: AnyDocument) => Change | null;
}

/** How the changes of a kind are told; `undefined` for a kind without words of its own. */
export const changeOfKind = (key: string): KindChanges['changeAt'] | undefined =>
  Object.values<KindChanges>(all).find((kind) => kind.key === key)?.changeAt;
