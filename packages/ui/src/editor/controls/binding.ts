import type { FieldValue, Resume } from '@vitae/domain';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { itemAt, withItem, type SectionPath } from '../state/document-edits.ts';
import { useChange, useDocument, useEditor } from '../state/index.ts';

/** Ties a control to its place in the document. */
export interface Binding<Value> {
  /** The field's path, as in the view's texts and in conflicts. */
  path: string;
  label: string;
  read: (resume: Resume) => Value;
  write: (resume: Resume, value: Value) => Resume;
}

/** The value of a binding and the way to change it: what is typed in one go is one step of undo. */
export function useBinding<Value>({ path, label, read, write }: Binding<Value>): [Value, (value: Value) => void] {
  const { t } = useTranslation('editor');
  const change = useChange();
  const value = useDocument(read);
  const set = useCallback((next: Value) => change(t('undo.edit', { field: label }), (resume) => write(resume, next), path), [change, t, label, write, path]);
  return [value, set];
}

/** Binds a field of an entry. `as` reads the stored value as the control's type. */
export function itemBinding<Value extends FieldValue>(section: SectionPath, itemId: string, name: string, label: string, as: (value: FieldValue | undefined) => Value): Binding<Value> {
  return {
    path: `${section}.items.${itemId}.${name}`,
    label,
    read: (resume) => as(itemAt(resume, section, itemId)?.[name]),
    write: (resume, value) => withItem(resume, section, itemId, { [name]: value }),
  };
}

export const asText = (value: FieldValue | undefined): string => (typeof value === 'string' ? value : '');
export const asFlag = (value: FieldValue | undefined): boolean => value === true;
const noTags: string[] = [];
export const asTags = (value: FieldValue | undefined): string[] => (Array.isArray(value) ? value : noTags);

/** What an element needs so that the field can be found, and be known as the one being edited. */
export function useFieldPlace(path: string): { 'data-path': string; onFocus: () => void } {
  const editor = useEditor();
  return { 'data-path': path, onFocus: () => editor.focus(path) };
}
