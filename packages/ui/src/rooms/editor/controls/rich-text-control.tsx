import { memo, useEffect, useId, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { TextArea } from '../../../parts/components/index.ts';
import { loadAreas } from '../../../base/i18n/index.ts';
import type { RichTextEditorProps } from '../../../parts/rich-text/rich-text-editor.tsx';
import { useBinding, type Binding } from './binding.ts';
import { useCaret } from './caret.ts';
import { FieldFrame } from './field-frame.tsx';

export interface RichTextControlProps {
  binding: Binding<string>;
  example?: string | undefined;
  className?: string | undefined;
  /** Shown next to the label. */
  aside?: ReactNode;
}

/** Several lines with simple marks. A plain text area accepts input until the editor's code is loaded. */
export const RichTextControl = memo(function RichTextControl({
  binding,
  example,
  className,
  aside,
}: RichTextControlProps) {
  const [value, set] = useBinding(binding);
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const caret = useCaret(area, value);
  const [Editor, settle] = useRichTextEditor();
  return (
    <FieldFrame path={binding.path} className={className}>
      <div className="flex flex-col gap-1.5">
        <div className="flex items-center justify-between gap-3">
          <label id={`${id}-label`} htmlFor={Editor ? undefined : id} className="text-13 font-medium text-ink-soft">
            {binding.label}
          </label>
          {aside}
        </div>
        {Editor ? (
          <Editor value={value} onChange={set} labelledBy={`${id}-label`} describedBy={undefined} example={example} />
        ) : (
          <TextArea
            ref={area}
            id={id}
            rows={6}
            value={value}
            placeholder={example}
            onSelect={caret.onSelect}
            onFocus={() => settle(false)}
            onBlur={() => settle(true)}
            onChange={({ currentTarget }) => {
              caret.typed(currentTarget.value);
              set(currentTarget.value);
            }}
          />
        )}
      </div>
    </FieldFrame>
  );
});

let loaded: ComponentType<RichTextEditorProps> | null = null;

/** Fetches the editor, so that it is ready when the first such field opens. */
export async function loadRichTextEditor(): Promise<void> {
  if (loaded) return;
  const [{ RichTextEditor, warmUp }] = await Promise.all([
    import('../../../parts/rich-text/rich-text-editor.tsx'),
    loadAreas(['steps']),
  ]);
  loaded = RichTextEditor;
  // Safari has no idle time to offer.
  if ('requestIdleCallback' in window) warmUp().catch((error: unknown) => console.error(error));
}

/** The editor, once it is loaded and the user is not typing in its placeholder. */
function useRichTextEditor(): [ComponentType<RichTextEditorProps> | null, (idle: boolean) => void] {
  const [Editor, setEditor] = useState(() => loaded);
  const [isIdle, setIsIdle] = useState(true);
  useEffect(() => {
    if (loaded) return undefined;
    let wanted = true;
    loadRichTextEditor().then(
      () => {
        if (wanted) setEditor(() => loaded);
      },
      // The text area keeps accepting input; both edit the same text.
      (error: unknown) => console.error(error),
    );
    return () => {
      wanted = false;
    };
  }, []);
  const [shown, setShown] = useState(() => Editor);
  if (Editor && isIdle && shown !== Editor) setShown(() => Editor);
  return [shown, setIsIdle];
}
