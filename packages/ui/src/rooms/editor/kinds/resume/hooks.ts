import { resumeKind, type Resume } from '@vitae/domain';
import { hooksFor, type Editor } from '../../../../base/editor/index.ts';

/** The editor's hooks, for a resume. */
export const { useDocument, useChange, useSettledDocument } = hooksFor(resumeKind);

/** The current state of the open resume. */
export const resumeOf = ({ state }: Pick<Editor, 'state'>): Resume => resumeKind.of(state.getState().document);
