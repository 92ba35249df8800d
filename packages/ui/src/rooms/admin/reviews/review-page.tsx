import type { QueuedReview } from '@vitae/api/contract';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { momentText } from '../../../base/day-text.ts';
import { textsOfKind } from '../../../base/documents/kind-texts.ts';
import { reportBodyOf, type ReportBody } from '../../../base/evaluation/kept-reports.ts';
import { failureText } from '../../../base/forms/failure-text.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { remoteClient } from '../../../base/remote/remote-client.ts';
import { useRemote } from '../../../base/remote/use-remote.ts';
import { useParams } from '../../../base/router/index.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { Button, Callout, Dialog, Field, IconButton, TextArea, toast } from '../../../parts/components/index.ts';
import { checkWords } from '../../../parts/evaluation/check-words.ts';
import { ReportFindings } from '../../../parts/evaluation/report-findings.tsx';
import { ReportPages } from '../../../parts/evaluation/report-pages.tsx';
import { DetailFrame } from '../detail-frame.tsx';
import { Panel } from '../facts.tsx';
import { ReasonDialog, type ReasonedStep } from '../reason-dialog.tsx';
import { RecordList } from '../record/record-list.tsx';
import { ReviewBadge } from './review-badge.tsx';

/** Pictures of a file's pages stay on the device that made the report. */
const noPictures: readonly (string | null)[] = [];

type Note = QueuedReview['notes'][number];

const refresh = () =>
  void remoteClient().invalidateQueries({
    predicate: ({ queryKey: [, name] }) => typeof name === 'string' && /^admin (reviews?|record)$/.test(name),
  });

/** An expert review: take it, read the document, write the answer, deliver it. */
export function ReviewPage() {
  const { t } = useTexts('admin');
  const { id = '' } = useParams();
  const remote = useRemote({
    key: ['admin review', id],
    load: () => callApi((api) => api.admin.evaluations.get({ id })),
  });
  return (
    <DetailFrame back="/admin/evaluations" backText={t('review.back')} remote={remote} failed={t('review.failed')}>
      {({ review, body }) => (
        <Review key={`${review.id} ${review.state}`} review={review} body={body && reportBodyOf(body)} />
      )}
    </DetailFrame>
  );
}

function Review({ review, body }: { review: QueuedReview; body: ReportBody | null }) {
  const { t, language } = useTexts('admin');
  const { id, state, isMine } = review;
  const isWaiting = state === 'paid' || state === 'covered';
  const isWriting = isMine && state === 'in-review';
  const take = () =>
    void callApi((api) => api.admin.evaluations.take({ id }))
      .then(
        () => toast({ title: t('review.taken'), tone: 'good' }),
        (error: unknown) => toast({ title: t('review.notDone'), description: failureText(error), tone: 'danger' }),
      )
      .finally(refresh);
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="text-24">{t('review.title')}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-14 text-ink-soft">
            <ReviewBadge review={review} />
            {t(`reviews.kinds.${textsOfKind(review.kind)}`)} · {momentText(review.requestedAt, language)}
          </p>
        </div>
        {isWaiting && (
          <Button variant="primary" onClick={take}>
            {t('review.take')}
          </Button>
        )}
      </header>
      {isWaiting && <Callout>{t('review.takeHint')}</Callout>}
      {state === 'in-review' && !isMine && <Callout tone="notice">{t('review.notMine')}</Callout>}
      {(state === 'delivered' || state === 'cancelled' || state === 'refunded') && (
        <Callout>{t('review.over')}</Callout>
      )}
      {isMine && (
        <Panel title={t('review.question')}>
          <p dir="auto" className="text-14 break-words whitespace-pre-wrap">
            {review.question || t('review.noQuestion')}
          </p>
        </Panel>
      )}
      {isWriting && <Answer review={review} body={body} />}
      <section className="flex flex-col gap-3">
        <h2 className="text-16">{t('document.record')}</h2>
        <RecordList subjects={[`review ${id}`]} />
      </section>
    </div>
  );
}

const pastTense = { handBack: 'handedBack', decline: 'declined' } as const;
type GivingUp = keyof typeof pastTense;

