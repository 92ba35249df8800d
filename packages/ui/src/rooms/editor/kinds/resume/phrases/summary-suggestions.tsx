import { useTexts } from '../../../../../base/i18n/index.ts';
import { useChange, useDocument } from '../hooks.ts';
import { hasPhrase, withSentence } from './insert-phrase.ts';
import { SuggestionPanel } from './suggestion-panel.tsx';

/** Ways to start a summary, for the job title. */
export function SummarySuggestions() {
  const { t } = useTexts('editor');
  const { t: own } = useTexts('steps');
  const change = useChange();
  const summary = useDocument((resume) => resume.summary);
  const headline = useDocument((resume) => resume.basics.headline);
  return (
    <section aria-labelledby="openings" className="flex flex-col gap-2">
      <h2 id="openings" className="text-16">
        {own('phrases.openings')}
      </h2>
      <SuggestionPanel
        title={headline}
        kind="summary"
        isInserted={(phrase) => hasPhrase(summary, phrase)}
        onInsert={(phrase) =>
          change(t('undo.phrase'), (resume) => ({ ...resume, summary: withSentence(resume.summary, phrase) }))
        }
      />
    </section>
  );
}
