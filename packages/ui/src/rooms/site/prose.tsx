import { directionOf } from '@vitae/domain';
import { marked } from 'marked';
import { useMemo, useRef } from 'react';
import { addressOf } from '../../base/i18n/index.ts';
import { useLinksWithin } from '../../base/routing/use-links-within.ts';
import { classNames } from '../../parts/components/class-names.ts';

/**
 * A text in Markdown that ships with the program, in a language (BCP 47), so that its markup can be trusted. Its links stay within the
 * app.
 */
export function Prose({ text, lang = 'en', className }: { text: string; lang?: string; className?: string }) {
  // Without scripts a link leads to the page in the language of this one.
  const html = useMemo(
    () =>
      marked
        .parse(text, { async: false })
        .replaceAll(/ href="(\/[^"]*)"/g, (_link, path: string) => ` href="${addressOf(path)}"`),
    [text],
  );
  const article = useRef<HTMLDivElement>(null);
  useLinksWithin(article);
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
