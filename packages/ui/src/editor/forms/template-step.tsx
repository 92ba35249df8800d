import { useTranslation } from 'react-i18next';
import { DesignPanel } from '../../desk/design-panel.tsx';
import { OtherConflicts } from '../controls/conflict-note.tsx';
import { useChange, useDocument } from '../state/index.ts';
import { StepFrame } from './step-frame.tsx';

/** `template`: the look of the pages. */
export function TemplateStep() {
  const { t } = useTranslation('editor');
  // In step with the change: a slider or a choice that follows later loses the keys between.
  const resume = useDocument((whole) => whole);
  const change = useChange();
  return (
    <StepFrame title={t('steps.names.template')} intro={t('template.intro')}>
      <OtherConflicts under={['template']} shown={() => false} />
      <DesignPanel resume={resume} change={change} />
    </StepFrame>
  );
}
