import type { Preview } from '@vitae/renderer/preview';
import { useEffect } from 'react';
import { evaluateDocument } from '../../../base/evaluation/evaluate-document.ts';
import { useEditor } from '../../../base/editor/index.ts';
import { usePlatform } from '../../../base/platform.ts';
import { usePreviewState } from '../screen/preview-host.tsx';
import { createLiveEvaluation, type LiveEvaluation } from './live-evaluation.ts';

/** One for each open document, however many parts of the screen show it. */
const known = new WeakMap<Preview, LiveEvaluation>();

/** The evaluation of the open document; `null` until the code that draws its pages is there. */
export function useLiveEvaluation(): LiveEvaluation | null {
  const editor = useEditor();
  const { createImportWorker, documents } = usePlatform();
  const { preview } = usePreviewState();
  if (!preview) return null;
  const present = known.get(preview);
  if (present) return present;
  const made = createLiveEvaluation({
    current: () => editor.state.getState().document,
    subscribe: (listener) => editor.state.subscribe((now, before) => now.document !== before.document && listener()),
    evaluate: (document, signal) =>
      evaluateDocument({ preview, createWorker: createImportWorker, store: documents }, document, signal),
  });
  known.set(preview, made);
  return made;
}

/** Keeps the evaluation up to date as long as the component lives. */
export function useFollowed(live: LiveEvaluation): void {
  useEffect(() => live.follow(), [live]);
}
