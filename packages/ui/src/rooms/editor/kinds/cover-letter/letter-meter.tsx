import { richTextToPlain } from '@vitae/domain';
import { useTexts } from '../../../../base/i18n/index.ts';
import { useSettledDocument } from './hooks.ts';
import { useFollowedLook } from './resume/use-followed-look.ts';

/** The number of words in a body that is neither too short nor more than a page. */
const usual = { least: 150, most: 400 };

/** How long the letter is, live. */
export function LetterMeter() {
  const { t } = useTexts('letter');
  const { paragraphs } = useSettledDocument(200);
  useFollowedLook();
  const count = paragraphs.map(
    ({ text }) => richTextToPlain(text).match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0,
  );
  const words = count.reduce((sum, one) => sum + one, 0);
  const is = words < usual.least ? 'short' : words <= usual.most ? 'good' : 'long';
  return (
    <p className="flex min-h-6 items-center gap-2 text-13 text-ink-faint tabular-nums">
      <span className="font-medium text-ink-soft">{t('meter.words', { count: words })}</span>
      <span className={is === 'long' ? 'text-notice-ink' : undefined}>{t(`meter.${is}`)}</span>
    </p>
  );
}
