import { useTexts } from '../../../../base/i18n/index.ts';
import { useLetterLength } from './body/use-letter-length.ts';
import { useFollowedLook } from './resume/use-followed-look.ts';

/** How long the letter is, live: in words, and in pages if it takes more than one. */
export function LetterMeter() {
  const { t } = useTexts('letter');
  const { words, length, pages } = useLetterLength();
  useFollowedLook();
  return (
    <p className="flex min-h-6 flex-wrap items-center gap-x-2 text-13 text-ink-faint tabular-nums">
      <span className="font-medium text-ink-soft">{t('meter.words', { count: words })}</span>
      <span className={length === 'long' ? 'text-notice-ink' : undefined}>{t(`meter.${length}`)}</span>
      {pages > 1 && <span className="text-notice-ink">{t('meter.pages', { count: pages })}</span>}
    </p>
  );
}
