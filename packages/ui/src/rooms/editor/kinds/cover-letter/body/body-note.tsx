import { useTexts } from '../../../../../base/i18n/index.ts';
import { useLetterHelp } from './letter-help.tsx';
import { useLetterLength } from './use-letter-length.ts';

/** Below the body: how long it is, whether the letter fits on a page, and how much of it the resume says too. */
export function BodyNote() {
  const { t } = useTexts('letter');
  const { words, length, pages } = useLetterLength();
  const { facts, repeats } = useLetterHelp();
  if (words === 0) return null;
  const percent = Math.round(repeats.share * 100);
  const notes = [
    { text: `${t('meter.words', { count: words })}. ${t(`meter.${length}`)}`, isWarning: length === 'long' },
    pages > 0 && { text: t('meter.pages', { count: pages }), isWarning: pages > 1 },
    facts !== null && {
      text: percent === 0 ? t('repeats.none') : t('repeats.share', { percent }),
      isWarning: repeats.sentences.length > 0,
    },
  ].filter((note) => note !== false);
  return (
    <ul aria-label={t('meter.label')} className="flex flex-col gap-1 text-13 tabular-nums">
      {notes.map(({ text, isWarning }) => (
        <li key={text} className={isWarning ? 'text-notice-ink' : 'text-ink-faint'}>
          {text}
        </li>
      ))}
    </ul>
  );
}
