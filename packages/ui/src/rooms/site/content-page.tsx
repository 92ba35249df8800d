import { translatedContent } from '@vitae/words/catalogue';
import { loadLegalPages } from '@vitae/words/legal-pages';
import { useTexts } from '../../base/i18n/index.ts';
import { useLocation } from '../../base/router/index.ts';
import { useRegisteredTitle } from '../../base/routing/registered-title.ts';
import { usePlatform } from '../../base/platform.ts';
import faq from './content/faq.md?raw';
import privacyPolicy from './content/privacy-policy.md?raw';
import refundPolicy from './content/refund-policy.md?raw';
import terms from './content/terms.md?raw';
import { Prose } from './prose.tsx';
import { written } from './written.ts';

const pages: Readonly<Record<string, string>> = {
  faq,
  'privacy-policy': privacyPolicy,
  'refund-policy': refundPolicy,
  terms,
};

export async function loader(): Promise<null> {
  await loadLegalPages();
  return null;
}

/** A page written in Markdown (`written`). Its first line is the heading. */
export function ContentPage() {
  const { appName, sellsPlans } = usePlatform().settings;
  const { pathname } = useLocation();
  const { language } = useTexts('site');
  const name = pathname.replaceAll('/', '');
  const translated = translatedContent(name);
  const source = written(translated ?? pages[name] ?? '', appName, { payments: sellsPlans });
  useRegisteredTitle();
  return (
    <article className="mx-auto max-w-3xl px-4 py-12 sm:px-6 sm:py-20">
      <Prose text={source} lang={translated === null ? 'en' : language} />
    </article>
  );
}
