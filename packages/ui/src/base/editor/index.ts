export {
  EditorProvider,
  useChange,
  useDocument,
  useEditor,
  useEditorState,
  useSettledDocument,
} from './editor-context.ts';
export { createEditor, type Editor } from './editor.ts';
export { hooksFor } from './hooks-for.ts';
