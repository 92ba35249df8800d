import { directionOf } from '@vitae/domain';
import { marked } from 'marked';
import { useEffect, useMemo, useRef } from 'react';
import { splitAddress } from '@vitae/words/languages';
import { addressOf } from '../../base/i18n/index.ts';
import { useNavigate } from '../../base/router/index.ts';
import { classNames } from '../../parts/components/class-names.ts';

/**
 * A text in Markdown that ships with the program, in a language (BCP 47), so that its markup can be trusted. Its links stay within the
 * app.
 */
export function Prose({ text, lang = 'en', className }: { text: string; lang?: string; className?: string }) {
  const navigate = useNavigate();
  // Without scripts a link leads to the page in the language of this one.
  const html = useMemo(
    () =>
      marked
        .parse(text, { async: false })
        .replaceAll(/ href="(\/[^"]*)"/g, (_link, path: string) => ` href="${addressOf(path)}"`),
    [text],
  );
  const article = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = article.current;
    const followWithinSite = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!plain || !link?.getAttribute('href')?.startsWith('/')) return;
      event.preventDefault();
      void navigate(splitAddress(link.pathname).path + link.search + link.hash);
    };
    element?.addEventListener('click', followWithinSite);
    return () => element?.removeEventListener('click', followWithinSite);
  }, [navigate]);
  return (
    <div
      ref={article}
      lang={lang}
      dir={directionOf(lang)}
      className={classNames('prose', className)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
