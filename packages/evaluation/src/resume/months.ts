import type { EvaluationInput } from '../input.ts';
import { partialDateParts } from '@vitae/domain';

/**
 * A partial date as a count of months, to compare and subtract; `null` for none. Of a date without a month, `edge` says
 * whether the start or the end of its year is meant.
 */
export function monthOf(date: string, edge: 'start' | 'end'): number | null {
  const parts = partialDateParts(date);
  return parts && 12 * parts.year + (parts.month ?? (edge === 'start' ? 1 : 12)) - 1;
}

/** Whether a partial date has a month. */
export const hasMonth = (date: string): boolean => partialDateParts(date)?.month != null;

const MONTH_AT_END =
  /(?:^|[\s/])(?:jan(?:uar[y]?|vier|eiro)?|ene(?:ro)?|feb(?:ruar[y]?|rero)?|fév(?:rier)?|fev(?:ereiro)?|mar(?:ch|s|zo|ço)?|märz?|apr(?:il)?|avr(?:il)?|abr(?:il)?|ma[iy]o?|june?|jun[ih]o?|juin|jul[yi]?|jul[ih]o|juil(?:let)?|aug(?:ust)?|août|ago(?:sto)?|sept?(?:ember|embre|iembre)?|set(?:embro)?|o[ck]t(?:ober|obre|ubre)?|out(?:ubro)?|nov(?:ember|embre|iembre|embro)?|de[cz](?:ember|embro)?|déc(?:embre)?|dic(?:iembre)?)\.?$/iu;

/**
 * Whether the month of a year stands at the end of the line above it, as a period wraps in a narrow column: "Singer | November",
 * "2021 – Present".
 */
export const isWrapped = (date: string, lines: readonly string[]): boolean =>
  date !== '' &&
  !hasMonth(date) &&
  lines.some((line, at) => line.trim().startsWith(date) && MONTH_AT_END.test(lines[at - 1]?.trim() ?? ''));

/** Whether a name or the place of a role in a file ends with a month: a part of its dates was read as a name, "Mill – Jan/2020 to Feb". */
export const missesMonth = (
  roles: readonly { title: string; at: string; place: string }[],
  { origin }: Pick<EvaluationInput, 'origin'>,
): boolean =>
  origin === 'uploaded' &&
  roles.some(({ title, at, place }) => [title, at, place].some((name) => MONTH_AT_END.test(name)));
