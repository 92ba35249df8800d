import type { AnyDocument, DocumentKind } from '@vitae/domain';
import type { Change } from '../change.ts';
import * as all from './all.ts';

/** How the changes of a kind's own fields are described. */
export interface KindChanges {
  /** Key of the kind. */
  key: DocumentKind;
  /** The difference at a path, `null` if it is not worth reporting. Fields that all kinds have are already covered. */
  changeAt: (path: readonly string[], before: AnyDocument, after: AnyDocument) => Change | null;
  /** The start of a path whose differences are all described by one: that of a list that is described as a whole. */
  wholes: RegExp;
}

/** How the changes of a kind are described; `undefined` for a kind without a description. */
export const changesOfKind = (key: string): KindChanges | undefined =>
  Object.values<KindChanges>(all).find((kind) => kind.key === key);
