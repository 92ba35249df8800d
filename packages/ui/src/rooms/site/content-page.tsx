import { marked } from 'marked';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from '../../base/router/index.ts';
import { useRegisteredTitle } from '../../base/routing/registered-title.ts';
import { usePlatform } from '../../base/platform.ts';
import contact from './content/contact.md?raw';
import faq from './content/faq.md?raw';
import privacyPolicy from './content/privacy-policy.md?raw';
import refundPolicy from './content/refund-policy.md?raw';
import terms from './content/terms.md?raw';
import './display.css';

const pages: Readonly<Record<string, string>> = {
  contact,
  faq,
  'privacy-policy': privacyPolicy,
  'refund-policy': refundPolicy,
  terms,
};

/** A page written in Markdown. Its first line is the heading; `{appName}` is replaced by the product's name. */
export function ContentPage() {
  const { appName } = usePlatform().settings;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const source = (pages[pathname.replaceAll('/', '')] ?? '').replaceAll('{appName}', appName);
  // The text ships with the program, so its markup can be trusted.
  const html = useMemo(() => marked.parse(source, { async: false }), [source]);
  useRegisteredTitle();

  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = article.current;
    const followWithinSite = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!plain || !link?.getAttribute('href')?.startsWith('/')) return;
      event.preventDefault();
      void navigate(link.pathname);
    };
    element?.addEventListener('click', followWithinSite);
    return () => element?.removeEventListener('click', followWithinSite);
  }, [navigate]);

  return (
    <article
      ref={article}
      className="prose mx-auto max-w-3xl px-4 py-12 sm:px-6 sm:py-20"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
