import { lazy, Suspense } from 'react';
import { loadAreas } from '../../../base/i18n/index.ts';
import { useEditor, useEditorState, useSettledDocument } from '../../../base/editor/index.ts';
import { openLastPages } from '../../../base/last-page.ts';
import { loadPreview } from '../../../base/use-preview.ts';
import { LastPageSheet, useLastPage } from './last-page-sheet.tsx';
import { usePreviewState } from './preview-host.tsx';

const load = async () => {
  const [{ PagePreview: Component }] = await Promise.all([
    import('../preview/page-preview.tsx'),
    loadAreas(['preview']),
  ]);
  return { default: Component };
};

const PagePreview = lazy(load);

/**
 * Fetches the code that shows the pages while the document is still being read. A failure is shown in place of the
 * pages.
 */
export function loadPreviewPane(): void {
  // The browser takes a while to open the last pages; one is read once the document is known.
  Promise.all([loadPreview(), load(), openLastPages()]).catch((error: unknown) => console.error(error));
}

/** The pages beside the form. Their code is loaded after the form's: the form accepts input first. */
export function PreviewPane() {
  const { openField } = useEditor();
  // The pages come directly from the worker; the notes around them follow a little behind the typing.
  const doc = useSettledDocument(200);
  const focusedPath = useEditorState((state) => state.focusedPath);
  const state = usePreviewState();
  const lastPage = useLastPage(doc.id);
  return (
    <Suspense
      fallback={
        <div className="page-backdrop h-full overflow-hidden p-4 md:p-6">
          {lastPage && <LastPageSheet page={lastPage} />}
        </div>
      }
    >
      <PagePreview doc={doc} state={state} lastPage={lastPage} focusedPath={focusedPath} onOpenField={openField} />
    </Suspense>
  );
}
