import { createContext, use, useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface FieldIds {
  control: string;
  describedBy: string | undefined;
  invalid: boolean;
}

const FieldContext = createContext<FieldIds | null>(null);

/** The ids that tie a control to the label, hint and error of the `Field` around it. */
export function useFieldProps(own: {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
}) {
  const field = use(FieldContext);
  return {
    id: own.id ?? field?.control,
    'aria-describedby': [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
  };
}

export interface FieldProps {
  label: string;
  /** Draws the label for screen readers only. */
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string;
  /** Right of the label: a small button or a note such as "Optional". */
  aside?: ReactNode;
  /** Needed when the control inside is not one of this folder's. */
  controlId?: string;
  className?: string;
  children: ReactNode;
}

/** A label, one control, and its explanation. */
export function Field({ label, labelHidden, hint, error, aside, controlId, className, children }: FieldProps) {
  const generated = useId();
  const control = controlId ?? generated;
  const hintId = hint ? `${control}-hint` : undefined;
  const errorId = error ? `${control}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <div className={classNames('flex items-baseline justify-between gap-3', labelHidden && !aside && 'sr-only')}>
        <label htmlFor={control} className={classNames('text-13 font-medium text-ink-soft', labelHidden && 'sr-only')}>
          {label}
        </label>
        {aside && <span className="text-12 text-ink-faint">{aside}</span>}
      </div>
      <FieldContext value={{ control, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      {error && (
        <p id={errorId} className="text-13 text-danger-ink">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-13 text-ink-faint">
          {hint}
        </p>
      )}
    </div>
  );
}
