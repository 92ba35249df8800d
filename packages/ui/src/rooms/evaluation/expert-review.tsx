import { ApiFailure } from '@vitae/api/client';
import type { ExpertReview as Review } from '@vitae/api/contract';
import type { Finding } from '@vitae/evaluation/report';
import { useEffect, useState } from 'react';
import type { ReportBody } from '../../base/evaluation/kept-reports.ts';
import { failureText } from '../../base/forms/failure-text.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { useLocation } from '../../base/router/index.ts';
import { callApi } from '../../base/session/start-session.ts';
import { Badge, Button, Callout, classNames, Field, TextArea, toast } from '../../parts/components/index.ts';
import { PayLink } from '../../parts/pricing/pay-link.tsx';
import { checkWords } from '../../parts/evaluation/check-words.ts';
import { NoteLetter, PlaceText } from '../../parts/evaluation/note-place.tsx';
import { letteredNotes, noteId } from '../../parts/evaluation/page-places.ts';

/** What an account can do about the expert review of one evaluation. */
export interface ReviewCalls {
  get: (id: string) => Promise<{ review: Review | null; isOffered: boolean }>;
  request: (id: string, question: string) => Promise<Review>;
  cancel: (id: string) => Promise<Review>;
}

const accountCalls: ReviewCalls = {
  get: (id) => callApi((api) => api.evaluations.review.get({ id })),
  request: (id, question) => callApi((api) => api.evaluations.review.request({ id, question })),
  cancel: (id) => callApi((api) => api.evaluations.review.cancel({ id })),
};

/** Where a review of a report is bought, and which page it leads back to. */
const buyPath = (report: string, at: string): string =>
  `/payment?${new URLSearchParams({ plan: 'review', report, at }).toString()}`;
const longestQuestion = 2_000;

export interface ExpertReviewProps {
  /** Of a report that the account keeps. */
  id: string;
  findings: readonly Finding[];
  /** The pages that were evaluated, as far as they were kept. */
  pages: ReportBody['pages'];
  /** The finding or the note that is chosen. */
  chosen: string | null;
  onChoose: (id: string) => void;
  /** Called with the expert's notes once there is an answer. */
  onNotes: (notes: Review['notes']) => void;
  calls?: ReviewCalls;
}

/** An expert's answer to an evaluation, or how to ask for one; nothing where there is none and none can be asked for. */
export function ExpertReview({
  id,
  findings,
  pages,
  chosen,
  onChoose,
  onNotes,
  calls = accountCalls,
}: ExpertReviewProps) {
  const { t } = useTexts('report');
  const { pathname } = useLocation();
  const [known, setKnown] = useState<{ review: Review | null; isOffered: boolean } | null>(null);
  const [look, setLook] = useState(0);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isWanted = true;
    calls.get(id).then(
      (now) => isWanted && setKnown(now),
      // Without a network, and for a report that the account does not keep, there is nothing to say.
      (error: unknown) => console.warn(error),
    );
    return () => {
      isWanted = false;
    };
  }, [calls, id, look]);
  const answered = known?.review?.notes;
  useEffect(() => {
    if (answered) onNotes(answered);
  }, [answered, onNotes]);
  if (!known) return null;
  const { review, isOffered } = known;
  if (!review && !isOffered) return null;
  const attempt = async (act: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      toast({ title: t('expert.failed'), description: failureText(error), tone: 'danger' });
    } finally {
      // A refusal may have another state behind it, such as a review that is not paid for yet.
      setLook((count) => count + 1);
      setBusy(false);
    }
  };
  const state = review?.state;
  const canAsk = isOffered && (!state || state === 'delivered' || state === 'cancelled' || state === 'refunded');
  return (
    <section aria-labelledby="expert" className="flex max-w-2xl flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="expert" className="text-20">
          {t('expert.title')}
        </h2>
        {state && <Badge>{t(`expert.states.${state}`)}</Badge>}
      </div>
      {state && <p className="text-14 text-ink-soft">{t(`expert.says.${state}`)}</p>}
      {review && state === 'delivered' && (
        <Answer review={review} findings={findings} pages={pages} chosen={chosen} onChoose={onChoose} />
      )}
      {review?.question && state !== 'delivered' && (
        <blockquote dir="auto" className="border-s-2 border-line ps-3 text-14 break-words whitespace-pre-wrap">
          {review.question}
        </blockquote>
      )}
      {(state === 'requested' || state === 'paid' || state === 'covered') && (
        <div className="flex flex-wrap gap-2" data-not-printed>
          {state === 'requested' && isOffered && (
            <>
              <PayLink variant="primary" to={buyPath(id, pathname)}>
                {t('expert.buy')}
              </PayLink>
              <Button disabled={isBusy} onClick={() => void attempt(() => calls.request(id, review?.question ?? ''))}>
                {t('expert.continue')}
              </Button>
            </>
          )}
          <Button variant="ghost" disabled={isBusy} onClick={() => void attempt(() => calls.cancel(id))}>
            {t('expert.cancel')}
          </Button>
        </div>
      )}
      {canAsk && (
        <RequestForm
          isBusy={isBusy}
          onRequest={(question) =>
            void attempt(async () => {
              try {
                await calls.request(id, question);
              } catch (error) {
                // Not paid for yet is no failure: the next step is shown.
                const after = error instanceof ApiFailure && error.code === 'conflict' ? await calls.get(id) : null;
                if (after?.review?.state !== 'requested') throw error;
              }
            })
          }
        />
      )}
    </section>
  );
}

