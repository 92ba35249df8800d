import type { AnyDocument, KindDefinition } from '@vitae/domain';
import { useCallback } from 'react';
import { useChange, useDocument, useSettledDocument } from './editor-context.ts';

/** The hooks of the editor for components that are only rendered for documents of one kind. */
export interface DocumentHooks<Doc extends AnyDocument> {
  /** Like `useDocument`, for a document of this kind. */
  useDocument: <Part>(select: (document: Doc) => Part) => Part;
  /** Like `useChange`. */
  useChange: () => (label: string, update: (document: Doc) => Doc, coalesceKey?: string) => void;
  /** Like `useSettledDocument`. */
  useSettledDocument: (delay?: number) => Doc;
}

/** The editor's hooks for documents of a kind; they throw if another kind of document is open. */
export function hooksFor<Doc extends AnyDocument>(kind: KindDefinition<Doc>): DocumentHooks<Doc> {
  return {
    useDocument: (select) => useDocument((document) => select(kind.of(document))),
    useChange: () => {
      const change = useChange();
      return useCallback(
        (label, update, coalesceKey) => change(label, (document) => update(kind.of(document)), coalesceKey),
        [change],
      );
    },
    useSettledDocument: (delay) => kind.of(useSettledDocument(delay)),
  };
}
