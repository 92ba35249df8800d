import { lazy, Suspense } from 'react';
import { loadAreas } from '../../app/i18n/index.ts';
import { useEditor, useEditorState, useSettledDocument } from '../state/index.ts';
import { usePreviewState } from './preview-host.tsx';

const Desk = lazy(async () => {
  const [{ Desk: Component }] = await Promise.all([import('../../desk/desk.tsx'), loadAreas(['desk'])]);
  return { default: Component };
});

/** The pages beside the form. Their code comes after the form's: the form takes input first. */
export function DeskPane() {
  const { openField } = useEditor();
  const resume = useSettledDocument();
  const focusedPath = useEditorState((state) => state.focusedPath);
  const state = usePreviewState();
  return (
    <Suspense fallback={<div className="desk-surface h-full" />}>
      <Desk resume={resume} state={state} focusedPath={focusedPath} onOpenField={openField} />
    </Suspense>
  );
}
