import type { CoverLetter, Direction } from '@vitae/domain';
import type { ReactElement } from 'react';
import type { Look } from '../../shared/look.ts';
import { Text, View, type Style } from '../../shared/primitives.ts';

/** An amount, and what it is for. */
export interface LetterSum {
  label: string;
  amount: string;
  /** What the amounts above it come to. */
  isTotal?: boolean;
}

/** A letter with amounts under its opening: a receipt. It is drawn, and never stored. */
export type LetterWithSums = CoverLetter & { sums?: readonly LetterSum[] };

/** No sign of an amount is wider, in ems; bold ones neither. */
const WIDEST_SIGN = 0.66;

/** Amounts in a column, one below the other; a table to programs that read the file. */
export function Sums({
  sums,
  direction,
  look,
}: {
  sums: readonly LetterSum[];
  direction: Direction;
  look: Look;
}): ReactElement {
  const { text, gap, colour, tokens } = look;
  const signs = sums.map(({ amount }) => amount.replaceAll(/\p{Cf}/gu, '').length);
  const width = Math.max(...signs) * tokens.fontSize * WIDEST_SIGN;
  // Digits stand below one another from the right in every script; pages from the right are mirrored as a whole.
  const column: Style = direction === 'rtl' ? { width, textAlign: 'left' } : { textAlign: 'right' };
  return (
    <View tag="Table" wrap={false}>
      {sums.map(({ label, amount, isTotal }, index) => {
        const style = { ...text.body, ...(isTotal && { fontWeight: 700 as const }) };
        return (
          <View
            key={index}
            tag="TR"
            style={{
              flexDirection: 'row',
              columnGap: tokens.fontSize * 2,
              paddingVertical: gap.block + 1,
              borderTopWidth: isTotal ? 1 : index === 0 ? 0 : 0.5,
              borderTopColor: isTotal ? colour.ink : colour.rule,
            }}
          >
            <Text tag="TH" style={{ ...style, flex: 1 }}>
              {label}
            </Text>
            <Text tag="TD" style={{ ...style, ...column, fontFeatureSettings: { tnum: 1 } }}>
              {amount}
            </Text>
          </View>
        );
      })}
    </View>
  );
}
