import type { QueuedReview } from '@vitae/api/contract';
import { Inbox } from 'lucide-react';
import { useRef } from 'react';
import { momentText } from '../../../base/day-text.ts';
import { textsOfKind } from '../../../base/documents/kind-texts.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { useRemotePages } from '../../../base/remote/use-remote.ts';
import { Link } from '../../../base/router/index.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { EmptyState, Segmented } from '../../../parts/components/index.ts';
import { PageHeader } from '../../../parts/page-header.tsx';
import { oneOf, useListAddress } from '../list/use-list-address.ts';
import { useRowKeys } from '../list/use-row-keys.ts';
import { MoreButton } from '../more-button.tsx';
import { RemotePart } from '../remote-part.tsx';
import { inOrder } from './in-order.ts';
import { ReviewBadge } from './review-badge.tsx';

const views = ['waiting', 'mine', 'all'] as const;
type View = (typeof views)[number];

/** Which reviews a view shows: the server sends them oldest first, whatever their state. */
const isIn: Readonly<Record<View, (review: QueuedReview) => boolean>> = {
  waiting: ({ state }) => state === 'paid' || state === 'covered',
  mine: ({ isMine, state }) => isMine && state === 'in-review',
  all: () => true,
};

/** The queue of experts: what waits, what is taken, and what is over. */
export function QueuePage() {
  const { t } = useTexts('admin');
  const { value, change } = useListAddress();
  const view = oneOf(value('view'), views);
  const table = useRef<HTMLTableElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useRowKeys({ table, search });
  const remote = useRemotePages({
    key: ['admin reviews', view],
    load: async (after) => {
      const from = typeof after === 'string' ? { after } : {};
      if (view !== 'waiting')
        return callApi((api) => api.admin.evaluations.list(view === 'mine' ? { ...from, state: 'in-review' } : from));
      const [paid, covered] = await Promise.all([
        callApi((api) => api.admin.evaluations.list({ ...from, state: 'paid' })),
        callApi((api) => api.admin.evaluations.list({ ...from, state: 'covered' })),
      ]);
      return inOrder([paid, covered]);
    },
    next: ({ reviews, more }) => (more ? (reviews.at(-1)?.id ?? null) : null),
  });
  return (
    <>
      <PageHeader title={t('reviews.title')} intro={t('reviews.intro')} />
      <div className="mt-5 flex flex-col gap-3">
        <Segmented
          label={t('reviews.state')}
          className="self-start"
          value={view}
          onValueChange={(next) => change({ view: next === 'waiting' ? '' : next })}
          options={views.map((one) => ({ value: one, label: t(`reviews.${one}`) }))}
        />
        <RemotePart remote={remote} failed={t('reviews.failed')}>
          {({ pages }) => {
            const rows = pages.flatMap((page) => page.reviews).filter(isIn[view]);
            return rows.length === 0 ? (
              <EmptyState icon={Inbox} title={t('reviews.none')}>
                {t('reviews.noneHint')}
              </EmptyState>
            ) : (
              <div className="overflow-x-auto rounded-card border border-line bg-surface">
                <table ref={table} aria-label={t('reviews.title')} className="w-full text-14">
                  <thead>
                    <tr className="border-b border-line bg-surface-sunken text-start text-12 text-ink-faint">
                      <th className="px-4 py-2 font-medium">{t('reviews.requested')}</th>
                      <th className="px-3 py-2 font-medium">{t('reviews.state')}</th>
                      <th className="px-3 py-2 font-medium max-sm:hidden">{t('reviews.kind')}</th>
                      <th className="px-3 py-2 text-end font-medium">{t('reviews.score')}</th>
                      <th className="px-3 py-2 font-medium max-md:hidden">{t('reviews.changed')}</th>
                    </tr>
                  </thead>
                  <tbody className="divide-y divide-line">
                    {rows.map((review) => (
                      <Row key={review.id} review={review} />
                    ))}
                  </tbody>
                </table>
              </div>
            );
          }}
        </RemotePart>
        <MoreButton remote={remote} />
      </div>
    </>
  );
}

function Row({ review }: { review: QueuedReview }) {
  const { t, language } = useTexts('admin');
  return (
    <tr data-row={review.id} className="hover:bg-surface-hover has-focus-visible:bg-surface-hover">
      <td className="px-4 py-2.5">
        <Link to={`/admin/evaluations/${review.id}`} data-row-link className="font-medium hover:underline">
          {momentText(review.requestedAt, language)}
        </Link>
      </td>
      <td className="px-3 py-2.5">
        <ReviewBadge review={review} />
      </td>
      <td className="px-3 py-2.5 max-sm:hidden">{t(`reviews.kinds.${textsOfKind(review.kind)}`)}</td>
      <td className="px-3 py-2.5 text-end tabular-nums">{review.score === null ? '–' : Math.round(review.score)}</td>
      <td className="px-3 py-2.5 max-md:hidden">{momentText(review.changedAt, language)}</td>
    </tr>
  );
}
