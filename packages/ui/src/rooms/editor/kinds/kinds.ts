import { use, useMemo } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { useEditorState, useSettledDocument } from '../../../base/editor/index.ts';
import * as all from './all.ts';
import type { EditorKind, ShownStep, StepNavigation } from './editor-kind.ts';

/**
 * How documents of a kind are edited.
 * @throws {TypeError} for a kind without an editor.
 */
export function editorKindOf(key: string): EditorKind {
  const kind = Object.values<EditorKind>(all).find((candidate) => candidate.key === key);
  if (!kind) throw new TypeError(`Nothing edits documents of the kind "${key}"`);
  return kind;
}

/** How the open document is edited. */
export const useEditorKind = (): EditorKind => editorKindOf(useEditorState(({ document }) => document.kind));

/** The navigation of the open document; suspends until its code is loaded. */
export function useStepNavigation(): StepNavigation {
  const { navigation } = useEditorKind();
  // Loaded code does not suspend.
  return navigation.now() ?? use(navigation.fetch());
}

/** The steps of the open document; suspends until their code is loaded. */
export function useSteps(): ShownStep[] {
  const { stepsOf } = useStepNavigation();
  const { t, language } = useTexts('editor');
  // A little behind the typing.
  const document = useSettledDocument(200);
  return useMemo(() => stepsOf(document, t, language), [stepsOf, document, t, language]);
}

/** Whether the navigation shows a step at once; the others wait under "More sections". */
export const isPrimary = ({ waits, address }: ShownStep, current: string): boolean => !waits || address === current;
