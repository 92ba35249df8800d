import type { AnyDocument, DocumentKind } from '@vitae/domain';
import type { Change } from '../change.ts';
import * as all from './all.ts';

/** How the changes of a kind's own fields are described. */
export interface KindChanges {
  /** Key of the kind. */
  key: DocumentKind;
  /** The difference at a path, `null` if it is not worth reporting. Fields that all kinds have are already covered. */
  changeAt: (path: readonly string[], before: AnyDocument, after: AnyDocument) => Change | null;
}

/** How the changes of a kind are described; `undefined` for a kind without a description. */
export const changeOfKind = (key: string): KindChanges['changeAt'] | undefined =>
  Object.values<KindChanges>(all).find((kind) => kind.key === key)?.changeAt;
