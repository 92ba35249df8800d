import { CircleAlert, ExternalLink, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { useLocation, useSearchParams } from '../../base/router/index.ts';
import { CopyButton } from '../../parts/copy-button.tsx';
import { errorText } from '../../base/error-text.ts';
import { usePlatform } from '../../base/platform.ts';
import { Button, ButtonLink, Callout, ProgressBar } from '../../parts/components/index.ts';
import { landingPath, pathWithNext } from '../../base/session/safe-path.ts';
import { useSession } from '../../base/session/session-state.ts';
import { callApi, session } from '../../base/session/start-session.ts';
import { connectRequestOf, returnAddress, type ConnectRequest } from './connect-request.ts';
import { codeMinutes } from './entering.ts';
import { OnboardCard } from './onboard-card.tsx';
import { withParts } from './with-parts.tsx';

/** `/connect`: lets the program on this computer that opened this page use the account that is signed in here. */
export function ConnectPage({
  open = (address: string) => location.assign(address),
}: {
  open?: (address: string) => void;
}) {
  const { t } = useTexts('onboard');
  const { account } = usePlatform();
  const [search] = useSearchParams();
  const request = connectRequestOf(search);
  const status = useSession((state) => state.status);
  const [isKnown, setKnown] = useState(false);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    // No guard has checked who is signed in.
    session()
      .then((own) => own.settled())
      .then(
        () => setKnown(true),
        (error: unknown) => setFailure(errorText(error)),
      );
  }, []);
  if (!request || account) return <OnboardCard title={t('connect.none')} intro={t('connect.noneText')} />;
  if (failure) return <Failed text={failure} />;
  if (status === 'authenticated') return <Ask request={request} open={open} />;
  if (!isKnown || status === 'loading') {
    return (
      <OnboardCard title={t('connect.title')}>
        <ProgressBar label={t('connect.title')} />
      </OnboardCard>
    );
  }
  return <SignInFirst />;
}

function SignInFirst() {
  const { t } = useTexts('onboard');
  const { pathname, search } = useLocation();
  return (
    <OnboardCard title={t('connect.signInFirst')} intro={t('connect.signInFirstText')}>
      <div className="flex flex-col gap-2">
        <ButtonLink to={pathWithNext('/login', pathname + search)} variant="primary" size="lg">
          {t('login.submit')}
        </ButtonLink>
        <ButtonLink to={pathWithNext('/register', pathname + search)} size="lg">
          {t('login.register')}
        </ButtonLink>
      </div>
    </OnboardCard>
  );
}

function Failed({ text }: { text: string }) {
  const { t } = useTexts('onboard');
  return (
    <OnboardCard title={t('connect.failed')}>
      <Callout tone="danger" icon={CircleAlert} role="alert">
        {text}
      </Callout>
    </OnboardCard>
  );
}

function Ask({ request, open }: { request: ConnectRequest; open: (address: string) => void }) {
  const { t } = useTexts('onboard');
  const { appName } = usePlatform().settings;
  const email = useSession(({ user }) => user?.email ?? '');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const allow = async () => {
    if (busy) return;
    setBusy(true);
    setFailure('');
    try {
      const granted = await callApi((api) => api.auth.native.grant({ codeChallenge: request.challenge }));
      setCode(granted.code);
      open(returnAddress(granted.code, request));
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  if (code !== null) return <Allowed code={code} address={returnAddress(code, request)} />;
  return (
    <OnboardCard
      title={t('connect.ask', { appName })}
      intro={withParts(t('connect.askText'), { email: <strong className="font-medium text-ink">{email}</strong> })}
    >
      <Callout tone="notice" icon={TriangleAlert}>
        {t('connect.warning')}
      </Callout>
      {failure && (
        <Callout tone="danger" icon={CircleAlert} role="alert">
          {failure}
        </Callout>
      )}
      <div className="flex flex-col gap-2">
        <Button variant="primary" size="lg" aria-disabled={busy} onClick={() => void allow()}>
          {busy ? t('connect.busy') : t('connect.allow')}
        </Button>
        <ButtonLink to={landingPath} size="lg">
          {t('connect.notNow')}
        </ButtonLink>
      </div>
    </OnboardCard>
  );
}

function Allowed({ code, address }: { code: string; address: string }) {
  const { t } = useTexts('onboard');
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), codeMinutes * 60_000);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) return <OnboardCard title={t('connect.over')} intro={t('connect.overText')} />;
  return (
    <OnboardCard title={t('connect.allowed')} intro={t('connect.allowedText')}>
      <a
        href={address}
        className="inline-flex items-center gap-2 self-start rounded-control font-medium text-accent-ink hover:underline"
      >
        <ExternalLink size={16} aria-hidden />
        {t('connect.openApp')}
      </a>
      <div className="flex flex-col items-start gap-3 rounded-card bg-surface-sunken p-4">
        <p className="text-14">{t('connect.code')}</p>
        <code className="font-mono text-14 break-all select-all">{code}</code>
        <CopyButton text={code} label={t('connect.copy')} />
        <p className="text-13 text-ink-soft">{t('connect.codeHint', { count: codeMinutes })}</p>
      </div>
    </OnboardCard>
  );
}
