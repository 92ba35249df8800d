/** Letters and digits that Persian has and Arabic has not. */
const PERSIAN = /[پچژگکی۰-۹]/u;
const THAI = /\p{Script=Thai}/u;
/** Months that begin in the Gregorian year after the one in which theirs began. */
const LATE_MONTH = /(?:بهمن|اسفند)(?:\s(?:ماه|سال))?[\s,]{0,2}$/u;

const two = (month: number): string => String(month).padStart(2, '0');

/** The Gregorian month in which a Persian one begins, in as many digits. */
const monthFrom = (month: string): string => {
  const begun = ((Number(month) + 1) % 12) + 1;
  return month.length === 2 ? two(begun) : String(Math.min(9, begun));
};

/**
 * A text in Latin digits with the years of other calendars as Gregorian ones, of as many characters: Buddhist years in Thai
 * ("2563"), Persian ones ("۱۳۹۸", "1398/05"), and Islamic ones before their sign ("1440 هـ"). `printed` has its own digits.
 */
export const gregorianYears = (text: string, printed: string): string => {
  if (!/(?:1[34]|25)\d\d/u.test(text)) return text;
  const thai = THAI.test(text)
    ? text.replace(/(?<!\d)25\d\d(?!\d)/gu, (year) => String(Number(year) - 543))
    : text.replace(/(?<![\d.,])(25[3-7]\d)(\s?[-–—]\s?)(25[3-7]\d)(?![\d.,])/gu, (_, from, dash, to) =>
        [Number(from) - 543, dash, Number(to) - 543].join(''),
      );
  const islamic = thai.replace(/(?<!\d)1[34]\d\d(?=\s?هـ?(?!\p{L}))/gu, (year) =>
    String(Math.floor(Number(year) * 0.970_224 + 621.577)),
  );
  if (!PERSIAN.test(printed)) return islamic;
  return islamic.replace(
    /(?<![\d/.-])(1[34]\d\d)(?:([/.-])(0?[1-9]|1[0-2])(?!\d))?(?!\d)/gu,
    (_, year: string, sign: string | undefined, month: string | undefined, offset: number, whole: string) => {
      const isLate =
        month === undefined ? LATE_MONTH.test(whole.slice(Math.max(0, offset - 20), offset)) : Number(month) > 10;
      const gregorian = String(Number(year) + (isLate ? 622 : 621));
      return month === undefined ? gregorian : gregorian + (sign ?? '') + monthFrom(month);
    },
  );
};
