import { documentStrings, type Resume } from '@vitae/domain';
import { useMemo } from 'react';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { resumeBinding } from '../bindings.ts';
import { RichTextControl } from '../../../controls/rich-text-control.tsx';
import { SummaryDoubt } from '../findings/late.ts';
import { SummarySuggestions } from '../phrases/summary-suggestions.tsx';
import { StepFrame } from '../../../screen/step-frame.tsx';

/** The few sentences at the top of the page. */
export function SummaryStep() {
  const { t, language } = useTexts('steps');
  const title = documentStrings(language).summary;
  const binding = useMemo(
    () =>
      resumeBinding<string>({
        path: 'summary',
        label: t('summary.label'),
        read: ({ summary }) => summary,
        write: (resume: Resume, summary) => ({ ...resume, summary }),
      }),
    [t],
  );
  return (
    <StepFrame title={title} intro={t('summary.intro')}>
      <RichTextControl binding={binding} example={t('summary.example')} />
      <SummaryDoubt />
      <SummarySuggestions />
    </StepFrame>
  );
}
