import { createContext, use, type ReactNode } from 'react';
import { usePreview, type PreviewState } from '../../desk/use-preview.ts';
import { useSettledDocument } from '../state/index.ts';

const PreviewContext = createContext<PreviewState>({ preview: null, frame: null, error: null, awaitsFonts: false });

/** Keeps the pages of the open document laid out, for everything that shows or downloads them. Its children are drawn once. */
export function PreviewHost({ children }: { children: ReactNode }) {
  return <PreviewContext value={usePreview(useSettledDocument())}>{children}</PreviewContext>;
}

/** The pages of the open document, as they are now. */
export function usePreviewState(): PreviewState {
  return use(PreviewContext);
}
