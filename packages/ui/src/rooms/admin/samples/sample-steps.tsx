import type { SampleDetails } from '@vitae/api/contract';
import { readDocument } from '@vitae/domain';
import { CalendarClock, Ellipsis, EyeOff, RotateCcw, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { callApi } from '../../../base/session/start-session.ts';
import {
  Button,
  Callout,
  Dialog,
  Field,
  IconButton,
  Menu,
  TextInput,
  toast,
  type MenuEntry,
} from '../../../parts/components/index.ts';
import { ReasonDialog, ReasonForm, type ReasonedStep } from '../reason-dialog.tsx';
import { keepCopy } from './working-copy.ts';
import { publicSamplePath, refreshSamples } from './sample-texts.ts';

type Content = SampleDetails['content'];
type Step = 'publish' | 'withdraw' | 'discard' | 'delete' | 'restore';

interface SampleStepsProps {
  sample: SampleDetails;
  content: Content;
  isDirty: boolean;
  onChanged: (sample: SampleDetails) => void;
}

const isWhole = ({ title, category, jobTitle, family, points }: Content): boolean =>
  [title, category, jobTitle, family].every((text) => text.trim() !== '') &&
  points.every(({ at, text }) => at !== '' && text.trim() !== '');

/** What can be done with a sample as it stands. */
export function SampleSteps({ sample, content, isDirty, onChanged }: SampleStepsProps) {
  const { t } = useTexts('admin');
  const [step, setStep] = useState<ReasonedStep | null>(null);
  const [isScheduling, setScheduling] = useState(false);
  const [problem, setProblem] = useState('');
  const { kind, slug, revision, state, hasDraft } = sample;
  const named = { kind, slug, revision };
  const changed = (next: SampleDetails, title: string) => {
    onChanged(next);
    refreshSamples();
    toast({ title, tone: 'good' });
  };
  /** After a refusal what is newest is shown beside what was typed. */
  const call = async (work: () => Promise<SampleDetails>, title: string, keepsDocument = true) => {
    try {
      const next = await work();
      if (keepsDocument) keepCopy(sample, next);
      changed(next, title);
    } catch (error) {
      refreshSamples();
      throw error;
    }
  };
  const move = (to: Step, title: string, at?: string) => (reason: string) =>
    call(
      () => callApi((api) => api.admin.samples.move({ ...named, step: to, reason, ...(at !== undefined && { at }) })),
      title,
      to !== 'discard',
    );
  const save = () => {
    setProblem(isWhole(content) ? '' : t('sample.wrong'));
    if (!isWhole(content)) return;
    setStep({
      title: t('sample.saveTitle'),
      hint: t('sample.saveHint'),
      action: t('sample.save'),
      act: (reason) =>
        call(
          () =>
            callApi((api) =>
              api.admin.samples.save({
                ...named,
                reason,
                content: { ...content, document: { ...readDocument(content.document) } },
              }),
            ),
          t('sample.saved'),
        ),
    });
  };
  const publish: ReasonedStep = {
    title: t('sample.publishTitle'),
    hint: t('sample.publishHint', { path: publicSamplePath(sample) }),
    action: t('sample.publish'),
    act: move('publish', t('sample.published')),
  };
  const isShown = state === 'published';
  const more: MenuEntry[] = [
    ...(!isShown || hasDraft
      ? [{ label: t('sample.schedule'), icon: CalendarClock, onSelect: () => setScheduling(true), disabled: isDirty }]
      : []),
    ...(hasDraft
      ? [
          {
            label: t('sample.discard'),
            icon: Undo2,
            onSelect: () =>
              setStep({
                title: t('sample.discardTitle'),
                hint: t('sample.discardHint'),
                action: t('sample.discard'),
                isDanger: true,
                typed: { label: t('sample.discardName', { name: slug }), name: slug },
                act: move('discard', t('sample.discarded')),
              }),
          },
        ]
      : []),
    ...(state === 'draft'
      ? []
      : [
          {
            label: t('sample.withdraw'),
            icon: EyeOff,
            onSelect: () =>
              setStep({
                title: t('sample.withdrawTitle'),
                hint: t('sample.withdrawHint'),
                action: t('sample.withdraw'),
                act: move('withdraw', t('sample.withdrawn')),
              }),
          },
        ]),
    {
      label: t('sample.remove'),
      icon: Trash2,
      danger: true,
      onSelect: () =>
        setStep({
          title: t('sample.removeTitle'),
          hint: t('sample.removeHint'),
          action: t('sample.remove'),
          isDanger: true,
          typed: { label: t('sample.removeName', { name: slug }), name: slug },
          act: move('delete', t('sample.removed')),
        }),
    },
  ];
  if (state === 'deleted')
    return (
      <>
        <Button
          icon={RotateCcw}
          onClick={() =>
            setStep({
              title: t('sample.restoreTitle'),
              hint: t('sample.restoreHint'),
              action: t('sample.restore'),
              act: move('restore', t('sample.restored')),
            })
          }
        >
          {t('sample.restore')}
        </Button>
        <ReasonDialog step={step} onClose={() => setStep(null)} />
      </>
    );
  return (
    <div className="flex flex-col items-end gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {(!isShown || hasDraft) && (
          <Button variant={isDirty ? 'secondary' : 'primary'} disabled={isDirty} onClick={() => setStep(publish)}>
            {t('sample.publish')}
          </Button>
        )}
        <Button variant={isDirty ? 'primary' : 'secondary'} disabled={!isDirty} onClick={save}>
          {t('sample.save')}
        </Button>
        <Menu label={t('sample.more')} align="end" items={more}>
          {(props) => <IconButton {...props} icon={Ellipsis} label={t('sample.more')} />}
        </Menu>
      </div>
      {problem && (
        <Callout tone="danger" role="alert">
          {problem}
        </Callout>
      )}
      <ReasonDialog step={step} onClose={() => setStep(null)} />
      <Dialog
        open={isScheduling}
        onOpenChange={setScheduling}
        title={t('sample.scheduleTitle')}
        description={t('sample.scheduleHint')}
        size="sm"
      >
        {isScheduling && (
          <ScheduleForm
            onClose={() => setScheduling(false)}
            schedule={(at, reason) => move('publish', t('sample.scheduled'), at)(reason)}
          />
        )}
      </Dialog>
    </div>
  );
}

interface ScheduleFormProps {
  onClose: () => void;
  schedule: (at: string, reason: string) => Promise<void>;
}

function ScheduleForm({ onClose, schedule }: ScheduleFormProps) {
  const { t } = useTexts('admin');
  const [at, setAt] = useState('');
  const step = {
    action: t('sample.schedule'),
    check: () => (Date.parse(at) > Date.now() ? '' : t('sample.scheduleWrong')),
    act: (reason: string) => schedule(new Date(at).toISOString(), reason),
  };
  return (
    <ReasonForm step={step} onClose={onClose}>
      <Field label={t('sample.scheduleAt')}>
        <TextInput
          type="datetime-local"
          value={at}
          className="scheme-light dark:scheme-dark"
          onChange={({ currentTarget: { value } }) => setAt(value)}
        />
      </Field>
    </ReasonForm>
  );
}
