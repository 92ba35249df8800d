import { interfaceLanguages } from '@vitae/words/languages';
import { Languages } from 'lucide-react';
import { useTexts } from '../base/i18n/index.ts';
import { languageNames } from '../base/i18n/language-names.ts';
import { chooseForAccount } from '../base/i18n/account-language.ts';
import { chooseLanguage } from '../base/i18n/stored-language.ts';
import { useUser } from '../base/session/user.ts';
import { IconButton } from './components/button.tsx';
import { Menu } from './components/menu.tsx';

/** The language of the interface. */
export function LanguageMenu() {
  const { t, language } = useTexts('app');
  const user = useUser();
  return (
    <Menu
      label={t('language')}
      items={interfaceLanguages.map((choice) => ({
        label: languageNames[choice],
        checked: choice === language,
        onSelect: () => (user ? void chooseForAccount(user, choice) : chooseLanguage(choice)),
      }))}
    >
      {(trigger) => <IconButton {...trigger} label={t('language')} icon={Languages} />}
    </Menu>
  );
}
