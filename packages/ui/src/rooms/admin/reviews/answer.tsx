import { ApiFailure } from '@vitae/api/client';
import type { QueuedReview } from '@vitae/api/contract';
import { useEffect, useState } from 'react';
import type { ReportBody } from '../../../base/evaluation/kept-reports.ts';
import { failureText } from '../../../base/forms/failure-text.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { remoteClient } from '../../../base/remote/remote-client.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { Button, Dialog, Field, TextArea, toast } from '../../../parts/components/index.ts';
import { noteId, type PagePlace } from '../../../parts/evaluation/page-places.ts';
import { ReportFindings } from '../../../parts/evaluation/report-findings.tsx';
import { ReportPages } from '../../../parts/evaluation/report-pages.tsx';
import { ConflictCallout } from '../conflict-callout.tsx';
import { Panel } from '../facts.tsx';
import { ReasonDialog, type ReasonedStep } from '../reason-dialog.tsx';
import { keepDraft, keptDraft } from './answer-draft.ts';
import { AnswerNotes } from './answer-notes.tsx';
import { isBlank, mostNotes, withNote, type Note } from './notes.ts';

/** Pictures of a file's pages stay on the device that made the report. */
const noPictures: readonly (string | null)[] = [];

/** Fetches again what is shown of reviews and of the record. */
export const refreshReview = () =>
  void remoteClient().invalidateQueries({
    predicate: ({ queryKey: [, name] }) => typeof name === 'string' && /^admin (reviews?|record)$/.test(name),
  });

const pastTense = { handBack: 'handedBack', decline: 'declined' } as const;
type GivingUp = keyof typeof pastTense;

interface AnswerProps {
  review: QueuedReview;
  /** `null` if the report cannot be read. */
  body: ReportBody | null;
}

/** The document with its findings, and the answer to it. */
export function Answer({ review, body }: AnswerProps) {
  const { t } = useTexts('admin');
  const { id } = review;
  const ending = id.slice(-8);
  const [chosen, setChosen] = useState<string | null>(null);
  const [kept] = useState(() => keptDraft(id));
  const [letter, setLetter] = useState(kept?.letter ?? review.letter);
  const [notes, setNotes] = useState<readonly Note[]>(kept?.notes ?? review.notes);
  /** What the answer began with, or was saved as. A draft may have begun with what was saved elsewhere since. */
  const [stored, setStored] = useState({ ...review, changedAt: kept?.changedAt ?? review.changedAt });
  const [busy, setBusy] = useState(false);
  const [isDelivering, setDelivering] = useState(false);
  const [step, setStep] = useState<ReasonedStep | null>(null);
  const isSaved = letter === stored.letter && JSON.stringify(notes) === JSON.stringify(stored.notes);
  const isElsewhere = review.changedAt > stored.changedAt;
  const { changedAt: basis } = stored;
  useEffect(
    () => keepDraft(id, isSaved ? null : { changedAt: basis, letter, notes }),
    [id, isSaved, basis, letter, notes],
  );
  const take = (next: QueuedReview) => {
    setStored(next);
    setLetter(next.letter);
    setNotes(next.notes);
  };
  if (isElsewhere && isSaved) take(review);
  const attempt = async (act: () => Promise<string>) => {
    setBusy(true);
    try {
      toast({ title: await act(), tone: 'good' });
    } catch (error) {
      // What is there now is shown beside what was written here.
      if (error instanceof ApiFailure && error.code === 'conflict') refreshReview();
      toast({ title: t('review.notDone'), description: failureText(error), tone: 'danger' });
    } finally {
      setBusy(false);
      setDelivering(false);
    }
  };
  /** Resolves to when the answer was changed last. */
  const save = async (): Promise<string> => {
    const written = { letter, notes: notes.filter((note) => !isBlank(note)) };
    const next = await callApi((api) =>
      api.admin.evaluations.annotate({ id, changedAt: stored.changedAt, ...written }),
    );
    setNotes(written.notes);
    setStored({ ...next, ...written });
    return next.changedAt;
  };
  /** What is on the screen is what goes out, or stays with the review. */
  const deliver = () =>
    attempt(async () => {
      const changedAt = isSaved ? stored.changedAt : await save();
      await callApi((api) => api.admin.evaluations.deliver({ id, changedAt }));
      refreshReview();
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
      await callApi((api) => api.admin.evaluations[how]({ id, reason })).finally(refreshReview);
      keepDraft(id, null);
      toast({ title: t(`review.${pastTense[how]}`), tone: 'good' });
    },
  });
  const add = (note: Note) => {
    const { notes: next, at } = withNote(notes, note);
    setNotes(next);
    setChosen(noteId(at));
  };
  const place = (at: PagePlace) => add({ check: null, text: '', place: at });
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div className="flex min-w-0 flex-col gap-5">
        {body && (
          <>
            <ReportPages
              body={body}
              pictures={noPictures}
              findings={body.report.findings}
              notes={notes}
              {...(notes.length < mostNotes && { onPlace: place })}
              chosen={chosen}
              onChoose={setChosen}
            />
            <ReportFindings report={body.report} ignored={body.ignored} chosen={chosen} onChoose={setChosen} />
          </>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-5 xl:sticky xl:top-5 xl:max-h-[calc(100dvh-2.5rem)] xl:overflow-y-auto">
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
        <AnswerNotes
          notes={notes}
          pages={body?.pages ?? []}
          findings={body?.report.findings ?? []}
          chosen={chosen}
          onChoose={setChosen}
          onChange={setNotes}
          onAdd={add}
        />
        {isElsewhere && (
          <ConflictCallout onTheirs={() => take(review)} onMine={() => setStored(review)}>
            {t('review.elsewhere')}
          </ConflictCallout>
        )}
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
