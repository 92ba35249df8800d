import { templateOf } from '@vitae/templates';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { Switch } from '../../../../../parts/components/index.ts';
import { withTokens } from '../../../design/design-changes.ts';
import { DesignPanel } from '../../../design/design-panel.tsx';
import { AutoFit } from '../design/auto-fit.tsx';
import { EntrySettings, LevelChoice } from '../design/entry-settings.tsx';
import { SectionOrder } from '../design/section-order.tsx';
import { useChange, useDocument } from '../hooks.ts';
import { useChange as useAnyChange } from '../../../../../base/editor/index.ts';
import { usePreviewState } from '../../../screen/preview-host.tsx';
import { StepFrame } from '../../../screen/step-frame.tsx';

/** `template`: the look of the pages. */
export function TemplateStep() {
  const { t } = useTexts('editor');
  const { t: words } = useTexts('preview');
  // Synchronous with the change: a slider or a choice that updates later loses the keys in between.
  const resume = useDocument((whole) => whole);
  const change = useChange();
  const { frame } = usePreviewState();
  const noPhoto = !templateOf(resume.template.id).photo
    ? 'design.photoNotDrawn'
    : resume.basics.photo
      ? null
      : 'design.photoMissing';
  return (
    <StepFrame title={t('steps.names.template')} intro={t('template.intro')}>
      <DesignPanel
        doc={resume}
        change={useAnyChange()}
        choicesOfPage={<LevelChoice resume={resume} change={change} />}
        ofPage={
          <>
            <AutoFit resume={resume} change={change} fit={frame?.fit ?? 0} />
            <EntrySettings resume={resume} change={change} />
            <Switch
              label={words('design.photo')}
              hint={noPhoto ? words(noPhoto) : undefined}
              disabled={noPhoto !== null}
              checked={noPhoto === null && resume.template.tokens.showPhoto !== false}
              onCheckedChange={(shown) =>
                change(words('undo.photo'), (current) => withTokens(current, { showPhoto: shown ? null : false }))
              }
            />
          </>
        }
        sections={<SectionOrder resume={resume} change={change} />}
      />
    </StepFrame>
  );
}
