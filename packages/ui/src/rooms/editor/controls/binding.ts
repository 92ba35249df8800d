import type { AnyDocument, KindDefinition } from '@vitae/domain';
import { useCallback } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { useChange, useDocument, useEditor } from '../../../base/editor/index.ts';

/** Ties a control to its field in the document. */
export interface Binding<Value, Doc extends AnyDocument = AnyDocument> {
  /** The field's path, as in the view's texts and in conflicts. */
  path: string;
  label: string;
  read: (document: Doc) => Value;
  write: (document: Doc, value: Value) => Doc;
}

/** The value of a binding and the way to change it: consecutive typing is one step of undo. */
export function useBinding<Value>({ path, label, read, write }: Binding<Value>): [Value, (value: Value) => void] {
  const { t } = useTexts('editor');
  const change = useChange();
  const value = useDocument(read);
  const set = useCallback(
    (next: Value) => change(t('undo.edit', { field: label }), (document) => write(document, next), path),
    [change, t, label, write, path],
  );
  return [value, set];
}

/** A binding of a field that only one kind of document has, for a control that works for every kind. */
export function bindingFor<Value, Doc extends AnyDocument>(
  kind: KindDefinition<Doc>,
  { path, label, read, write }: Binding<Value, Doc>,
): Binding<Value> {
  return {
    path,
    label,
    read: (document) => read(kind.of(document)),
    write: (document, value) => write(kind.of(document), value),
  };
}

/** The attributes by which an element is found as a field, and recognised as the one being edited. */
export function useFieldPlace(path: string): { 'data-path': string; onFocus: () => void } {
  const editor = useEditor();
  return { 'data-path': path, onFocus: () => editor.focus(path) };
}
