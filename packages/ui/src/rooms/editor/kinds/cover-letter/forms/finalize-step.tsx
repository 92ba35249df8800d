import { useChange, useEditor } from '../../../../../base/editor/index.ts';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { FinalizePanel } from '../../../export/finalize-panel.tsx';
import { usePreviewState } from '../../../screen/preview-host.tsx';
import { StepFrame } from '../../../screen/step-frame.tsx';
import { letterChecks } from '../checks/letter-checks.ts';
import { useOtherCompanies } from '../checks/use-other-companies.ts';
import { fieldName } from '../field-name.ts';
import { useSettledDocument } from '../hooks.ts';
import { useResumeOf } from '../resume/use-resume-of.ts';

/** `finalize`: the final checks, and the download. */
export function FinalizeStep() {
  const { t } = useTexts('editor');
  const { t: texts } = useTexts('letter');
  const { openField } = useEditor();
  const letter = useSettledDocument();
  const state = usePreviewState();
  const companies = useOtherCompanies(letter.id);
  return (
    <StepFrame title={t('steps.names.finalize')}>
      <FinalizePanel
        doc={letter}
        state={state}
        change={useChange()}
        onOpenField={openField}
        partner={useResumeOf(letter)}
        lacks={letterChecks(letter, companies, texts)}
        nameOf={fieldName}
      />
    </StepFrame>
  );
}
