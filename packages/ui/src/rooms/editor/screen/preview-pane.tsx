import { loadAreas } from '../../../base/i18n/index.ts';
import { useEditor, useEditorState, useSettledDocument } from '../../../base/editor/index.ts';
import { loadPreview } from '../../../base/use-preview.ts';
import type { ShownLastPage } from '../../../base/early-last-page.ts';
import { late } from '../../../parts/components/late.tsx';
import { LastPageSheet } from './last-page-sheet.tsx';
import { MissingPart } from '../../../parts/missing-part.tsx';
import { usePreviewState } from './preview-host.tsx';

const load = async () => {
  const [{ PagePreview: Component }] = await Promise.all([
    import('../preview/page-preview.tsx'),
    loadAreas(['preview']),
  ]);
  return Component;
};

const PagePreview = late(load);

/**
 * Fetches the code that shows the pages while the document is still being read. A failure is shown in place of the
 * pages.
 */
export function loadPreviewPane(): void {
  Promise.all([loadPreview(), load()]).catch((error: unknown) => console.error(error));
}

/** The pages next to the form. Their code is loaded after the form's: the form accepts input first. */
export function PreviewPane({ lastPage }: { lastPage: ShownLastPage | null }) {
  const { openField } = useEditor();
  // The pages come directly from the worker; the notes around them follow a little behind the typing.
  const doc = useSettledDocument(200);
  const focusedPath = useEditorState((state) => state.focusedPath);
  const state = usePreviewState();
  return (
    <PagePreview
      doc={doc}
      state={state}
      lastPage={lastPage}
      focusedPath={focusedPath}
      onOpenField={openField}
      waiting={
        <div inert className="page-backdrop h-full overflow-auto p-4 md:p-6">
          {lastPage && <LastPageSheet page={lastPage} />}
        </div>
      }
      instead={
        <div className="page-backdrop h-full p-4 md:p-6">
          <MissingPart what="pages" />
        </div>
      }
    />
  );
}
