import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, Callout } from '../../components/index.ts';
import { PageHeader } from '../page-header.tsx';
import { useUser } from '../user.ts';
import { AppearanceSettings } from './appearance-settings.tsx';
import { DeleteSettings } from './delete-settings.tsx';
import { EmailSettings } from './email-settings.tsx';
import { ExportSettings } from './export-settings.tsx';
import { GoogleSettings } from './google-settings.tsx';
import { PasswordSettings } from './password-settings.tsx';
import { ProfileSettings } from './profile-settings.tsx';
import { SessionSettings } from './session-settings.tsx';
import { TwoFactorSettings } from './two-factor-settings.tsx';

/** `/account/settings`: of the account, and of this device where there is none. */
export function SettingsPage() {
  const { t } = useTranslation('account');
  const user = useUser();
  return (
    <>
      <PageHeader title={t('settings.title')} />
      <div className="mt-2">
        {user ? (
          <>
            <ProfileSettings key={user.id} user={user} />
            <EmailSettings user={user} />
            <PasswordSettings user={user} />
            <GoogleSettings user={user} />
            <TwoFactorSettings user={user} />
            <SessionSettings />
          </>
        ) : (
          <SignedOut />
        )}
        <AppearanceSettings />
        <ExportSettings />
        {user && <DeleteSettings user={user} />}
      </div>
    </>
  );
}

function SignedOut() {
  const { t } = useTranslation('account');
  return (
    <Callout
      icon={UserRound}
      title={t('settings.signedOutTitle')}
      className="my-4"
      actions={
        <>
          <ButtonLink to="/login?next=/account/settings" size="sm" variant="primary">
            {t('settings.signIn')}
          </ButtonLink>
          <ButtonLink to="/register?next=/account/settings" size="sm">
            {t('settings.register')}
          </ButtonLink>
        </>
      }
    >
      {t('settings.signedOut')}
    </Callout>
  );
}
