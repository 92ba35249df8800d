import { NumberField } from '@base-ui/react/number-field';
import { Minus, Plus } from 'lucide-react';
import { useTexts } from '../../base/i18n/index.ts';
import { classNames } from './class-names.ts';
import { useFieldProps } from './field.tsx';

export interface NumberInputProps {
  /** `null` if there is no number. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Its format, such as `{ style: 'currency', currency: 'EUR' }`. */
  format?: Intl.NumberFormatOptions;
  className?: string;
}

/**
 * A number, typed, or stepped with the arrow keys and two buttons; parsed and formatted in the interface's language. A
 * number out of bounds stays as typed: the field shows the error. It is not exported by the folder's index, so that
 * only the screens that use it load its code.
 */
export function NumberInput({ className, ...props }: NumberInputProps) {
  const { t, language } = useTexts('app');
  const field = useFieldProps({});
  return (
    <NumberField.Root {...props} id={field.id} locale={language} allowOutOfRange>
      <NumberField.Group className={classNames('relative flex', className)}>
        <NumberField.Input
          className="control pe-14 tabular-nums"
          aria-describedby={field['aria-describedby']}
          aria-invalid={field['aria-invalid']}
        />
        <span className="absolute inset-y-px end-px flex items-stretch">
          <Step part={NumberField.Decrement} label={t('number.less')} icon={Minus} />
          <Step part={NumberField.Increment} label={t('number.more')} icon={Plus} />
        </span>
      </NumberField.Group>
    </NumberField.Root>
  );
}

/** The arrow keys do the same, so the buttons need no tab stop of their own. */
function Step({
  part: Part,
  label,
  icon: Icon,
}: {
  part: typeof NumberField.Increment;
  label: string;
  icon: typeof Plus;
}) {
  return (
    <Part
      aria-label={label}
      tabIndex={-1}
      className="grid w-7 place-items-center rounded-control text-ink-faint hover:bg-surface-hover hover:text-ink disabled:opacity-45"
    >
      <Icon size={14} aria-hidden />
    </Part>
  );
}
