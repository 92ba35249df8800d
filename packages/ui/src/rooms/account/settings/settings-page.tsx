import { UserRound } from 'lucide-react';
import { useTexts } from '../../../base/i18n/index.ts';
import { Link } from '../../../base/router/index.ts';
import { usePlatform } from '../../../base/platform.ts';
import { ButtonLink, Callout } from '../../../parts/components/index.ts';
import { PageHeader } from '../../../parts/page-header.tsx';
import { useUser } from '../../../base/session/user.ts';
import { AppearanceSettings } from './appearance-settings.tsx';
import { DeleteSettings } from './delete-settings.tsx';
import { EmailSettings } from './email-settings.tsx';
import { ExportSettings } from './export-settings.tsx';
import { GoogleSettings } from './google-settings.tsx';
import { KeepingSettings } from './keeping-settings.tsx';
import { NeedsServer, OfflineNotice } from './needs-server.tsx';
import { NewsletterSettings } from './newsletter-settings.tsx';
import { PasskeySettings } from './passkey-settings.tsx';
import { PasswordSettings } from './password-settings.tsx';
import { ProfileSettings } from './profile-settings.tsx';
import { SessionSettings } from './session-settings.tsx';
import { StorageSettings } from './storage-settings.tsx';
import { TwoFactorSettings } from './two-factor-settings.tsx';
import { UpdateSettings } from './update-settings.tsx';

/** `/account/settings`: of the account, and of this device if there is none. */
export function SettingsPage() {
  const { t } = useTexts('account');
  const user = useUser();
  return (
    <>
      <PageHeader title={t('settings.title')} />
      <div className="mt-2">
        {user ? (
          <>
            <OfflineNotice />
            <NeedsServer>
              <ProfileSettings key={user.id} user={user} />
              <EmailSettings user={user} />
              <PasswordSettings user={user} />
              <GoogleSettings user={user} />
              <PasskeySettings user={user} />
              <TwoFactorSettings user={user} />
              <SessionSettings />
              <StorageSettings />
              <NewsletterSettings isVerified={user.emailVerified} />
            </NeedsServer>
          </>
        ) : (
          <SignedOut />
        )}
        <KeepingSettings />
        <AppearanceSettings />
        <UpdateSettings />
        <ExportSettings />
        {user && (
          <NeedsServer>
            <DeleteSettings user={user} />
          </NeedsServer>
        )}
        <p className="mt-8 text-13 text-ink-faint">
          <Link to="/licences" className="underline">
            {t('settings.licences')}
          </Link>
        </p>
      </div>
    </>
  );
}

function SignedOut() {
  const { t } = useTexts('account');
  const { transport, account } = usePlatform();
  return (
    <Callout
      icon={UserRound}
      title={t('settings.signedOutTitle')}
      className="my-4"
      actions={
        transport && (
          <>
            <ButtonLink to="/login?next=/account/settings" size="sm" variant="primary">
              {t('settings.signIn')}
            </ButtonLink>
            {/* A browser that handles sign-in also handles sign-up. */}
            {!account && (
              <ButtonLink to="/register?next=/account/settings" size="sm">
                {t('settings.register')}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      {t('settings.signedOut')}
    </Callout>
  );
}
