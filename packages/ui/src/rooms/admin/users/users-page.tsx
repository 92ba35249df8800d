import type { ListedUser } from '@vitae/api/contract';
import { Ban, Copy, LogOut, UserCheck, UserRound } from 'lucide-react';
import { useMemo, useState } from 'react';
import { dayText } from '../../../base/day-text.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { remoteClient } from '../../../base/remote/remote-client.ts';
import { Link, useNavigate } from '../../../base/router/index.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { Button } from '../../../parts/components/index.ts';
import { PageHeader } from '../../../parts/page-header.tsx';
import { copyText } from '../copy-text.ts';
import { AdminList } from '../list/admin-list.tsx';
import { adminColumnsOf } from '../list/admin-table.tsx';
import { maybeOneOf, oneOf, type ListAddress } from '../list/use-list-address.ts';
import { ReasonDialog, type ReasonedStep } from '../reason-dialog.tsx';
import { UserBadges } from './user-badges.tsx';
import { bytesText, userSteps } from './user-steps.ts';

const { columns, accessor } = adminColumnsOf<ListedUser>();

const queryOf = ({ value }: ListAddress) => {
  const [state, role] = [
    maybeOneOf(value('state'), ['active', 'suspended', 'leaving'] as const),
    maybeOneOf(value('role'), ['user', 'admin'] as const),
  ];
  return {
    search: value('search'),
    sort: oneOf(value('sort'), ['created', 'email', 'name'] as const),
    order: oneOf(value('order'), ['desc', 'asc'] as const),
    ...(state && { state }),
    ...(role && { role }),
  };
};

const pathOf = ({ id }: ListedUser) => `/admin/users/${id}`;

/** Everyone who has an account. */
export function UsersPage() {
  const { t, language } = useTexts('admin');
  const navigate = useNavigate();
  const [step, setStep] = useState<ReasonedStep | null>(null);
  const refresh = () =>
    void remoteClient().invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'admin users' });
  const shown = useMemo(
    () =>
      columns([
        accessor('email', {
          header: t('users.email'),
          enableSorting: true,
          cell: ({ row: { original: user } }) => (
            <span className="flex min-w-52 flex-wrap items-center gap-x-2 gap-y-1">
              <Link to={pathOf(user)} data-row-link className="font-medium wrap-anywhere hover:underline">
                {user.email}
              </Link>
              <UserBadges user={user} />
            </span>
          ),
        }),
        accessor('name', {
          header: t('users.name'),
          enableSorting: true,
          cell: ({ getValue }) => getValue() || <span className="text-ink-faint">{t('users.nameless')}</span>,
        }),
        accessor('country', { header: t('users.country'), enableSorting: false }),
        accessor('storedBytes', {
          id: 'storage',
          header: t('users.storage'),
          enableSorting: false,
          cell: ({ getValue }) => bytesText(getValue(), language),
        }),
        accessor('createdAt', {
          id: 'created',
          header: t('users.created'),
          enableSorting: true,
          sortDescFirst: true,
          cell: ({ getValue }) => (
            <time dateTime={getValue()} className="whitespace-nowrap">
              {dayText(getValue(), language)}
            </time>
          ),
        }),
      ]),
    [t, language],
  );
  return (
    <>
      <PageHeader title={t('users.title')} intro={t('users.intro')} />
      <AdminList
        list="users"
        label={t('users.title')}
        searchHint={t('users.searchHint')}
        columns={shown}
        optional={{
          name: t('users.name'),
          country: t('users.country'),
          storage: t('users.storage'),
          created: t('users.created'),
        }}
        rowId={({ id }) => id}
        rowName={({ email }) => email}
        numbers={['storage']}
        wideOnly={['name', 'country', 'storage', 'created']}
        firstSort="created"
        filters={[
          {
            name: 'state',
            label: t('users.state'),
            options: [
              { value: '', label: `${t('users.state')}: ${t('list.all')}` },
              { value: 'active', label: t('users.active') },
              { value: 'suspended', label: t('users.suspended') },
              { value: 'leaving', label: t('users.leaving') },
            ],
          },
          {
            name: 'role',
            label: t('users.role'),
            options: [
              { value: '', label: `${t('users.role')}: ${t('list.all')}` },
              { value: 'admin', label: t('users.admins') },
              { value: 'user', label: t('users.usersOnly') },
            ],
          },
        ]}
        load={(address, from) => callApi((api) => api.admin.users.list({ ...queryOf(address), ...from }))}
        download={(address, reason) => callApi((api) => api.admin.users.export({ ...queryOf(address), reason }))}
        actions={{
          ofRow: (user) => {
            const steps = userSteps([user], refresh);
            return [
              { label: t('users.open'), icon: UserRound, onSelect: () => void navigate(pathOf(user)) },
              {
                label: t('users.copyId'),
                icon: Copy,
                onSelect: () => copyText(user.id),
              },
              'separator',
              { label: t('user.signOut'), icon: LogOut, onSelect: () => setStep(steps.signOut) },
              user.status === 'suspended'
                ? { label: t('user.reinstate'), icon: UserCheck, onSelect: () => setStep(steps.reinstate) }
                : { label: t('user.suspend'), icon: Ban, danger: true, onSelect: () => setStep(steps.suspend) },
            ];
          },
          ofSelected: (users, clear) => {
            const steps = userSteps(users, () => {
              clear();
              refresh();
            });
            const isAllSuspended = users.every(({ status }) => status === 'suspended');
            return (
              <>
                <Button size="sm" icon={LogOut} onClick={() => setStep(steps.signOut)}>
                  {t('user.signOut')}
                </Button>
                {isAllSuspended ? (
                  <Button size="sm" icon={UserCheck} onClick={() => setStep(steps.reinstate)}>
                    {t('user.reinstate')}
                  </Button>
                ) : (
                  <Button size="sm" icon={Ban} onClick={() => setStep(steps.suspend)}>
                    {t('user.suspend')}
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
