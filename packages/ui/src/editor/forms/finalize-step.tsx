import { useTranslation } from 'react-i18next';
import { FinalizePanel } from '../../desk/finalize-panel.tsx';
import { usePreviewState } from '../screen/preview-host.tsx';
import { useChange, useEditor, useSettledDocument } from '../state/index.ts';
import { StepFrame } from './step-frame.tsx';

/** `finalize`: the last look, and the file. */
export function FinalizeStep() {
  const { t } = useTranslation('editor');
  const { openField } = useEditor();
  const resume = useSettledDocument();
  const state = usePreviewState();
  const change = useChange();
  return (
    <StepFrame title={t('steps.names.finalize')}>
      <FinalizePanel resume={resume} state={state} change={change} onOpenField={openField} />
    </StepFrame>
  );
}
