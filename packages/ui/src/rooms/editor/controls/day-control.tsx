import { memo, type ReactNode } from 'react';
import { DateInput, Field } from '../../../parts/components/index.ts';
import { useBinding, type Binding } from './binding.ts';
import { FieldFrame } from './field-frame.tsx';

/** A date in the document, as `YYYY-MM-DD`. */
export const DayControl = memo(function DayControl({
  binding,
  hint,
  aside,
  className,
}: {
  binding: Binding<string>;
  hint?: string | undefined;
  /** Shown next to the label. */
  aside?: ReactNode;
  className?: string | undefined;
}) {
  const [value, set] = useBinding(binding);
  return (
    <FieldFrame path={binding.path} className={className}>
      <Field label={binding.label} hint={hint} aside={aside}>
        <DateInput value={value} onValueChange={set} />
      </Field>
    </FieldFrame>
  );
});
