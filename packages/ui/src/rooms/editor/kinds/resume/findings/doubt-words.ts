import type { Translator } from '../../../../../base/i18n/index.ts';
import type { EntryDoubt } from './entry-doubts.ts';

/** The text for a doubt, shown next to its field. */
export const doubtWords = ({ kind, other }: Pick<EntryDoubt, 'kind' | 'other'>, t: Translator<'preview'>): string =>
  t(`doubts.${kind}`, { other: other || t('doubts.nameless') });
