import { Monitor, Moon, Sun } from 'lucide-react';
import { useTexts } from '../base/i18n/index.ts';
import { IconButton } from './components/button.tsx';
import { Menu } from './components/menu.tsx';
import { useTheme, type ThemeChoice } from '../base/theme.ts';

const icons = { system: Monitor, light: Sun, dark: Moon };
const choices: readonly ThemeChoice[] = ['system', 'light', 'dark'];

/** Light, dark, or the setting of the device. */
export function ThemeMenu() {
  const { t } = useTexts('app');
  const [theme, setTheme] = useTheme();
  return (
    <Menu
      label={t('theme.label')}
      items={choices.map((choice) => ({
        label: t(`theme.${choice}`),
        icon: icons[choice],
        checked: choice === theme,
        onSelect: () => setTheme(choice),
      }))}
    >
      {(trigger) => <IconButton {...trigger} label={t('theme.label')} icon={icons[theme]} />}
    </Menu>
  );
}
