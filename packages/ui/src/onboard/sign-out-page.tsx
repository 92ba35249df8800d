import { TriangleAlert, WifiOff } from 'lucide-react';
import type { DocumentStore } from '@vitae/store';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { errorText } from '../app/error-text.ts';
import { usePlatform } from '../app/platform.ts';
import { Button, ButtonLink, Callout, toast } from '../components/index.ts';
import { ProgressBar } from '../components/progress.tsx';
import { session } from '../session/start-session.ts';
import { OnboardCard } from './onboard-card.tsx';

/** What a sign-out leaves behind on this device. */
interface Left {
  isServerTold: boolean;
  /** Whose documents these are, `''` when that is not known. */
  account: string;
  documents: number;
  /** Those with changes that the server does not have. */
  unsynced: number;
}

/** Sign-outs under way or done, by visit: each visit of the page signs out once. */
const visits = new Map<string, Promise<Left>>();

async function leave(documents: DocumentStore): Promise<Left> {
  await shown();
  const own = await session();
  const { user } = await own.settled();
  const isServerTold = await own.signOut();
  const account = user?.id ?? '';
  const mine = (await documents.list()).filter(({ sync }) => sync?.account === account);
  return { isServerTold, account, documents: mine.length, unsynced: mine.filter(({ sync }) => sync?.state !== 'synced').length };
}

/** Resolves when a person sees the page: a browser may draw it ahead, and that is no visit. */
function shown(): Promise<void> {
  if (!('prerendering' in document) || document.prerendering !== true) return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('prerenderingchange', () => resolve(), { once: true }));
}

/** `/signout`: signs out on arrival, then asks before local copies are removed. */
export function SignOutPage() {
  const { t } = useTranslation('onboard');
  const { documents } = usePlatform();
  const { key } = useLocation();
  const [left, setLeft] = useState<Left | null>(null);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    const visit = visits.get(key) ?? leave(documents);
    visits.set(key, visit);
    visit.then(setLeft, (error: unknown) => setFailure(errorText(error)));
  }, [documents, key]);
  if (failure) {
    return (
      <OnboardCard title={t('signOut.title')}>
        <Callout tone="danger" icon={TriangleAlert} role="alert">
          {failure}
        </Callout>
        <Ways />
      </OnboardCard>
    );
  }
  if (left === null) {
    return (
      <OnboardCard title={t('signOut.leaving')}>
        <ProgressBar label={t('signOut.leaving')} />
      </OnboardCard>
    );
  }
  return <SignedOut left={left} />;
}

function SignedOut({ left: { isServerTold, account, documents: count, unsynced } }: { left: Left }) {
  const { t } = useTranslation('onboard');
  const { documents } = usePlatform();
  const [isAsking, setAsking] = useState(count > 0);
  const remove = async () => {
    try {
      await documents.forget(account);
      setAsking(false);
      toast({ title: t('signOut.removed'), tone: 'good' });
    } catch (error) {
      toast({ title: errorText(error), tone: 'danger' });
    }
  };
  return (
    <OnboardCard title={t('signOut.title')} {...(isAsking && { intro: `${t('signOut.kept', { count })} ${t('signOut.keptText')}` })}>
      {!isServerTold && (
        <Callout tone="neutral" icon={WifiOff} role="status">
          {t('signOut.offline')}
        </Callout>
      )}
      {isAsking && unsynced > 0 && (
        <Callout tone="notice" icon={TriangleAlert}>
          {t('signOut.unsynced', { count: unsynced })}
        </Callout>
      )}
      {isAsking ? (
        <div className="flex flex-col gap-2">
          <Button variant="primary" size="lg" onClick={() => setAsking(false)}>
            {t('signOut.keep')}
          </Button>
          <Button size="lg" variant={unsynced > 0 ? 'danger' : 'secondary'} onClick={() => void remove()}>
            {unsynced > 0 ? t('signOut.removeAnyway') : t('signOut.remove')}
          </Button>
        </div>
      ) : (
        <Ways />
      )}
    </OnboardCard>
  );
}

function Ways() {
  const { t } = useTranslation('onboard');
  return (
    <div className="flex flex-col gap-2">
      <ButtonLink to="/" variant="primary" size="lg">
        {t('signOut.home')}
      </ButtonLink>
      <ButtonLink to="/login" size="lg">
        {t('signOut.login')}
      </ButtonLink>
    </div>
  );
}
