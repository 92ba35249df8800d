import { useMemo, useRef, type ReactNode } from 'react';
import { useTexts, type Translator } from '../../base/i18n/index.ts';
import { useSight } from '../use-sight.ts';
import { summaryOf, type PlaceSummary } from './change-summary.ts';
import { changesBetween } from './changes.ts';
import { placeText } from './place-text.ts';
import { useVersion } from './use-version.ts';

export interface RowChangesProps {
  /** Id of the document. */
  id: string;
  rev: number;
  /** The number of the version before; `null` for none, `undefined` while the list does not reach that far. */
  previous: number | null | undefined;
}

/** What changed in a version, in a line or two. The versions are fetched when the row comes near the screen. */
export function RowChanges({ id, rev, previous }: RowChangesProps) {
  const { t } = useTexts('account');
  const place = useRef<HTMLSpanElement>(null);
  const [wasSeen] = useSight(place);
  return (
    <span ref={place} className="line-clamp-2 min-h-[1lh] text-12 text-ink-soft">
      {previous === null && t('history.row.oldest')}
      {wasSeen && typeof previous === 'number' && <Compared id={id} rev={rev} previous={previous} />}
    </span>
  );
}

function Compared({ id, rev, previous }: { id: string; rev: number; previous: number }): ReactNode {
  const { t, language } = useTexts('account');
  const [before, after] = [useVersion(id, previous).data, useVersion(id, rev).data];
  return useMemo(() => {
    if (!before || !after) return null;
    const summary = summaryOf(changesBetween(before, after));
    return summary.length === 0
      ? t('history.row.same')
      : summary.map((one) => summaryText(one, t, language)).join(' · ');
  }, [before, after, t, language]);
}

/** "Experience: 2 entries edited, 1 entry added", "Summary edited". */
function summaryText(
  { place: at, whole, ...counts }: PlaceSummary,
  t: Translator<'account'>,
  language: string,
): string {
  const place = placeText(at, t, language);
  const what = (['edited', 'added', 'removed'] as const).flatMap((how) =>
    counts[how] > 0 ? [t(`history.row.${how}`, { count: counts[how] })] : [],
  );
  if (what.length === 0) return t(`history.row.whole.${whole ?? 'changed'}`, { place });
  return t('history.row.entries', { place, what: new Intl.ListFormat(language, { type: 'unit' }).format(what) });
}
