import { CreditCard, FilePlus2, FileText, Gauge, House, LayoutTemplate, Mail, MailCheck, Settings, Tag, Wallet, type LucideIcon } from 'lucide-react';
import { laterPages } from '../site/later-pages.ts';
import type { EnglishCatalogue } from '../app/i18n/en/index.ts';

type Words = EnglishCatalogue['account']['nav'];

export interface NavigationItem {
  label: Exclude<keyof Words, 'groups'>;
  to: string;
  icon: LucideIcon;
}

export interface NavigationSection {
  label: keyof Words['groups'];
  items: NavigationItem[];
}

const all: readonly NavigationSection[] = [
  {
    label: 'documents',
    items: [
      { label: 'overview', to: '/account', icon: House },
      { label: 'resumes', to: '/account/resumes', icon: FileText },
      { label: 'resumeEvaluations', to: '/account/resumes/evaluations', icon: Gauge },
      { label: 'coverLetters', to: '/account/coverletters', icon: Mail },
      { label: 'coverLetterEvaluations', to: '/account/coverletters/evaluations', icon: MailCheck },
    ],
  },
  {
    label: 'create',
    items: [
      { label: 'newResume', to: '/resume/start', icon: FilePlus2 },
      { label: 'templates', to: '/resume/templates', icon: LayoutTemplate },
    ],
  },
  {
    label: 'billing',
    items: [
      { label: 'pricing', to: '/account/pricing', icon: Tag },
      { label: 'payments', to: '/account/payments', icon: CreditCard },
      { label: 'wallet', to: '/account/payments/wallet', icon: Wallet },
    ],
  },
  { label: 'account', items: [{ label: 'settings', to: '/account/settings', icon: Settings }] },
];

const later = new Set(laterPages.map(({ path }) => path));

/** The side navigation: only pages that this version has. */
export const navigationSections: readonly NavigationSection[] = all
  .map(({ label, items }) => ({ label, items: items.filter(({ to }) => !later.has(to)) }))
  .filter(({ items }) => items.length > 0);
