import type { ListedSample } from '@vitae/api/contract';
import { documentKinds, documentKindSchema } from '@vitae/domain';
import { ExternalLink, EyeOff, Pencil, Plus, Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import { momentText } from '../../../base/day-text.ts';
import { textsOfKind } from '../../../base/documents/kind-texts.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { Link, useNavigate } from '../../../base/router/index.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { Badge, Button } from '../../../parts/components/index.ts';
import { PageHeader } from '../../../parts/page-header.tsx';
import { forEachRow } from '../for-each-row.ts';
import { AdminList } from '../list/admin-list.tsx';
import { Moment } from '../moment.tsx';
import { adminColumnsOf } from '../list/admin-table.tsx';
import { maybeOneOf, oneOf, type ListAddress } from '../list/use-list-address.ts';
import { ReasonDialog, type ReasonedStep } from '../reason-dialog.tsx';
import { NewSampleDialog } from './new-sample-dialog.tsx';
import { adminSamplePath, publicSamplePath, refreshSamples, stateTones } from './sample-texts.ts';

const { columns, accessor } = adminColumnsOf<ListedSample>();
const states = ['published', 'scheduled', 'draft', 'changed', 'deleted'] as const;

const queryOf = ({ value }: ListAddress) => {
  const kind = maybeOneOf(value('kind'), documentKindSchema.options);
  const state = maybeOneOf(value('state'), states);
  return {
    search: value('search'),
    sort: oneOf(value('sort'), ['updated', 'title'] as const),
    order: oneOf(value('order'), ['desc', 'asc'] as const),
    ...(kind && { kind }),
    ...(state && { state }),
  };
};

/** Whether a sample, or a change of it, can be published. */
const isUnseen = ({ state, hasDraft }: ListedSample) =>
  state === 'draft' || state === 'scheduled' || (state === 'published' && hasDraft);

/** The samples that visitors choose from. */
export function TemplateSamplesPage() {
  const { t, language } = useTexts('admin');
  const navigate = useNavigate();
  const [isMaking, setMaking] = useState(false);
  const [step, setStep] = useState<ReasonedStep | null>(null);
  const shown = useMemo(
    () =>
      columns([
        accessor('title', {
          header: t('samples.name'),
          enableSorting: true,
          cell: ({ row: { original: sample } }) => (
            <span className="flex min-w-40 flex-col items-start gap-1">
              <Link to={adminSamplePath(sample)} data-row-link className="font-medium break-words hover:underline">
                {sample.title}
              </Link>
              {sample.hasDraft && <Badge tone="notice">{t('samples.hasDraft')}</Badge>}
            </span>
          ),
        }),
        accessor('state', {
          header: t('samples.state'),
          enableSorting: false,
          cell: ({ row: { original: sample } }) => (
            <span className="flex flex-col items-start gap-1">
              <Badge tone={stateTones[sample.state]}>{t(`samples.states.${sample.state}`)}</Badge>
              {sample.state === 'scheduled' && sample.publishedAt !== null && (
                <span className="text-12 text-ink-faint">{momentText(sample.publishedAt, language)}</span>
              )}
            </span>
          ),
        }),
        accessor(({ kind }) => t(`reviews.kinds.${textsOfKind(kind)}`), {
          id: 'kind',
          header: t('samples.kind'),
          enableSorting: false,
        }),
        accessor('category', { header: t('samples.category'), enableSorting: false }),
        accessor(({ level }) => t(`samples.levels.${level}`), {
          id: 'level',
          header: t('samples.level'),
          enableSorting: false,
        }),
        accessor('locale', {
          header: t('samples.language'),
          enableSorting: false,
          cell: ({ getValue }) => <span className="whitespace-nowrap">{getValue()}</span>,
        }),
        accessor('person', { header: t('samples.person'), enableSorting: false }),
        accessor('updatedAt', {
          id: 'updated',
          header: t('samples.updated'),
          enableSorting: true,
          sortDescFirst: true,
          cell: ({ getValue }) => <Moment at={getValue()} />,
        }),
      ]),
    [t, language],
  );
  const moving = (to: 'publish' | 'withdraw', samples: readonly ListedSample[], clear: () => void): ReasonedStep => ({
    title: t(`samples.${to}Title`, { count: samples.length }),
    hint: t(`samples.${to}Hint`),
    action: t(`sample.${to}`),
    act: (reason) =>
      forEachRow(
        samples,
        ({ kind, slug, revision }) =>
          callApi((api) => api.admin.samples.move({ kind, slug, revision, step: to, reason })),
        t(to === 'publish' ? 'sample.published' : 'sample.withdrawn'),
      ).finally(() => {
        clear();
        refreshSamples();
      }),
  });
  return (
    <>
      <PageHeader
        title={t('samples.title')}
        intro={t('samples.intro')}
        action={
          <Button variant="primary" icon={Plus} onClick={() => setMaking(true)}>
            {t('samples.make')}
          </Button>
        }
      />
      <AdminList
        list="samples"
        label={t('samples.title')}
        searchHint={t('samples.searchHint')}
        columns={shown}
        optional={{
          state: t('samples.state'),
          kind: t('samples.kind'),
          category: t('samples.category'),
          level: t('samples.level'),
          locale: t('samples.language'),
          person: t('samples.person'),
          updated: t('samples.updated'),
        }}
        rowId={({ kind, slug }) => `${kind} ${slug}`}
        rowName={({ title }) => title}
        wideOnly={['kind', 'category', 'level', 'locale', 'person', 'updated']}
        firstSort="updated"
        filters={[
          {
            name: 'kind',
            label: t('samples.kind'),
            options: [
              { value: '', label: `${t('samples.kind')}: ${t('list.all')}` },
              ...documentKinds.map(({ key }) => ({ value: key, label: t(`samples.kinds.${textsOfKind(key)}`) })),
            ],
          },
          {
            name: 'state',
            label: t('samples.state'),
            options: [
              { value: '', label: t('samples.notDeleted') },
              ...states.map((state) => ({
                value: state,
                label: state === 'changed' ? t('samples.changed') : t(`samples.states.${state}`),
              })),
            ],
          },
        ]}
        load={(address, from) => callApi((api) => api.admin.samples.list({ ...queryOf(address), ...from }))}
        isDownloadOpen
        download={(address) => callApi((api) => api.admin.samples.export(queryOf(address)))}
        actions={{
          ofRow: (sample) => [
            { label: t('samples.open'), icon: Pencil, onSelect: () => void navigate(adminSamplePath(sample)) },
            ...(sample.state === 'published'
              ? [
                  {
                    label: t('samples.show'),
                    icon: ExternalLink,
                    onSelect: () => void navigate(publicSamplePath(sample)),
                  },
                ]
              : []),
          ],
          ofSelected: (chosen, clear) => {
            const unseen = chosen.filter(isUnseen);
            const shownNow = chosen.filter(({ state }) => state === 'published');
            return (
              <>
                {unseen.length > 0 && (
                  <Button size="sm" icon={Send} onClick={() => setStep(moving('publish', unseen, clear))}>
                    {t('sample.publish')}
                  </Button>
                )}
                {shownNow.length > 0 && (
                  <Button size="sm" icon={EyeOff} onClick={() => setStep(moving('withdraw', shownNow, clear))}>
                    {t('sample.withdraw')}
                  </Button>
                )}
              </>
            );
          },
        }}
      />
      <ReasonDialog step={step} onClose={() => setStep(null)} />
      <NewSampleDialog isOpen={isMaking} onClose={() => setMaking(false)} />
    </>
  );
}
