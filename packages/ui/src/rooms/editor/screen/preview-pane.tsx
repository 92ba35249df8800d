import { lazy, Suspense } from 'react';
import { loadAreas } from '../../../base/i18n/index.ts';
import { useEditor, useEditorState, useSettledDocument } from '../../../base/editor/index.ts';
import { loadPreview } from '../../../base/use-preview.ts';
import { usePreviewState } from './preview-host.tsx';

const load = async () => {
  const [{ PagePreview: Component }] = await Promise.all([
    import('../preview/page-preview.tsx'),
    loadAreas(['preview']),
  ]);
  return { default: Component };
};

const PagePreview = lazy(load);

/** Fetches what shows the pages while the document is still being read. A failure is told where the pages stand. */
export function loadPreviewPane(): void {
  Promise.all([loadPreview(), load()]).catch((error: unknown) => console.error(error));
}

/** The pages beside the form. Their code comes after the form's: the form takes input first. */
export function PreviewPane() {
  const { openField } = useEditor();
  // The pages come from the worker by themselves; what is said around them follows a little behind the typing.
  const doc = useSettledDocument(200);
  const focusedPath = useEditorState((state) => state.focusedPath);
  const state = usePreviewState();
  return (
    <Suspense fallback={<div className="desk-surface h-full" />}>
      <PagePreview doc={doc} state={state} focusedPath={focusedPath} onOpenField={openField} />
    </Suspense>
  );
}
