import type { QueuedReview } from '@vitae/api/contract';
import { Copy, Eye, Hand, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { textsOfKind } from '../../../base/documents/kind-texts.ts';
import { failureText } from '../../../base/forms/failure-text.ts';
import { momentText } from '../../../base/day-text.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { remoteClient } from '../../../base/remote/remote-client.ts';
import { Link, useNavigate } from '../../../base/router/index.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { Button, toast } from '../../../parts/components/index.ts';
import { PageHeader } from '../../../parts/page-header.tsx';
import { forEachRow } from '../for-each-row.ts';
import { copyText } from '../copy-text.ts';
import { AdminList, type ListPage } from '../list/admin-list.tsx';
import { adminColumnsOf } from '../list/admin-table.tsx';
import { oneOf, type ListAddress } from '../list/use-list-address.ts';
import { Moment } from '../moment.tsx';
import { ReasonDialog, type ReasonedStep } from '../reason-dialog.tsx';
import { ReviewBadge } from './review-badge.tsx';

const { columns, accessor } = adminColumnsOf<QueuedReview>();
const views = ['waiting', 'mine', 'all'] as const;
const pathOf = ({ id }: QueuedReview) => `/admin/evaluations/${id}`;
const isWaiting = ({ state }: QueuedReview) => state === 'paid' || state === 'covered';
const isTaken = ({ isMine, state }: QueuedReview) => isMine && state === 'in-review';

const queryOf = ({ value }: ListAddress) => ({
  search: value('search'),
  view: oneOf(value('view'), views),
  order: oneOf(value('order'), ['asc', 'desc'] as const),
});

async function load(address: ListAddress, from: { after?: string }): Promise<ListPage<QueuedReview>> {
  const { reviews, more, isCapped } = await callApi((api) =>
    api.admin.evaluations.list({ ...queryOf(address), ...from }),
  );
  return { rows: reviews, next: more ? (reviews.at(-1)?.id ?? null) : null, isCapped };
}

const refresh = () =>
  void remoteClient().invalidateQueries({
    predicate: ({ queryKey: [, name] }) => typeof name === 'string' && /^admin (reviews?|record)$/.test(name),
  });

/** The queue of experts: what waits, what is taken, and what is over. */
export function QueuePage() {
  const { t, language } = useTexts('admin');
  const navigate = useNavigate();
  const [step, setStep] = useState<ReasonedStep | null>(null);
  const shown = useMemo(
    () =>
      columns([
        accessor('requestedAt', {
          id: 'requested',
          header: t('reviews.requested'),
          enableSorting: true,
          sortDescFirst: true,
          cell: ({ row: { original: review } }) => (
            <Link to={pathOf(review)} data-row-link className="font-medium hover:underline">
              <Moment at={review.requestedAt} />
            </Link>
          ),
        }),
        accessor('state', {
          header: t('reviews.state'),
          enableSorting: false,
          cell: ({ row: { original: review } }) => <ReviewBadge review={review} />,
        }),
        accessor('kind', {
          header: t('reviews.kind'),
          enableSorting: false,
          cell: ({ getValue }) => t(`reviews.kinds.${textsOfKind(getValue())}`),
        }),
        accessor('score', {
          header: t('reviews.score'),
          enableSorting: false,
          cell: ({ getValue }) => {
            const score = getValue();
            return score === null ? '–' : Math.round(score);
          },
        }),
        accessor('changedAt', {
          id: 'changed',
          header: t('reviews.changed'),
          enableSorting: false,
          cell: ({ getValue }) => <Moment at={getValue()} />,
        }),
      ]),
    [t],
  );
  const take = (reviews: readonly QueuedReview[]) =>
    forEachRow(reviews, ({ id }) => callApi((api) => api.admin.evaluations.take({ id })), t('review.taken'))
      .catch((error: unknown) => toast({ title: t('review.notDone'), description: failureText(error), tone: 'danger' }))
      .finally(refresh);
  const handBack = (reviews: readonly QueuedReview[]) =>
    setStep({
      title: t('review.handBackTitle'),
      hint: t('review.handBackHint'),
      action: t('review.handBack'),
      act: (reason) =>
        forEachRow(
          reviews,
          ({ id }) => callApi((api) => api.admin.evaluations.handBack({ id, reason })),
          t('review.handedBack'),
        ).finally(refresh),
    });
  const ways = (reviews: readonly QueuedReview[]) => ({
    waiting: reviews.filter(isWaiting),
    taken: reviews.filter(isTaken),
  });
  return (
    <>
      <PageHeader title={t('reviews.title')} intro={t('reviews.intro')} />
      <AdminList
        list="reviews"
        label={t('reviews.title')}
        searchHint={t('reviews.searchHint')}
        columns={shown}
        optional={{ kind: t('reviews.kind'), score: t('reviews.score'), changed: t('reviews.changed') }}
        rowId={({ id }) => id}
        rowName={({ kind, requestedAt }) =>
          `${t(`reviews.kinds.${textsOfKind(kind)}`)}, ${momentText(requestedAt, language)}`
        }
        numbers={['score']}
        wideOnly={['kind', 'changed']}
        firstSort="requested"
        firstOrder="asc"
        filters={[
          {
            name: 'view',
            label: t('reviews.state'),
            options: views.map((view) => ({ value: view === 'waiting' ? '' : view, label: t(`reviews.${view}`) })),
          },
        ]}
        load={load}
        download={(address, reason) => callApi((api) => api.admin.evaluations.export({ ...queryOf(address), reason }))}
        actions={{
          ofRow: (review) => [
            { label: t('reviews.open'), icon: Eye, onSelect: () => void navigate(pathOf(review)) },
            {
              label: t('users.copyId'),
              icon: Copy,
              onSelect: () => copyText(review.id),
            },
            ...(isWaiting(review)
              ? [{ label: t('review.take'), icon: Hand, onSelect: () => void take([review]) }]
              : []),
            ...(isTaken(review)
              ? [{ label: t('review.handBack'), icon: Undo2, onSelect: () => handBack([review]) }]
              : []),
          ],
          ofSelected: (chosen) => {
            const { waiting, taken } = ways(chosen);
            return (
              <>
                {waiting.length > 0 && (
                  <Button size="sm" icon={Hand} onClick={() => void take(waiting)}>
                    {t('reviews.takeAll', { count: waiting.length })}
                  </Button>
                )}
                {taken.length > 0 && (
                  <Button size="sm" icon={Undo2} onClick={() => handBack(taken)}>
                    {t('review.handBack')}
                  </Button>
                )}
              </>
            );
          },
        }}
      />
      <ReasonDialog step={step} onClose={() => setStep(null)} />
    </>
  );
}
