import type { FieldKind } from '@vitae/domain';
import { memo, useId, useRef, useState, type HTMLInputAutoCompleteAttribute } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { Field, LineInput } from '../../../parts/components/index.ts';
import { useBinding, type Binding } from './binding.ts';
import { useCaret } from './caret.ts';
import { FieldFrame } from './field-frame.tsx';
import { doubtOf } from './validity.ts';

export interface TextControlProps {
  binding: Binding<string>;
  kind?: FieldKind;
  example?: string | undefined;
  suggestions?: readonly string[] | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  hint?: string;
  className?: string | undefined;
}

const inputTypes: Partial<Record<FieldKind, 'email' | 'tel' | 'url'>> = { email: 'email', phone: 'tel', url: 'url' };

/**
 * One line of text in the document. Doubts about the value are shown when the user leaves the field, and never block
 * it.
 */
export const TextControl = memo(function TextControl({
  binding,
  kind = 'text',
  example,
  suggestions,
  autoComplete = 'off',
  hint,
  className,
}: TextControlProps) {
  const { t } = useTexts('editor');
  const [value, set] = useBinding(binding);
  const [left, setLeft] = useState(false);
  const input = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const caret = useCaret(input, value);
  const list = useId();
  const doubt = left ? doubtOf(kind, value) : null;
  return (
    <FieldFrame path={binding.path} className={className}>
      <Field label={binding.label} hint={hint} {...(doubt ? { error: t(`doubt.${doubt}`) } : {})}>
        <LineInput
          ref={(element) => {
            input.current = element;
          }}
          value={value}
          inputMode={inputTypes[kind]}
          placeholder={example}
          autoComplete={autoComplete}
          spellCheck={kind === 'text'}
          {...(suggestions ? { list } : {})}
          onSelect={caret.onSelect}
          onValueChange={(typed) => {
            caret.typed(typed);
            set(typed);
          }}
          onFocus={() => setLeft(false)}
          onBlur={() => setLeft(true)}
        />
      </Field>
      {suggestions && (
        <datalist id={list}>
          {suggestions.map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
      )}
    </FieldFrame>
  );
});
