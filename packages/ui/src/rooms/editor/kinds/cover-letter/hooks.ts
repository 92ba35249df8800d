import { coverLetterKind } from '@vitae/domain';
import { hooksFor } from '../../../../base/editor/index.ts';

/** The editor's hooks, for a letter. */
export const { useDocument, useChange, useSettledDocument } = hooksFor(coverLetterKind);
