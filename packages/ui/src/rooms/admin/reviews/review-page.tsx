import type { QueuedReview } from '@vitae/api/contract';
import { momentText } from '../../../base/day-text.ts';
import { textsOfKind } from '../../../base/documents/kind-texts.ts';
import { reportBodyOf, type ReportBody } from '../../../base/evaluation/kept-reports.ts';
import { failureText } from '../../../base/forms/failure-text.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { useRemote } from '../../../base/remote/use-remote.ts';
import { useParams } from '../../../base/router/index.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { Button, Callout, toast } from '../../../parts/components/index.ts';
import { DetailFrame } from '../detail-frame.tsx';
import { Panel } from '../facts.tsx';
import { RecordList } from '../record/record-list.tsx';
import { Answer, refreshReview } from './answer.tsx';
import { ReviewBadge } from './review-badge.tsx';

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
      .finally(refreshReview);
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
