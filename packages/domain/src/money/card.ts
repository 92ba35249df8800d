/** The card brands that are recognised, their names are in the catalogue. */
export const cardBrands = ['amex', 'discover', 'mastercard', 'verve', 'visa'] as const;
export type CardBrand = (typeof cardBrands)[number];

interface BrandRule {
  brand: CardBrand;
  /** First and last leading digits, of the same length. */
  ranges: readonly (readonly [string, string])[];
  lengths: readonly number[];
  codeLength: number;
}

/** By ISO/IEC 7812 issuer ranges; Verve comes first, since it lies inside ranges of others. */
const rules: readonly BrandRule[] = [
  {
    brand: 'verve',
    ranges: [
      ['506099', '506198'],
      ['507865', '507964'],
      ['650002', '650027'],
      // The number that Paystack documents for tests.
      ['506066', '506066'],
    ],
    lengths: [16, 18, 19],
    codeLength: 3,
  },
  {
    brand: 'amex',
    ranges: [
      ['34', '34'],
      ['37', '37'],
    ],
    lengths: [15],
    codeLength: 4,
  },
  {
    brand: 'discover',
    ranges: [
      ['6011', '6011'],
      ['622126', '622925'],
      ['644', '649'],
      ['65', '65'],
    ],
    lengths: [16, 17, 18, 19],
    codeLength: 3,
  },
  {
    brand: 'mastercard',
    ranges: [
      ['51', '55'],
      ['2221', '2720'],
    ],
    lengths: [16],
    codeLength: 3,
  },
  { brand: 'visa', ranges: [['4', '4']], lengths: [13, 16, 19], codeLength: 3 },
];

/** Only the digits of what was typed. */
export const cardDigits = (typed: string): string => typed.replaceAll(/\D/g, '');

const isIn = (digits: string, [first, last]: readonly [string, string]) => {
  const start = digits.slice(0, first.length);
  return start.length === first.length && start >= first && start <= last;
};

const ruleOf = (digits: string) => rules.find(({ ranges }) => ranges.some((range) => isIn(digits, range)));

/** The brand of a number, known from its first digits; `null` while it is not. */
export const cardBrandOf = (typed: string): CardBrand | null => ruleOf(cardDigits(typed))?.brand ?? null;

/** How many digits the code of a card has. */
export const cardCodeLength = (typed: string): number => ruleOf(cardDigits(typed))?.codeLength ?? 3;

/** Whether the check digit is right (Luhn, ISO/IEC 7812-1 annex B), and the length is one of the brand. */
export function isCardNumber(typed: string): boolean {
  const digits = cardDigits(typed);
  if (!ruleOf(digits)?.lengths.includes(digits.length)) return false;
  let sum = 0;
  for (const [index, digit] of [...digits].toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** A number in groups as on the card. */
export function groupedCardNumber(typed: string): string {
  const digits = cardDigits(typed).slice(0, 19);
  if (cardBrandOf(digits) === 'amex')
    return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter(Boolean).join(' ');
  return digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}
