import type { UserDetails, WalletOfUser } from '@vitae/api/contract';
import { exampleAmount, formatMoney, parseAmount } from '@vitae/domain/money';
import { Wallet } from 'lucide-react';
import { useState } from 'react';
import { dayText } from '../../../base/day-text.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { useRemotePages } from '../../../base/remote/use-remote.ts';
import { Link } from '../../../base/router/index.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { Button, Dialog, Field, Segmented, Select, toast } from '../../../parts/components/index.ts';
import { Panel } from '../facts.tsx';
import { ReasonForm } from '../reason-dialog.tsx';
import { RemotePart } from '../remote-part.tsx';
import { AmountInput } from '../amount-input.tsx';

interface WalletPanelProps {
  user: UserDetails;
  /** Called after each attempt to change it. */
  onChanged: () => void;
}

/** What is in the wallet of an account, what moved in it, and a way to change it. */
export function WalletPanel({ user, onChanged }: WalletPanelProps) {
  const { t, language } = useTexts('admin');
  const [isAsking, setAsking] = useState(false);
  const remote = useRemotePages({
    key: ['admin wallet', user.id],
    load: (before) =>
      callApi((api) => api.admin.users.wallet.get({ id: user.id, ...(typeof before === 'string' && { before }) })),
    next: ({ lines, more }) => (more ? (lines.at(-1)?.id ?? null) : null),
  });
  return (
    <Panel
      title={t('wallet.title')}
      aside={
        <span className="flex flex-wrap items-center gap-3 text-14">
          <Link
            to={`/admin/payments?search=${encodeURIComponent(user.email)}`}
            className="text-accent-ink hover:underline"
          >
            {t('wallet.payments')}
          </Link>
          {!user.isMe && (
            <Button size="sm" icon={Wallet} disabled={remote.data === undefined} onClick={() => setAsking(true)}>
              {t('wallet.adjust')}
            </Button>
          )}
        </span>
      }
    >
      <RemotePart remote={remote} failed={t('wallet.failed')} skeleton="h-20">
        {({ pages }) => {
          const [first] = pages;
          const lines = pages.flatMap((page) => page.lines);
          return (
            <>
              {first?.balances.length === 0 ? (
                <p className="text-14 text-ink-soft">{t('wallet.empty')}</p>
              ) : (
                <ul className="flex flex-wrap gap-x-8 gap-y-2">
                  {first?.balances.map(({ currency, balance, held }) => (
                    <li key={currency}>
                      <span className="text-20 font-semibold tabular-nums">
                        {formatMoney({ amount: balance, currency }, language)}
                      </span>
                      {held > 0 && (
                        <span className="block text-13 text-ink-faint">
                          {t('wallet.held', { amount: formatMoney({ amount: held, currency }, language) })}
                        </span>
                      )}
                    </li>
                  ))}
                </ul>
              )}
              {lines.length > 0 && <Lines lines={lines} />}
              {remote.hasNextPage && (
                <Button
                  size="sm"
                  className="self-start"
                  disabled={remote.isFetchingNextPage}
                  onClick={() => void remote.fetchNextPage()}
                >
                  {t('wallet.more')}
                </Button>
              )}
              {first && (
                <Dialog
                  open={isAsking}
                  onOpenChange={setAsking}
                  title={t('wallet.adjustTitle')}
                  description={t('wallet.adjustHint')}
                  size="sm"
                >
                  {isAsking && (
                    <AdjustForm
                      id={user.id}
                      wallet={first}
                      onClose={() => setAsking(false)}
                      onDone={() => {
                        void remote.refetch();
                        onChanged();
                      }}
                    />
                  )}
                </Dialog>
              )}
            </>
          );
        }}
      </RemotePart>
    </Panel>
  );
}

function Lines({ lines }: Pick<WalletOfUser, 'lines'>) {
  const { t, language } = useTexts('admin');
  return (
    <ul aria-label={t('wallet.moves')} className="flex flex-col divide-y divide-line text-14">
      {lines.map(({ id, cause, amount, currency, payment, reason, at }) => {
        const words = t(`ledger.causes.${cause}`);
        return (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-2">
            <span className="min-w-0 flex-1">
              {payment === null ? (
                words
              ) : (
                <Link to={`/admin/payments?payment=${payment}`} className="hover:underline">
                  {words}
                </Link>
              )}
              {reason && (
                <span dir="auto" className="block break-words text-13 text-ink-soft">
                  {t('payment.happened.reason', { reason })}
                </span>
              )}
            </span>
            <time dateTime={at} className="text-13 whitespace-nowrap text-ink-faint">
              {dayText(at, language)}
            </time>
            <span className="w-24 text-end tabular-nums">{formatMoney({ amount, currency }, language)}</span>
          </li>
        );
      })}
    </ul>
  );
}

interface AdjustFormProps {
  id: string;
  wallet: WalletOfUser;
  onClose: () => void;
  onDone: () => void;
}

const hows = ['give', 'take'] as const;

function AdjustForm({ id, wallet: { balances, currencies }, onClose, onDone }: AdjustFormProps) {
  const { t, language } = useTexts('admin');
  const [key] = useState(() => crypto.randomUUID());
  const [how, setHow] = useState<(typeof hows)[number]>('give');
  const [currency, setCurrency] = useState(currencies[0] ?? 'USD');
  const [typed, setTyped] = useState('');
  const amount = parseAmount(typed, currency) ?? 0;
  const example = exampleAmount(currency);
  const balance = balances.find((one) => one.currency === currency)?.balance ?? 0;
  const there = t('wallet.takeMost', { amount: formatMoney({ amount: balance, currency }, language) });
  const step = {
    action: t('wallet.adjust'),
    check: () => (amount < 1 ? t('wallet.amountWrong', { example }) : how === 'take' && amount > balance ? there : ''),
    act: async (reason: string) => {
      const isTaken = how === 'take';
      await callApi((api) =>
        api.admin.users.wallet.adjust({ id, key, amount, isTaken, currency, balance, reason }),
      ).finally(onDone);
      toast({ title: t('wallet.adjusted'), tone: 'good' });
    },
  };
  return (
    <ReasonForm step={step} onClose={onClose}>
      <Segmented
        label={t('wallet.how')}
        value={how}
        onValueChange={setHow}
        options={hows.map((one) => ({ value: one, label: t(`wallet.${one}`) }))}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
        <Field label={t('wallet.amount')} hint={there}>
          <AmountInput value={typed} onValueChange={setTyped} />
        </Field>
        <Field label={t('wallet.currency')}>
          <Select
            value={currency}
            options={(currencies.length > 0 ? currencies : ['USD']).map((one) => ({ value: one, label: one }))}
            onChange={(event) => setCurrency(event.currentTarget.value)}
          />
        </Field>
      </div>
    </ReasonForm>
  );
}
