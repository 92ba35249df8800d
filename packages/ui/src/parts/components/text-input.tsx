import { useState, type ComponentPropsWithRef, type RefCallback } from 'react';
import { useMediaQuery } from '../../base/use-media-query.ts';
import { classNames } from './class-names.ts';
import { useFieldProps } from './field.tsx';

/** One line of text, in the direction of its own script. Inside a `Field` it needs no id. */
export function TextInput({ className, type = 'text', ...props }: ComponentPropsWithRef<'input'>) {
  return (
    <input dir="auto" {...props} {...useFieldProps(props)} type={type} className={classNames('control', className)} />
  );
}

interface LineInputProps extends Pick<
  ComponentPropsWithRef<'input'>,
  'inputMode' | 'placeholder' | 'autoComplete' | 'spellCheck' | 'tabIndex' | 'list' | 'aria-describedby'
> {
  value: string;
  onValueChange: (value: string) => void;
  onSelect?: () => void;
  onFocus?: () => void;
  onBlur?: () => void;
  ref?: RefCallback<HTMLInputElement | HTMLTextAreaElement>;
}

/** Characters that fit into a field of a phone. */
const FITS = 32;

/** One line of text of any length: on a phone, where a long one would be cut, the field grows with it. */
export function LineInput({ onValueChange, onBlur, list, ref, ...props }: LineInputProps) {
  const own = useFieldProps(props);
  const isNarrow = useMediaQuery('(width < 40rem)');
  // Only an input has a list of suggestions. It is not replaced while somebody types.
  const [isLong, setIsLong] = useState(props.value.length > FITS);
  const leave = () => {
    setIsLong(props.value.length > FITS);
    onBlur?.();
  };
  const change = (value: string) => onValueChange(value.replaceAll(/\s*\n\s*/gu, ' '));
  if (!isNarrow || (list && !isLong))
    return (
      <TextInput
        {...props}
        ref={ref}
        list={list}
        onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
        onBlur={leave}
      />
    );
  const { value, placeholder, ...rest } = props;
  return (
    <span className="grid *:[grid-area:1/1]">
      {/* The text gives the field its height. */}
      <span aria-hidden className="control invisible [overflow-wrap:anywhere] whitespace-pre-wrap">
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
        className="control h-full resize-none overflow-hidden [overflow-wrap:anywhere]"
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onKeyDown={({ key, nativeEvent, currentTarget }) =>
          key === 'Enter' && !nativeEvent.isComposing && currentTarget.blur()
        }
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
