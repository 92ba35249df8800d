import { useStore } from 'zustand';
import { useTexts } from '../../base/i18n/index.ts';
import { Button } from '../../parts/components/button.tsx';
import { choose, consent } from './consent.ts';

/** Whether page views may be counted: both answers weigh the same, and the page can be used before either. */
export function AnalyticsQuestion() {
  const { t } = useTexts('shell');
  const choice = useStore(consent, (state) => state.choice);
  return (
    <section
      aria-labelledby="analytics-question"
      className="fixed inset-x-4 bottom-4 z-[950] flex animate-appear flex-col gap-3 rounded-card border border-line bg-overlay p-4 text-14 shadow-floating sm:left-auto sm:w-[26rem]"
    >
      <h2 id="analytics-question" className="font-semibold">
        {t('analytics.title')}
      </h2>
      <p className="text-ink-soft">{t('analytics.text')}</p>
      {choice !== 'open' && (
        <p className="text-ink-soft">{t(choice === 'allowed' ? 'analytics.isAllowed' : 'analytics.isRefused')}</p>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={() => choose('refused')}>{t('analytics.refuse')}</Button>
        <Button onClick={() => choose('allowed')}>{t('analytics.allow')}</Button>
      </div>
    </section>
  );
}
