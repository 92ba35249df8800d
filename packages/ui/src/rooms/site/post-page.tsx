import { posts, postPath } from '@vitae/api';
import { resumeKind, startPath } from '@vitae/domain';
import { registeredText } from '@vitae/words/catalogue';
import { defaultLocale, readerLocale } from '@vitae/words/reader';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { postDay } from './post-day.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { pageNotFound, useLoaderData, useLocation, type Visit } from '../../base/router/index.ts';
import { PreloadLink } from '../../base/routing/preload-link.tsx';
import { useRegisteredTitle } from '../../base/routing/registered-title.ts';
import { ButtonLink } from '../../parts/components/button.tsx';
import { Prose } from './prose.tsx';

/** The text of each post in each language, fetched with its page. */
const texts: Readonly<Record<string, () => Promise<unknown>>> = import.meta.glob('./posts/**/*.md', {
  query: '?raw',
  import: 'default',
});

const postAt = (pathname: string) => posts.find((post) => postPath(post) === pathname.replace(/\/$/, ''));

export async function loader({ url }: Visit): Promise<unknown> {
  const language = readerLocale();
  const folder = language === defaultLocale ? '' : `${language}/`;
  const load = texts[`./posts/${folder}${postAt(url.pathname)?.slug ?? ''}.md`];
  if (!load) throw pageNotFound(url.pathname);
  return load();
}

/** `/blog/{slug}`: a post. */
export function PostPage() {
  const { t, language } = useTexts('site');
  const { pathname } = useLocation();
  const text = useLoaderData();
  const post = postAt(pathname);
  useRegisteredTitle();
  if (!post || typeof text !== 'string') return null;
  return (
    <div className="mx-auto max-w-3xl px-4 py-12 sm:px-6 sm:py-16">
      <PreloadLink to="/blog" className="inline-flex min-h-9 items-center gap-2 text-14 text-ink-soft hover:text-ink">
        <ArrowLeft size={16} aria-hidden />
        {t('blog.all')}
      </PreloadLink>
      <article>
        <h1 className="display mt-6 text-32 sm:text-44">{registeredText(post.title)}</h1>
        <p className="mt-3 text-14 text-ink-faint">
          <time dateTime={post.day}>{postDay(post, language)}</time>
        </p>
        <Prose text={text} lang={language} className="mt-8" />
      </article>
      <ButtonLink to={startPath(resumeKind)} variant="primary" size="lg" trailingIcon={ArrowRight} className="mt-10">
        {t('blog.build')}
      </ButtonLink>
    </div>
  );
}
