import type { AnyDocument } from '@vitae/domain';
import { use, useMemo } from 'react';
import { useTexts, type Translator } from '../../../base/i18n/index.ts';
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
export function useSteps(): readonly ShownStep[] {
  const navigation = useStepNavigation();
  const { t, language } = useTexts('editor');
  // A little behind the typing.
  const document = useSettledDocument(200);
  return useMemo(() => stepsOnce(navigation, document, t, language), [navigation, document, t, language]);
}

const known = new WeakMap<AnyDocument, { language: string; steps: readonly ShownStep[] }>();

/** The same steps for all who show them: counting what is filled in takes a millisecond. */
function stepsOnce(
  { stepsOf }: StepNavigation,
  document: AnyDocument,
  t: Translator<'editor'>,
  language: string,
): readonly ShownStep[] {
  const found = known.get(document);
  if (found?.language === language) return found.steps;
  const steps = stepsOf(document, t, language);
  known.set(document, { language, steps });
  return steps;
}

/** Whether the navigation shows a step at once; the others wait under "More sections". */
export const isPrimary = ({ waits, address }: ShownStep, current: string): boolean => !waits || address === current;
