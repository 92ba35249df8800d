import { documentLanguages } from '@vitae/domain';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useTexts } from '../../../base/i18n/index.ts';
import { useTheme, type ThemeChoice } from '../../../base/theme.ts';
import { Segmented, toast } from '../../../parts/components/index.ts';
import { noteTheme } from '../account-theme.ts';
import { failureText, isUnanswered } from '../../../base/forms/failure-text.ts';
import { updateUser, useUser } from '../../../base/session/user.ts';
import { SettingsSection } from './settings-section.tsx';

const icons = { system: Monitor, light: Sun, dark: Moon };
const choices: readonly ThemeChoice[] = ['system', 'light', 'dark'];

/** The theme, and the language of the interface. */
export function AppearanceSettings() {
  const { t } = useTexts('account');
  const { t: tApp } = useTexts('app');
  const user = useUser();
  const [theme, setTheme] = useTheme();
  const choose = (choice: ThemeChoice) => {
    setTheme(choice);
    if (!user) return;
    noteTheme({ ...user, theme: choice });
    // It always applies to this device; the account gets it if there is a connection.
    updateUser((api) => api.account.update({ theme: choice })).catch(
      (error: unknown) =>
        isUnanswered(error) || toast({ title: t('form.failed'), description: failureText(error), tone: 'danger' }),
    );
  };
  return (
    <SettingsSection id="appearance" title={t('settings.appearance.title')} intro={t('settings.appearance.intro')}>
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-1.5">
          <p className="text-13 font-medium text-ink-soft">{t('settings.appearance.theme')}</p>
          <Segmented
            label={t('settings.appearance.theme')}
            value={theme}
            onValueChange={choose}
            options={choices.map((value) => ({ value, label: tApp(`theme.${value}`), icon: icons[value] }))}
          />
        </div>
        <div>
          <p className="text-13 font-medium text-ink-soft">{t('settings.appearance.language')}</p>
          <p className="mt-1 text-14">{t('settings.appearance.english')}</p>
          <p className="mt-0.5 text-13 text-ink-faint">
            {t('settings.appearance.languageHint', { count: documentLanguages.length })}
          </p>
        </div>
      </div>
    </SettingsSection>
  );
}