function RequestForm({ isBusy, onRequest }: { isBusy: boolean; onRequest: (question: string) => void }) {
  const { t } = useTexts('report');
  const [question, setQuestion] = useState('');
  return (
    <form
      data-not-printed
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onRequest(question.trim());
      }}
    >
      <p className="text-14">{t('expert.offer')}</p>
      <Field label={t('expert.question')} hint={t('expert.questionHint')}>
        <TextArea
          rows={3}
          maxLength={longestQuestion}
          value={question}
          onChange={({ currentTarget: { value } }) => setQuestion(value)}
        />
      </Field>
      <div>
        <Button type="submit" disabled={isBusy}>
          {t('expert.request')}
        </Button>
      </div>
    </form>
  );
}

/** The letter of the expert, and the notes by the place and the finding that each is about. */
function Answer({
  review: { letter, notes },
  findings,
  pages,
  chosen,
  onChoose,
}: Pick<ExpertReviewProps, 'findings' | 'pages' | 'chosen' | 'onChoose'> & { review: Review }) {
  const { t } = useTexts('report');
  const isFound = (check: string) => findings.some((finding) => finding.id === check);
  const linkClass = 'text-start font-medium text-accent-ink underline';
  return (
    <>
      <Callout title={t('expert.letter')}>
        <p dir="auto" className="break-words whitespace-pre-wrap">
          {letter}
        </p>
      </Callout>
      {notes.length > 0 && (
        <ul aria-label={t('expert.notes')} className="flex flex-col gap-3 text-14">
          {letteredNotes(notes).map(({ note: { check, text, place }, letter: mark }, index) => (
            <li
              key={index}
              data-note={noteId(index)}
              className={classNames(
                'scroll-mt-24 border-s-2 ps-3',
                chosen === noteId(index) ? 'border-accent' : 'border-line',
              )}
            >
              {place && (
                <button
                  type="button"
                  className="mb-0.5 flex items-baseline gap-2 text-start"
                  onClick={() => onChoose(noteId(index))}
                >
                  <NoteLetter letter={mark} />
                  <span className="min-w-0 break-words text-accent-ink underline">
                    <PlaceText place={place} pages={pages} />
                  </span>
                </button>
              )}
              {check !== null &&
                (isFound(check) ? (
                  <button type="button" className={linkClass} onClick={() => onChoose(check)}>
                    {checkWords(check, 'title')}
                  </button>
                ) : (
                  <p className="font-medium">{checkWords(check, 'title')}</p>
                ))}
              <p dir="auto" className="break-words whitespace-pre-wrap">
                {text}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
