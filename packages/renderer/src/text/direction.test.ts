import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bidiLevels, isolates, paragraphDirection, visualOrder } from './direction.ts';

/** The text as seen from left to right, without mirroring characters. */
function seen(text: string, direction: 'ltr' | 'rtl'): string {
  return visualOrder([...bidiLevels(text, direction)])
    .map((index) => text[index] ?? '')
    .join('');
}

describe('text that keeps its own order in right-to-left text', () => {
  it.each([
    ['الهاتف: +971 50 123 4567 مساءً', '+971 50 123 4567'],
    ['هاتف (02) 555-0199 داخلي', '(02) 555-0199'],
    ['من 2019 – 2022 في دبي', '2019 – 2022'],
    ['خلال 2020–2022.', '2020–2022'],
    ['منذ 03/2019 – 06/2022 عملت', '03/2019 – 06/2022'],
    ['بنسبة 31% سنويًا', '31%'],
    ['نحو €1.8 مليون', '€1.8'],
    ['الضريبة: 1.026 د.ك. (VAT 19%)', '(VAT 19%)'],
    ['مع USD 5% أخرى', 'USD 5%'],
    ['أكثر من 500+ عميل', '500+'],
    ['أكتب بلغة C++ منذ سنوات', 'C++'],
    ['وC#، ثم غيرها', 'C#'],
    ['إطار .NET الحديث', '.NET'],
    ['انتقلت إلى (AWS) في', '(AWS)'],
    ['في Google Cloud Platform (GCP) أيضًا', 'Google Cloud Platform (GCP)'],
    ['راسلني layla.a@example.ae الآن', 'layla.a@example.ae'],
    ['الموقع https://example.ae/cv?x=1&y=2 للمزيد', 'https://example.ae/cv?x=1&y=2'],
    ['טלפון 054-123-4567.', '054-123-4567'],
  ])('%s', (text, whole) => {
    expect(isolates(text).map(({ start, end }) => text.slice(start, end))).toContain(whole);
    expect(seen(text, 'rtl')).toContain(whole);
  });

  it('reads ranges in Arabic digits from the right, as they are written', () => {
    expect(seen('من ٢٠١٩ – ٢٠٢٢ في', 'rtl')).toBe('يف ٢٠٢٢ – ٢٠١٩ نم');
  });

  it('keeps the items of a list separate, so that the first is on the right', () => {
    expect(seen('a@b.com · +20 100 · دبي', 'rtl')).toBe('يبد · +20 100 · a@b.com');
  });

  it('never reverses a number', () => {
    const word = fc.constantFrom('مهندس', 'في', 'תוכנה', '،', '(و', 'ثم)', 'Go', 'C++', '·');
    const digits = fc.stringMatching(/^[1-9][0-9]{1,6}$/);
    const number = fc.oneof(
      digits,
      fc.tuple(digits, fc.constantFrom('.', ',', '/', '-', '–', ' – '), digits).map((parts) => parts.join('')),
      digits.map((value) => `+${value}`),
    );
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 5 }),
        number,
        fc.array(word, { maxLength: 5 }),
        fc.constantFrom('ltr' as const, 'rtl' as const),
        (before, value, after, direction) => {
          expect(seen([...before, value, ...after].join(' '), direction)).toContain(value);
        },
      ),
    );
  });

  it('gives every unit of the text one level, and every position one unit', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.constantFrom('ltr' as const, 'rtl' as const),
        (text, direction) => {
          const levels = [...bidiLevels(text, direction)];
          expect(levels).toHaveLength(text.length);
          expect(visualOrder(levels).toSorted((a, b) => a - b)).toEqual(levels.map((_, index) => index));
        },
      ),
    );
  });
});

describe('the direction of a paragraph', () => {
  it.each([
    ['Built a payment gateway in C++.', 'rtl', 'ltr'],
    ['React و TypeScript', 'rtl', 'rtl'],
    ['Increased the sales of all our shops in السعودية by 20%.', 'rtl', 'ltr'],
    ['Google Cloud ·', 'rtl', 'rtl'],
    ['+971 50 123 4567', 'rtl', 'rtl'],
    ['مهندس برمجيات', 'ltr', 'rtl'],
    ['شركة النور (Al-Noor), Cairo', 'ltr', 'ltr'],
    ['Plain English', 'ltr', 'ltr'],
  ] as const)('%s in a document that runs %s runs %s', (text, own, expected) => {
    expect(paragraphDirection(text, own)).toBe(expected);
  });
});
