import { interfaceLanguages } from '@vitae/words/languages';
import { Languages } from 'lucide-react';
import { useTexts } from '../base/i18n/index.ts';
import { languageNames } from '../base/i18n/language-names.ts';
import { chooseForAccount } from '../base/i18n/account-language.ts';
import { chooseLanguage } from '../base/i18n/stored-language.ts';
import { useUser } from '../base/session/user.ts';
import { Button, IconButton } from './components/button.tsx';
import { Menu } from './components/menu.tsx';

/** The language of the interface: an icon, or in a list of words one of them. */
export function LanguageMenu({ isNamed = false }: { isNamed?: boolean }) {
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
      {(trigger) =>
        isNamed ? (
          <Button {...trigger} variant="ghost" icon={Languages} className="px-0!">
            {t('language')}
          </Button>
        ) : (
          <IconButton {...trigger} label={t('language')} icon={Languages} />
        )
      }
    </Menu>
  );
}
