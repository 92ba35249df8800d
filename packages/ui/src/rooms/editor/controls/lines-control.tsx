import { memo, useRef, type HTMLInputAutoCompleteAttribute } from 'react';
import { Field, TextArea } from '../../../parts/components/index.ts';
import { useBinding, type Binding } from './binding.ts';
import { useCaret } from './caret.ts';
import { FieldFrame } from './field-frame.tsx';

export interface LinesControlProps {
  binding: Binding<string>;
  example?: string | undefined;
  hint?: string | undefined;
  rows?: number;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  className?: string | undefined;
}

/** Several lines of plain text in the document, such as an address. */
export const LinesControl = memo(function LinesControl({
  binding,
  example,
  hint,
  rows = 3,
  autoComplete = 'off',
  className,
}: LinesControlProps) {
  const [value, set] = useBinding(binding);
  const area = useRef<HTMLTextAreaElement>(null);
  const caret = useCaret(area, value);
  return (
    <FieldFrame path={binding.path} className={className}>
      <Field label={binding.label} hint={hint}>
        <TextArea
          ref={area}
          rows={rows}
          value={value}
          placeholder={example}
          autoComplete={autoComplete}
          onSelect={caret.onSelect}
          onChange={({ currentTarget }) => {
            caret.typed(currentTarget.value);
            set(currentTarget.value);
          }}
        />
      </Field>
    </FieldFrame>
  );
});