/** The document with its findings, and the answer to it. */
function Answer({ review, body }: { review: QueuedReview; body: ReportBody | null }) {
  const { t } = useTexts('admin');
  const { id } = review;
  const ending = id.slice(-8);
  const [chosen, setChosen] = useState<string | null>(null);
  const [letter, setLetter] = useState(review.letter);
  const [notes, setNotes] = useState<readonly Note[]>(review.notes);
  const [stored, setStored] = useState({ letter: review.letter, notes: review.notes, changedAt: review.changedAt });
  const [busy, setBusy] = useState(false);
  const [isDelivering, setDelivering] = useState(false);
  const [step, setStep] = useState<ReasonedStep | null>(null);
  const isSaved = letter === stored.letter && JSON.stringify(notes) === JSON.stringify(stored.notes);
  const attempt = async (act: () => Promise<string>) => {
    setBusy(true);
    try {
      toast({ title: await act(), tone: 'good' });
    } catch (error) {
      toast({ title: t('review.notDone'), description: failureText(error), tone: 'danger' });
    } finally {
      setBusy(false);
      setDelivering(false);
    }
  };
  const save = async () => {
    const written = { letter, notes: notes.filter(({ text }) => text.trim() !== '') };
    const { changedAt } = await callApi((api) =>
      api.admin.evaluations.annotate({ id, changedAt: stored.changedAt, ...written }),
    );
    setNotes(written.notes);
    setStored({ ...written, changedAt });
  };
  /** What is on the screen is what goes out, or stays with the review. */
  const deliver = () =>
    attempt(async () => {
      if (!isSaved) await save();
      await callApi((api) => api.admin.evaluations.deliver({ id }));
      refresh();
      return t('review.delivered');
    });
  const giveUp = (how: GivingUp): ReasonedStep => ({
    title: t(`review.${how}Title`),
    hint: t(`review.${how}Hint`),
    action: t(`review.${how}`),
    isDanger: how === 'decline',
    // Nobody can take that back: the money is on its way.
    ...(how === 'decline' && { typed: { name: ending, label: t('payment.refundId', { name: ending }) } }),
    act: async (reason) => {
      if (!isSaved && how === 'handBack') await save();
      await callApi((api) => api.admin.evaluations[how]({ id, reason })).finally(refresh);
      toast({ title: t(`review.${pastTense[how]}`), tone: 'good' });
    },
  });
  const titleOf = ({ check }: Note) =>
    check === null ? t('review.noteGeneral') : t('review.noteOn', { title: checkWords(check, 'title') });
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div className="flex min-w-0 flex-col gap-5">
        {body && (
          <>
            <ReportPages
              body={body}
              pictures={noPictures}
              findings={body.report.findings}
              chosen={chosen}
              onChoose={setChosen}
            />
            <ReportFindings report={body.report} ignored={body.ignored} chosen={chosen} onChoose={setChosen} />
          </>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-5 xl:sticky xl:top-5">
        <Panel title={t('review.letter')}>
          <Field label={t('review.letter')} labelHidden hint={t('review.letterHint')}>
            <TextArea
              rows={9}
              maxLength={20_000}
              value={letter}
              onChange={(event) => setLetter(event.currentTarget.value)}
            />
          </Field>
        </Panel>
        <Panel title={t('review.notes')}>
          <p className="text-13 text-ink-soft">{t('review.choose')}</p>
          {notes.map((note, index) => (
            <div key={index} className="flex items-start gap-2">
              <Field label={titleOf(note)} className="flex-1">
                <TextArea
                  rows={2}
                  maxLength={2_000}
                  value={note.text}
                  onChange={({ currentTarget: { value } }) =>
                    setNotes(notes.map((one, at) => (at === index ? { ...one, text: value } : one)))
                  }
                />
              </Field>
              <IconButton
                label={t('review.removeNote', { number: index + 1 })}
                icon={Trash2}
                size="sm"
                className="mt-6"
                onClick={() => setNotes(notes.filter((_, at) => at !== index))}
              />
            </div>
          ))}
          <div className="flex flex-wrap gap-2">
            {chosen !== null && (
              <Button icon={Plus} size="sm" onClick={() => setNotes([...notes, { check: chosen, text: '' }])}>
                {t('review.noteOn', { title: checkWords(chosen, 'title') })}
              </Button>
            )}
            <Button icon={Plus} size="sm" onClick={() => setNotes([...notes, { check: null, text: '' }])}>
              {t('review.addGeneral')}
            </Button>
          </div>
        </Panel>
        <div className="flex flex-wrap items-center gap-2">
          <Button disabled={busy || isSaved} onClick={() => void attempt(() => save().then(() => t('review.saved')))}>
            {t('review.save')}
          </Button>
          <Button variant="primary" disabled={busy || letter.trim() === ''} onClick={() => setDelivering(true)}>
            {t('review.deliver')}
          </Button>
          <span className="flex-1" />
          <Button variant="ghost" disabled={busy} onClick={() => setStep(giveUp('handBack'))}>
            {t('review.handBack')}
          </Button>
          <Button variant="ghost" disabled={busy} onClick={() => setStep(giveUp('decline'))}>
            {t('review.decline')}
          </Button>
        </div>
        <p role="status" className="text-13 text-ink-faint">
          {t(isSaved ? 'review.saved' : 'review.unsaved')}
        </p>
      </div>
      <Dialog
        open={isDelivering}
        onOpenChange={setDelivering}
        title={t('review.deliverTitle')}
        description={t('review.deliverHint')}
        size="sm"
        footer={
          <>
            <Button onClick={() => setDelivering(false)}>{t('reason.cancel')}</Button>
            <Button variant="primary" disabled={busy} onClick={() => void deliver()}>
              {t('review.deliver')}
            </Button>
          </>
        }
      />
      <ReasonDialog step={step} onClose={() => setStep(null)} />
    </div>
  );
}
