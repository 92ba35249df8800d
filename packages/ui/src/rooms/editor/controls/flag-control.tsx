import { memo } from 'react';
import { Checkbox } from '../../../parts/components/index.ts';
import { useBinding, type Binding } from './binding.ts';
import { FieldFrame } from './field-frame.tsx';

/** A switch in the document. */
export const FlagControl = memo(function FlagControl({
  binding,
  className,
}: {
  binding: Binding<boolean>;
  className?: string | undefined;
}) {
  const [value, set] = useBinding(binding);
  return (
    <FieldFrame path={binding.path} className={className}>
      <Checkbox label={binding.label} checked={value} onCheckedChange={set} />
    </FieldFrame>
  );
});
