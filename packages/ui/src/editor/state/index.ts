export { EditorProvider, useChange, useDocument, useEditor, useEditorState, useSettledDocument } from './editor-context.ts';
export { createEditor, type ChangeOptions, type Editor, type EditorState, type FieldRequest } from './editor.ts';
