import { X } from 'lucide-react';
import { memo, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { Field, useFieldProps } from '../../../parts/components/index.ts';
import { useBinding, type Binding } from './binding.ts';
import { FieldFrame } from './field-frame.tsx';
import { tagsIn, withTags } from './tag-list.ts';

export interface TagsControlProps {
  binding: Binding<string[]>;
  example?: string | undefined;
  className?: string | undefined;
  /** Shown next to the label. */
  aside?: ReactNode;
}

/**
 * Several short words. The text being typed is in the document from the first key, as the last tag; Enter or a comma
 * starts the next one.
 */
export const TagsControl = memo(function TagsControl({ binding, example, className, aside }: TagsControlProps) {
  const { t } = useTexts('editor');
  const [tags, set] = useBinding(binding);
  const [draft, setDraft] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // The tag being typed is shown in the input only, unless it was changed from elsewhere.
  const isDraftStored = draft.trim() !== '' && tags.at(-1) === draft.trim();
  const fixed = isDraftStored ? tags.slice(0, -1) : tags;

  const type = (text: string) => {
    const parts = /[,;\n\t]/.test(text) ? text.split(/[,;\n\t]/) : [text];
    const last = parts.pop() ?? '';
    const ended = withTags(fixed, tagsIn(parts.join(',')));
    setDraft(last.trimStart());
    set(last.trim() === '' ? ended : [...ended, last.trim()]);
  };
  const finish = () => {
    if (draft.trim() !== '') set(withTags(fixed, [draft.trim()]));
    setDraft('');
  };
  const remove = (index: number) => {
    set(tags.toSpliced(index, 1));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && draft.trim() !== '') {
      event.preventDefault();
      finish();
    } else if (event.key === 'Backspace' && draft === '' && fixed.length > 0) {
      event.preventDefault();
      remove(fixed.length - 1);
    }
  };
  return (
    <FieldFrame path={binding.path} className={className}>
      <Field label={binding.label} aside={aside}>
        {/* Not a control: a click next to the tags goes to the input, which the keyboard reaches anyway. */}
        <div
          className="control flex flex-wrap items-center gap-1"
          onClick={({ target, currentTarget }) => target === currentTarget && input.current?.focus()}
          role="presentation"
        >
          {fixed.map((tag, index) => (
            <span
              key={`${tag}-${index}`}
              className="flex max-w-full items-center rounded-[4px] bg-surface-hover ps-2 text-13 leading-6"
            >
              <span className="truncate">{tag}</span>
              <button
                type="button"
                aria-label={t('tags.remove', { tag })}
                className="grid size-6 place-items-center rounded-[4px] text-ink-faint hover:text-ink"
                onClick={() => remove(index)}
              >
                <X size={12} aria-hidden />
              </button>
            </span>
          ))}
          <TagInput
            inputRef={input}
            value={draft}
            placeholder={fixed.length === 0 ? example : undefined}
            onChange={type}
            onKeyDown={onKeyDown}
            onBlur={finish}
          />
        </div>
      </Field>
    </FieldFrame>
  );
});

interface TagInputProps {
  inputRef: RefObject<HTMLInputElement | null>;
  value: string;
  placeholder: string | undefined;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onBlur: () => void;
}

function TagInput({ inputRef, onChange, ...props }: TagInputProps) {
  const { t } = useTexts('editor');
  const ids = useFieldProps({});
  return (
    <>
      <input
        {...ids}
        {...props}
        ref={inputRef}
        aria-describedby={[ids['aria-describedby'], `${ids.id}-how`].filter(Boolean).join(' ')}
        autoComplete="off"
        className="min-w-24 flex-1 bg-transparent leading-6 outline-none"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <span id={`${ids.id}-how`} hidden>
        {t('tags.how')}
      </span>
    </>
  );
}
