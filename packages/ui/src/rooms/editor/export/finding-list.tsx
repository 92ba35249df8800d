import { TriangleAlert } from 'lucide-react';
import { useTexts } from '../../../base/i18n/index.ts';

/** Something to check before the file is made; `path` leads to its field. */
export interface Finding {
  words: string;
  path?: string | undefined;
}

/** What to check, each with a way to its field; at most `most`, and how many more there are. */
export function FindingList({
  findings,
  most = Infinity,
  onOpenField,
}: {
  findings: readonly Finding[];
  most?: number;
  onOpenField: (path: string) => void;
}) {
  const { t } = useTexts('preview');
  return (
    <ul className="flex flex-col gap-2">
      {findings.slice(0, most).map(({ words, path }) => (
        <li key={words + (path ?? '')} className="flex items-start gap-2 text-14">
          <TriangleAlert size={20} aria-hidden className="shrink-0 text-notice-ink" />
          <span className="min-w-0 flex-1 break-words">{words}</span>
          {path && (
            <button
              type="button"
              className="shrink-0 font-medium text-accent-ink hover:underline"
              onClick={() => onOpenField(path)}
            >
              {t('finalize.fix')}
            </button>
          )}
        </li>
      ))}
      {findings.length > most && (
        <li className="ps-7 text-14 text-ink-soft">{t('finalize.moreFindings', { count: findings.length - most })}</li>
      )}
    </ul>
  );
}
