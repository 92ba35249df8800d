import { documentStrings, type Resume } from '@vitae/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { resumeBinding } from '../bindings.ts';
import { RichTextControl } from '../../../controls/rich-text-control.tsx';
import { SummarySuggestions } from '../phrases/summary-suggestions.tsx';
import { StepFrame } from '../../../screen/step-frame.tsx';

/** The few sentences at the top of the page. */
export function SummaryStep() {
  const { t, i18n } = useTranslation('editor');
  const title = documentStrings(i18n.language).summary;
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
      <SummarySuggestions />
    </StepFrame>
  );
}
