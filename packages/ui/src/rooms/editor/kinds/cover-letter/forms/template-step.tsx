import { resumeKind, type AnyDocument } from '@vitae/domain';
import { useChange as useAnyChange } from '../../../../../base/editor/index.ts';
import { useDocuments } from '../../../../../base/documents/use-documents.ts';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { Switch } from '../../../../../parts/components/index.ts';
import { DesignPanel, type Change } from '../../../design/design-panel.tsx';
import { StepFrame } from '../../../screen/step-frame.tsx';
import { useChange, useDocument } from '../hooks.ts';
import { isLookKept } from '../resume/is-look-kept.ts';

/** `template`: the look of the letter, either its own or that of its resume. */
export function TemplateStep() {
  const { t } = useTexts('editor');
  // Synchronous with the change: a slider or a choice that updates later loses the keys in between.
  const letter = useDocument((whole) => whole);
  const apply = useAnyChange();
  const change: Change = (label, update, key) =>
    apply(label, (document): AnyDocument => withoutFollowing(document, update(document)), key);
  return (
    <StepFrame title={t('steps.names.template')} intro={t('template.intro')}>
      <FollowSwitch />
      <DesignPanel doc={letter} change={change} hasDates={false} />
    </StepFrame>
  );
}

/** A letter whose look is changed by hand no longer follows its resume. */
const withoutFollowing = (before: AnyDocument, after: AnyDocument): AnyDocument =>
  after.kind === 'coverletter' && after.followsLook && !isLookKept(before, after)
    ? { ...after, followsLook: false }
    : after;

/** Whether the letter looks like its resume. */
function FollowSwitch() {
  const { t } = useTexts('letter');
  const [list] = useDocuments(resumeKind.key);
  const { resumeId, followsLook } = useDocument((letter) => letter);
  const change = useChange();
  if (list.status !== 'ready') return null;
  const resume = list.documents.find(({ id }) => id === resumeId);
  if (!resume) return list.documents.length > 0 ? <p className="text-13 text-ink-faint">{t('look.noResume')}</p> : null;
  return (
    <div data-path="followsLook">
      <Switch
        label={t('look.follow', { title: resume.title })}
        hint={t('look.followHint')}
        checked={followsLook}
        onCheckedChange={(on) => change(t('undo.follow'), (letter) => ({ ...letter, followsLook: on }))}
      />
    </div>
  );
}
