import { TriangleAlert, WifiOff } from 'lucide-react';
import { useTexts } from '../../base/i18n/index.ts';
import { ButtonLink, Callout } from '../../parts/components/index.ts';
import { OnboardCard } from './onboard-card.tsx';

/** The result of a sign-out. */
export interface Left {
  wasServerNotified: boolean;
  /**
   * What happened to the copies; `changed`: there were new changes that the user had not agreed to lose, so they are
   * still here.
   */
  copies: 'none' | 'kept' | 'removed' | 'deleted' | 'changed' | 'failed';
  /** The number of copies. */
  count: number;
}

/** Shown once the user is signed out. */
export function SignedOut({ left: { wasServerNotified, copies, count } }: { left: Left }) {
  const { t } = useTexts('onboard');
  const words = {
    none: '',
    kept: t('signOut.kept', { count }),
    removed: t('signOut.removed'),
    deleted: t('signOut.deleted'),
    changed: '',
    failed: '',
  }[copies];
  return (
    <OnboardCard title={t('signOut.title')} intro={words} takesFocus={copies !== 'none'}>
      {!wasServerNotified && (
        <Callout tone="neutral" icon={WifiOff} role="status">
          {t('signOut.offline')}
        </Callout>
      )}
      {(copies === 'changed' || copies === 'failed') && (
        <Callout tone="notice" icon={TriangleAlert} role="alert">
          {t(`signOut.${copies === 'changed' ? 'changed' : 'removeFailed'}`)}
        </Callout>
      )}
      <Ways />
    </OnboardCard>
  );
}

/** Where to go from here. */
export function Ways() {
  const { t } = useTexts('onboard');
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
