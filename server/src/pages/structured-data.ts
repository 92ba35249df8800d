import { postPath, posts } from '@vitae/api';
import type { PageData } from '@vitae/api/samples';
import { registeredText } from '@vitae/words/catalogue';
import { addressIn, interfaceLanguageOf, type InterfaceLanguage } from '@vitae/words/languages';

/** Where a sample is listed: in the language that it is written in, if the interface has it. */
export const addressOfSample = (locale: string, path: string): string => addressIn(interfaceLanguageOf(locale), path);

/**
 * What a page is about, as schema.org describes things; search engines read it from the page. @param path without the
 * language that the page is in
 */
export function structuredData({
  path,
  origin,
  appName,
  language,
  data: { sample, list },
  shown,
}: {
  path: string;
  origin: string;
  appName: string;
  language: InterfaceLanguage;
  data: PageData;
  shown: { title?: string; description?: string };
}): object[] {
  const context = { '@context': 'https://schema.org' };
  const home = origin + addressIn(language, '/');
  const post = posts.find((one) => postPath(one) === path);
  if (post)
    return [
      {
        ...context,
        '@type': 'BlogPosting',
        headline: registeredText(post.title, language),
        description: registeredText(post.description, language),
        datePublished: post.day,
        url: origin + addressIn(language, path),
        inLanguage: language,
        author: { '@type': 'Organization', name: appName, url: `${origin}/` },
      },
    ];
  if (path === '/')
    return [
      { ...context, '@type': 'WebSite', name: appName, url: home, inLanguage: language },
      {
        ...context,
        '@type': 'WebApplication',
        name: appName,
        url: home,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Any',
        isAccessibleForFree: true,
      },
    ];
  if (list)
    return [
      {
        ...context,
        '@type': 'ItemList',
        numberOfItems: list.samples.length,
        itemListElement: list.samples.map(({ slug, title, locale }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          url: origin + addressOfSample(locale, `${path}/${slug}`),
        })),
      },
    ];
  if (!sample) return [];
  const own = origin + addressOfSample(sample.locale, path);
  const parent = origin + addressOfSample(sample.locale, path.slice(0, path.lastIndexOf('/')));
  return [
    {
      ...context,
      '@type': 'CreativeWork',
      name: shown.title ?? sample.title,
      description: shown.description ?? '',
      url: own,
      inLanguage: sample.locale,
      dateModified: sample.updatedAt,
      isAccessibleForFree: true,
      publisher: { '@type': 'Organization', name: appName, url: `${origin}/` },
    },
    {
      ...context,
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: appName, item: `${origin}/` },
        { '@type': 'ListItem', position: 2, name: sample.category, item: parent },
        { '@type': 'ListItem', position: 3, name: sample.title, item: own },
      ],
    },
  ];
}
