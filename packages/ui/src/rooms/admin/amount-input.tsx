import { TextInput } from '../../parts/components/index.ts';

interface AmountInputProps {
  /** As it was typed, such as `12.50`. */
  value: string;
  onValueChange: (value: string) => void;
}

/** A field for an amount of money or a percentage. */
export const AmountInput = ({ value, onValueChange }: AmountInputProps) => (
  <TextInput
    value={value}
    inputMode="decimal"
    autoComplete="off"
    className="tabular-nums"
    onChange={(event) => onValueChange(event.currentTarget.value)}
  />
);
