import { feedPath, postPath, posts } from '@vitae/api';
import { registeredText } from '@vitae/words/catalogue';
import { useEffect } from 'react';
import { addressOf, useTexts } from '../../base/i18n/index.ts';
import { useRegisteredTitle } from '../../base/routing/registered-title.ts';
import { usePlatform } from '../../base/platform.ts';
import { postDay } from './post-day.ts';
import { PreloadLink } from '../../base/routing/preload-link.tsx';

/** `/blog`: redirects to the blog's own site if there is one, otherwise lists the posts. */
export function BlogPage() {
  const { t, language } = useTexts('site');
  const { blogUrl } = usePlatform().settings;
  useRegisteredTitle();
  useEffect(() => {
    if (blogUrl) location.replace(blogUrl);
  }, [blogUrl]);
  return (
    <div className="mx-auto max-w-3xl px-4 py-12 sm:px-6 sm:py-20">
      <h1 className="text-32 sm:text-44">{t('blog.title')}</h1>
      {blogUrl ? (
        <p className="mt-4 text-ink-soft">
          {t('blog.leaving')}{' '}
          <a href={blogUrl} className="text-accent-ink underline">
            {t('blog.go')}
          </a>
        </p>
      ) : (
        <>
          <p className="mt-3 max-w-[60ch] text-16 text-ink-soft">{t('blog.intro')}</p>
          <ul className="mt-10 flex flex-col gap-8">
            {posts.map((post) => (
              <li key={post.slug}>
                <article>
                  <h2 className="text-20">
                    <PreloadLink to={postPath(post)} className="hover:underline">
                      {registeredText(post.title)}
                    </PreloadLink>
                  </h2>
                  <p className="mt-1.5 text-16 text-ink-soft">{registeredText(post.description)}</p>
                  <p className="mt-1.5 text-13 text-ink-faint">
                    <time dateTime={post.day}>{postDay(post, language)}</time>
                  </p>
                </article>
              </li>
            ))}
          </ul>
          <p className="mt-10 text-14 text-ink-soft">
            <a href={addressOf(feedPath)} className="text-accent-ink underline">
              {t('blog.feed')}
            </a>
          </p>
        </>
      )}
    </div>
  );
}
