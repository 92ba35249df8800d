import { useTexts } from '../../../../../base/i18n/index.ts';
import { FinalizePanel, type Finding } from '../../../export/finalize-panel.tsx';
import { usePreviewState } from '../../../screen/preview-host.tsx';
import { useChange, useEditor } from '../../../../../base/editor/index.ts';
import { arrangedSections } from '../design/arranged-sections.ts';
import { doubtWords } from '../findings/doubt-words.ts';
import { entryDoubts } from '../findings/entry-doubts.ts';
import { useSettledDocument } from '../hooks.ts';
import { fieldName } from '../field-name.ts';
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
  const { basics } = resume;
  const { main, side } = arrangedSections(resume);
  const lacks: Finding[] = [
    ...(basics.fullName.trim() ? [] : [{ words: words('finalize.noName'), path: 'basics.fullName' }]),
    ...(basics.email.trim() || basics.phone.trim()
      ? []
      : [{ words: words('finalize.noContact'), path: 'basics.email' }]),
    ...[...main, ...side].flatMap((section) =>
      entryDoubts(section).map((doubt) => ({
        words: t('doubts.of', { entry: doubt.entry || section.heading, doubt: doubtWords(doubt, t) }),
        path: doubt.path,
      })),
    ),
    ...([...main, ...side].some(({ key }) => key !== 'summary') ? [] : [{ words: words('finalize.noEntries') }]),
  ];
  return (
    <StepFrame title={t('steps.names.finalize')}>
      <FinalizePanel
        doc={resume}
        state={state}
        change={change}
        onOpenField={openField}
        ofTailoring={<WriteLetter />}
        lacks={lacks}
        nameOf={(path) => fieldName(resume, path, words)}
      />
    </StepFrame>
  );
}
