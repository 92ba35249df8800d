import { useTexts } from '../../base/i18n/index.ts';
import { networkText } from '../../base/i18n/network-text.ts';
import { z } from 'zod/mini';
import { usePlatform } from '../../base/platform.ts';
import { useRegisteredTitle } from '../../base/routing/registered-title.ts';
import { Callout, Skeleton } from '../../parts/components/index.ts';
import { failureText } from '../../base/forms/failure-text.ts';
import { useRemote } from '../../base/remote/use-remote.ts';

const noticesSchema = z.array(
  z.object({ name: z.string(), version: z.string(), licence: z.string(), author: z.string(), text: z.string() }),
);
type Notice = z.infer<typeof noticesSchema>[number];

/** The file that the build puts next to the interface. */
const loadNotices = async (): Promise<Notice[]> => {
  const answer = await fetch('/third-party-notices.json');
  if (!answer.ok) throw new Error(networkText('status', { status: answer.status, statusText: answer.statusText }));
  return noticesSchema.parse(await answer.json());
};

/** `/licences`: the third-party libraries and fonts in this program, with their full licences. */
export function LicencesPage() {
  const { t } = useTexts('site');
  const { appName } = usePlatform().settings;
  const notices = useRemote({ key: ['third-party-notices'], load: loadNotices, isFixed: true });
  useRegisteredTitle();
  return (
    <div className="mx-auto max-w-3xl px-4 py-12 sm:px-6 sm:py-20">
      <h1 className="text-32 sm:text-44">{t('licences.title')}</h1>
      <p className="mt-4 text-16 text-ink-soft">{t('licences.intro', { appName })}</p>
      {notices.isPending && <Skeleton className="mt-8 h-96" />}
      {notices.isError && (
        <Callout tone="danger" role="alert" title={t('licences.failed')} className="mt-8">
          {failureText(notices.error)}
        </Callout>
      )}
      {notices.data && (
        <ul className="mt-8 divide-y divide-line rounded-card border border-line bg-surface">
          {notices.data.map((notice) => (
            <li key={`${notice.name} ${notice.version}`}>
              <NoticeRow notice={notice} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function NoticeRow({ notice: { name, version, licence, author, text } }: { notice: Notice }) {
  const { t } = useTexts('site');
  return (
    <details>
      <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-3 rounded-control px-4 py-2.5 text-14">
        <bdi className="font-medium wrap-anywhere">{name}</bdi>
        <span className="text-13 text-ink-faint tabular-nums">{version}</span>
        <span className="ms-auto text-13 text-ink-faint">{licence}</span>
      </summary>
      <pre dir="auto" className="overflow-x-auto px-4 pb-4 text-12 whitespace-pre-wrap text-ink-soft">
        {text || t('licences.noText', { licence, author: author || name })}
      </pre>
    </details>
  );
}
