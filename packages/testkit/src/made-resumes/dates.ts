import type { Design } from './design.ts';
import type { Vocabulary } from './languages/index.ts';
import type { Month } from './person.ts';

type Habit = Pick<Design, 'dates' | 'to'>;

/** A month as a family prints it. */
export function monthText(
  date: Month,
  { language, months, shortMonths, present }: Vocabulary,
  { dates }: Habit,
): string {
  const [year = '', number = ''] = date.split('-');
  if (!year) return present.split('|')[0] ?? '';
  const index = Number(number) - 1;
  if (language === 'zh') {
    if (dates === 'years') return year;
    return dates === 'long' || dates === 'short' ? `${year}年${String(index + 1)}月` : `${year}.${number}`;
  }
  switch (dates) {
    case 'short':
      return `${shortMonths.split('|')[index] ?? ''} ${year}`;
    case 'long':
      return `${months.split('|')[index] ?? ''} ${language === 'es' || language === 'pt' ? 'de ' : ''}${year}`;
    case 'numbers':
      return `${number}/${year}`;
    case 'dotted':
      return `${number}.${year}`;
    case 'iso':
      return `${year}-${number}`;
    case 'years':
      return year;
  }
}

/** From one month to another, as a family prints it. */
export const periodText = (start: Month, end: Month, vocabulary: Vocabulary, habit: Habit): string => {
  const [from, to] = [monthText(start, vocabulary, habit), monthText(end, vocabulary, habit)];
  return from === to ? from : `${from}${habit.to}${to}`;
};

/** A month as precisely as it is printed. */
export const printedDate = (date: Month, { dates }: Habit): string => (dates === 'years' ? date.slice(0, 4) : date);
