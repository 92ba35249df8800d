import type { DocumentOfUser } from '@vitae/api/contract';
import { documentKinds, documentKindSchema } from '@vitae/domain';
import { Copy, FileText, UserRound } from 'lucide-react';
import { useMemo } from 'react';
import { textsOfKind } from '../../../base/documents/kind-texts.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { Link, useNavigate } from '../../../base/router/index.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { Badge, Button } from '../../../parts/components/index.ts';
import { PageHeader } from '../../../parts/page-header.tsx';
import { copyText } from '../copy-text.ts';
import { AdminList } from '../list/admin-list.tsx';
import { adminColumnsOf } from '../list/admin-table.tsx';
import { maybeOneOf, oneOf, type ListAddress } from '../list/use-list-address.ts';
import { Moment } from '../moment.tsx';

const [firstKind] = documentKinds;
const { columns, accessor } = adminColumnsOf<DocumentOfUser>();

const queryOf = ({ value }: ListAddress) => {
  const kind = maybeOneOf(value('kind'), documentKindSchema.options);
  const state = maybeOneOf(value('state'), ['trash'] as const);
  return {
    search: value('search'),
    sort: oneOf(value('sort'), ['updated', 'created'] as const),
    order: oneOf(value('order'), ['desc', 'asc'] as const),
    ...(kind && { kind }),
    ...(state && { state }),
  };
};

const pathOf = ({ slug, owner }: DocumentOfUser) => `/admin/resumes/${encodeURIComponent(slug)}?owner=${owner.id}`;

/** The documents of all users: what they are called, never what is in them. */
export function ResumesPage() {
  const { t, language } = useTexts('admin');
  const navigate = useNavigate();
  const shown = useMemo(
    () =>
      columns([
        accessor('title', {
          header: t('documents.name'),
          enableSorting: false,
          cell: ({ row: { original: document } }) => (
            <span className="flex min-w-40 flex-wrap items-center gap-2">
              <Link to={pathOf(document)} data-row-link className="font-medium break-words hover:underline">
                {document.title || t('documents.untitled')}
              </Link>
              {document.deletedAt !== null && <Badge>{t('documents.trash')}</Badge>}
            </span>
          ),
        }),
        accessor(({ owner }) => owner.email, {
          id: 'owner',
          header: t('documents.owner'),
          enableSorting: false,
          cell: ({ row: { original: document } }) => (
            <Link to={`/admin/users/${document.owner.id}`} className="wrap-anywhere text-ink-soft hover:underline">
              {document.owner.email}
            </Link>
          ),
        }),
        accessor('updatedAt', {
          id: 'updated',
          header: t('documents.updated'),
          enableSorting: true,
          sortDescFirst: true,
          cell: ({ getValue }) => <Moment at={getValue()} />,
        }),
        accessor('createdAt', {
          id: 'created',
          header: t('documents.created'),
          enableSorting: true,
          sortDescFirst: true,
          cell: ({ getValue }) => <Moment at={getValue()} />,
        }),
      ]),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `moment` depends on the language alone
    [t, language],
  );
  return (
    <>
      <PageHeader title={t('documents.title')} intro={t('documents.intro')} />
      <AdminList
        list="documents"
        label={t('documents.title')}
        searchHint={t('documents.searchHint')}
        columns={shown}
        optional={{
          owner: t('documents.owner'),
          updated: t('documents.updated'),
          created: t('documents.created'),
        }}
        rowId={({ id, owner }) => `${owner.id} ${id}`}
        rowName={({ title }) => title || t('documents.untitled')}
        wideOnly={['updated', 'created']}
        firstSort="updated"
        filters={[
          {
            name: 'kind',
            label: t('documents.kind'),
            options: documentKinds.map(({ key }) => ({
              value: key === firstKind?.key ? '' : key,
              label: t(`documents.kinds.${textsOfKind(key)}`),
            })),
          },
          {
            name: 'state',
            label: t('documents.state'),
            options: [
              { value: '', label: t('documents.live') },
              { value: 'trash', label: t('documents.trash') },
            ],
          },
        ]}
        load={(address, from) => callApi((api) => api.admin.documents.list({ ...queryOf(address), ...from }))}
        download={(address, reason) => callApi((api) => api.admin.documents.export({ ...queryOf(address), reason }))}
        actions={{
          ofRow: (document) => [
            { label: t('documents.open'), icon: FileText, onSelect: () => void navigate(pathOf(document)) },
            {
              label: t('documents.openOwner'),
              icon: UserRound,
              onSelect: () => void navigate(`/admin/users/${document.owner.id}`),
            },
          ],
          ofSelected: (documents) => (
            <Button size="sm" icon={Copy} onClick={() => copyText(documents.map(({ id }) => id).join('\n'))}>
              {t('documents.copyIds')}
            </Button>
          ),
        }}
      />
    </>
  );
}
