import { interfaceLanguages } from '@vitae/words/languages';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useTexts } from '../../../base/i18n/index.ts';
import { languageNames } from '../../../base/i18n/language-names.ts';
import { chooseLanguage } from '../../../base/i18n/stored-language.ts';
import { useTheme, type ThemeChoice } from '../../../base/theme.ts';
import { Field, Segmented, Select, toast } from '../../../parts/components/index.ts';
import { noteTheme } from '../account-theme.ts';
import { failureText, isUnanswered } from '../../../base/forms/failure-text.ts';
import { updateUser, useUser } from '../../../base/session/user.ts';
import { SettingsSection } from './settings-section.tsx';

const icons = { system: Monitor, light: Sun, dark: Moon };
const choices: readonly ThemeChoice[] = ['system', 'light', 'dark'];

/** The theme, and the language of the interface. */
export function AppearanceSettings() {
  const { t, language } = useTexts('account');
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
        <Field label={t('settings.appearance.language')} hint={t('settings.appearance.languageHint')}>
          <Select
            name="interface-language"
            value={language}
            onChange={({ target }) => {
              const choice = interfaceLanguages.find((one) => one === target.value);
              if (choice) chooseLanguage(choice);
            }}
            options={interfaceLanguages.map((value) => ({ value, label: languageNames[value] }))}
          />
        </Field>
      </div>
    </SettingsSection>
  );
}
