import type { ChangeEvent, RefObject } from 'react';
import { Field, useFieldProps, classNames } from '../../parts/components/index.ts';
import { digitsOf } from '../../base/forms/codes.ts';

const boxes = [0, 1, 2, 3, 4, 5] as const;

interface CodeFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  error?: string | undefined;
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** A code of 6 digits: it looks like six boxes, but is one field for the keyboard, screen readers and autofill. */
export function CodeField({ label, error, ...props }: CodeFieldProps) {
  return (
    <Field label={label} {...(error && { error })}>
      <Boxes {...props} />
    </Field>
  );
}

function Boxes({ name, value, onChange, inputRef }: Omit<CodeFieldProps, 'label' | 'error'>) {
  const digits = digitsOf(value);
  const props = useFieldProps({});
  const next = Math.min(digits.length, 5);
  return (
    <div className="relative">
      <input
        ref={inputRef}
        {...{ name, onChange }}
        {...props}
        value={digits}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        className="peer absolute inset-0 z-10 w-full cursor-text bg-transparent text-16 text-transparent caret-transparent outline-none selection:bg-transparent"
      />
      <div
        aria-hidden
        className="grid grid-cols-6 gap-2 peer-focus-visible:[&_[data-next]]:border-[var(--focus)] peer-focus-visible:[&_[data-next]]:shadow-[0_0_0_3px_color-mix(in_srgb,var(--focus)_26%,transparent)]"
      >
        {boxes.map((index) => (
          <span
            key={index}
            data-next={index === next ? '' : undefined}
            className={classNames(
              'grid h-13 place-items-center rounded-control border bg-surface text-24 font-medium tabular-nums transition-[border-color,box-shadow]',
              props['aria-invalid'] ? 'border-danger' : 'border-line-strong',
            )}
          >
            {digits[index]}
          </span>
        ))}
      </div>
    </div>
  );
}
