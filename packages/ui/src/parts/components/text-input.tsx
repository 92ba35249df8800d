import {
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type RefCallback,
} from 'react';
import { useMediaQuery } from '../../base/use-media-query.ts';
import { classNames } from './class-names.ts';
import { useFieldProps } from './field.tsx';

/**
 * One short line, in the direction of its own script: a code, a number, an address, what has a `type`. Other text, which
 * may be longer than a phone is wide, goes into a `LineInput`. Inside a `Field` it needs no id.
 */
export function TextInput({ className, type = 'text', placeholder = ' ', ...props }: ComponentPropsWithRef<'input'>) {
  return (
    <input
      dir="auto"
      {...props}
      {...useFieldProps(props)}
      placeholder={placeholder}
      type={type}
      className={classNames('control', className)}
    />
  );
}

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface LineInputProps extends Pick<
  ComponentPropsWithRef<'input'>,
  | 'name'
  | 'inputMode'
  | 'placeholder'
  | 'autoComplete'
  | 'spellCheck'
  | 'maxLength'
  | 'readOnly'
  | 'dir'
  | 'tabIndex'
  | 'list'
  | 'className'
  | 'aria-label'
  | 'aria-invalid'
  | 'aria-describedby'
> {
  value: string;
  onValueChange?: (value: string) => void;
  /** What a form's control takes instead of `onValueChange`. */
  onChange?: (event: ChangeEvent<TextElement>) => void;
  onKeyDown?: (event: KeyboardEvent<TextElement>) => void;
  onSelect?: () => void;
  onFocus?: (event: FocusEvent<TextElement>) => void;
  onBlur?: () => void;
  ref?: RefCallback<TextElement>;
  /** Is only replaced once a long text was entered and left: for fields that are there before the interface is. */
  isEarly?: boolean;
}

/** Characters that fit into a field of a phone. */
const FITS = 32;

/** One line of text of any length: on a phone, where a long one would be cut, the field grows with it. */
export function LineInput({ onValueChange, onChange, onBlur, list, ref, isEarly, ...props }: LineInputProps) {
  const own = useFieldProps(props);
  const isNarrow = useMediaQuery('(width < 40rem)');
  // Only an input has a list of suggestions. It is not replaced while somebody types.
  const [isLong, setIsLong] = useState(props.value.length > FITS);
  const leave = () => {
    setIsLong(props.value.length > FITS);
    onBlur?.();
  };
  const change = (event: ChangeEvent<TextElement>) => {
    const { currentTarget: field } = event;
    if (field.value.includes('\n')) field.value = field.value.replaceAll(/\s*\n\s*/gu, ' ');
    onChange?.(event);
    onValueChange?.(field.value);
  };
  if (!isNarrow || ((list || isEarly) && !isLong))
    return <TextInput {...props} ref={ref} list={list} onChange={change} onBlur={leave} />;
  const { value, placeholder, className, onKeyDown, ...rest } = props;
  return (
    <span className="grid *:[grid-area:1/1]">
      {/* The text gives the field its height. */}
      <span aria-hidden className={classNames('control invisible wrap-anywhere whitespace-pre-wrap', className)}>
        {value || placeholder}
      </span>
      <textarea
        dir="auto"
        {...rest}
        {...own}
        ref={ref}
        rows={1}
        value={value}
        placeholder={placeholder}
        enterKeyHint="done"
        className={classNames('control h-full resize-none overflow-hidden wrap-anywhere', className)}
        onChange={change}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return;
          // As in an input: Enter sends the form, if there is one, and never breaks the line.
          event.preventDefault();
          if (event.currentTarget.form) event.currentTarget.form.requestSubmit();
          else event.currentTarget.blur();
        }}
        onBlur={leave}
      />
    </span>
  );
}

/** Several lines of text; grows with what is typed where the browser can. */
export function TextArea({ className, rows = 3, ...props }: ComponentPropsWithRef<'textarea'>) {
  return (
    <textarea
      dir="auto"
      {...props}
      {...useFieldProps(props)}
      rows={rows}
      className={classNames('control field-sizing-content resize-y', className)}
    />
  );
}
