import { networkByLabel, profileUrl } from '../resume/structure/labels/networks.ts';

/** The icons of networks in Font Awesome (versions 4 to 6), which draw the same code for each. */
const NETWORKS: Readonly<Record<string, string>> = {
  '\uF09B': 'GitHub',
  '\uF092': 'GitHub',
  '\uF113': 'GitHub',
  '\uF0E1': 'LinkedIn',
  '\uF08C': 'LinkedIn',
  '\uF099': 'Twitter',
  '\uF081': 'Twitter',
  '\uE61B': 'X',
  '\uF09A': 'Facebook',
  '\uF39E': 'Facebook',
  '\uF082': 'Facebook',
  '\uF16D': 'Instagram',
  '\uF296': 'GitLab',
  '\uF171': 'Bitbucket',
  '\uF167': 'YouTube',
  '\uF23A': 'Medium',
  '\uF17D': 'Dribbble',
  '\uF1B4': 'Behance',
  '\uF168': 'XING',
  '\uF169': 'XING',
  '\uF5FA': 'Kaggle',
  '\uF8D2': 'ORCID',
  '\uF4F5': 'Keybase',
  '\uF2C6': 'Telegram',
  '\uF3FE': 'Telegram',
  '\uF1CB': 'CodePen',
  '\uF189': 'VK',
  '\uE671': 'Bluesky',
};

const HANDLE = /^@?[\p{L}\p{N}][\p{L}\p{N}._-]{2,40}$/u;

/** The address of a profile that is an icon and the handle beside it; undefined for other icons and other texts. */
export const addressBesideIcon = (icon: string, text: string): string | undefined => {
  const network = NETWORKS[icon.trim()] ?? networkByLabel(icon.trim());
  return network !== undefined && HANDLE.test(text.trim()) ? profileUrl(network, text.trim()) : undefined;
};

/** Icons of Font Awesome that say what follows (a study, an employer, a date, a place …), and are no marks of a list. */
const LABELS =
  '\uF19D\uF501\uF19C\uF1AD\uF0F7\uF64F\uF0B1\uF073\uF133\uF017\uF041\uF3C5\uF276\uF015\uF02D\uF5DA\uF0A3\uF559\uF091\uF5A2\uF0C1' +
  '\uF0AC\uF57D\uF7A2\uF007\uF0C0\uF0E0\uF003\uF095\uF10B\uF3CD\uF3CF\uF1AB\uF121\uF085\uF0AD\uF0C3\uF08E';

/** Whether an icon says what follows. */
export const isLabelIcon = (icon: string): boolean => icon !== '' && LABELS.includes(icon);
