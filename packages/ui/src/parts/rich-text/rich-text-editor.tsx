import { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../components/index.ts';
import { LinkPanel } from './link-panel.tsx';
import { marksOf, type Marks } from './marks.ts';
import { pasteInto } from './paste.ts';
import { nodeToRichText, richTextToJson } from './rich-text-node.ts';
import { richTextExtensions } from './rich-text-schema.ts';
import { Toolbar } from './toolbar.tsx';

export { insertAtCaret } from './insert-at-caret.ts';
export { warmUp } from './warm-up.ts';

export interface RichTextEditorProps {
  value: string;
  onChange: (markdown: string) => void;
  labelledBy: string;
  describedBy: string | undefined;
  example: string | undefined;
}

const look =
  'min-h-28 whitespace-pre-wrap outline-none [&_a]:text-accent-ink [&_a]:underline [&_li]:mt-1 [&_p+p]:mt-2 [&_p+ul]:mt-2 [&_ul]:list-disc [&_ul]:ps-5 [&_ul+p]:mt-2 [&_ol]:list-decimal [&_ol]:ps-5 [&_p+ol]:mt-2 [&_ol+p]:mt-2';

/** Rich text with its marks shown: bold, italic, underline, links and lists, and nothing else. */
export function RichTextEditor({ value, onChange, labelledBy, describedBy, example }: RichTextEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [marks, setMarks] = useState<Marks>({
    bold: false,
    italic: false,
    underline: false,
    list: false,
    numbers: false,
    link: null,
    empty: value.trim() === '',
  });
  const [linking, setLinking] = useState(false);
  /** The editor's last value: anything else comes from outside and is inserted. */
  const own = useRef(value);
  const report = useRef(onChange);
  const first = useRef(value);

  useEffect(() => {
    report.current = onChange;
  }, [onChange]);

  useEffect(() => {
    const started = new Editor({
      element: place.current,
      extensions: richTextExtensions,
      content: richTextToJson(first.current),
      injectCSS: false,
      editorProps: {
        attributes: {
          role: 'textbox',
          dir: 'auto',
          'aria-multiline': 'true',
          'aria-labelledby': labelledBy,
          ...(describedBy ? { 'aria-describedby': describedBy } : {}),
          class: look,
        },
        handleDOMEvents: { paste: pasteInto },
        // Shift+Enter would insert a line break, which the text cannot contain.
        handleKeyDown: (_view, event) => event.key === 'Enter' && event.shiftKey && started.commands.enter(),
      },
      onUpdate: ({ editor: { state } }) => {
        own.current = nodeToRichText(state.doc);
        report.current(own.current);
      },
      onTransaction: () => setMarks((before) => unlessEqual(before, marksOf(started))),
    });
    setEditor(started);
    return () => started.destroy();
  }, [labelledBy, describedBy]);

  useEffect(() => {
    if (!editor || value === own.current) return;
    own.current = value;
    const { from, to } = editor.state.selection;
    editor.commands.setContent(richTextToJson(value), { emitUpdate: false });
    const end = editor.state.doc.content.size - 1;
    editor.commands.setTextSelection({ from: Math.min(from, end), to: Math.min(to, end) });
  }, [editor, value]);

  return (
    <div className="control p-0!">
      <Toolbar editor={editor} marks={marks} linking={linking} onLinking={setLinking} />
      {linking && editor && <LinkPanel editor={editor} href={marks.link} onClose={() => setLinking(false)} />}
      <div className="relative px-2.5 py-2">
        {marks.empty && !marks.list && !marks.numbers && example && (
          <p aria-hidden className="pointer-events-none absolute inset-x-2.5 top-2 text-ink-faint">
            {example.replace(/^- /, '')}
          </p>
        )}
        <div ref={place} className={classNames(!editor && 'min-h-28')} />
      </div>
    </div>
  );
}

function unlessEqual(before: Marks, after: Marks): Marks {
  const isSame =
    before.bold === after.bold &&
    before.italic === after.italic &&
    before.underline === after.underline &&
    before.list === after.list &&
    before.numbers === after.numbers &&
    before.link === after.link &&
    before.empty === after.empty;
  return isSame ? before : after;
}
