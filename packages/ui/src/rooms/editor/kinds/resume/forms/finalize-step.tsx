import { useTexts } from '../../../../../base/i18n/index.ts';
import { FinalizePanel } from '../../../export/finalize-panel.tsx';
import type { Finding } from '../../../export/finding-list.tsx';
import { usePreviewState } from '../../../screen/preview-host.tsx';
import { useChange, useEditor } from '../../../../../base/editor/index.ts';
import { arrangedSections } from '../design/arranged-sections.ts';
import { missingFacts } from '../findings/missing-facts.ts';
import { resumeDoubts } from '../findings/resume-doubts.ts';
import { useKeptPhrases } from '../findings/use-kept-phrases.ts';
import { useSettledDocument } from '../hooks.ts';
import { fieldName } from '../field-name.ts';
import { MakeVariantButton } from './make-variant-button.tsx';
import { useLetterOf } from '../use-letter-of.ts';
import { WriteLetter } from './write-letter.tsx';
import { StepFrame } from '../../../screen/step-frame.tsx';

/** `finalize`: the last look, and the file. */
export function FinalizeStep() {
  const { t } = useTexts('editor');
  const { t: words } = useTexts('preview');
  const { openField } = useEditor();
  const resume = useSettledDocument();
  const state = usePreviewState();
  const change = useChange();
  useKeptPhrases(true);
  const { basics } = resume;
  const { main, side } = arrangedSections(resume);
  const lacks: Finding[] = [
    ...(basics.email.trim() || basics.phone.trim()
      ? []
      : [{ words: words('finalize.noContact'), path: 'basics.email' }]),
    ...resumeDoubts(resume, words),
    ...missingFacts([...main, ...side], words),
    ...([...main, ...side].some(({ key }) => key !== 'summary') ? [] : [{ words: words('finalize.noEntries') }]),
  ];
  return (
    <StepFrame title={t('steps.names.finalize')}>
      <FinalizePanel
        doc={resume}
        state={state}
        change={change}
        onOpenField={openField}
        ofTailoring={
          <>
            <MakeVariantButton />
            <WriteLetter />
          </>
        }
        partner={useLetterOf(resume.id)}
        lacks={lacks}
        nameOf={(path) => fieldName(resume, path, words)}
      />
    </StepFrame>
  );
}
