import { postPath, posts } from '@vitae/api';
import type { PageData } from '@vitae/api/samples';

/** What a page is about, as schema.org describes things; search engines read it from the page. */
export function structuredData({
  path,
  origin,
  appName,
  data: { sample, list },
  shown,
}: {
  path: string;
  origin: string;
  appName: string;
  data: PageData;
  shown: { title?: string; description?: string };
}): object[] {
  const context = { '@context': 'https://schema.org' };
  const post = posts.find((one) => postPath(one) === path);
  if (post)
    return [
      {
        ...context,
        '@type': 'BlogPosting',
        headline: post.title,
        description: post.description,
        datePublished: post.day,
        url: origin + path,
        author: { '@type': 'Organization', name: appName, url: `${origin}/` },
      },
    ];
  if (path === '/')
    return [
      { ...context, '@type': 'WebSite', name: appName, url: `${origin}/` },
      {
        ...context,
        '@type': 'WebApplication',
        name: appName,
        url: `${origin}/`,
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
        itemListElement: list.samples.map(({ slug, title }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          url: `${origin}${path}/${slug}`,
        })),
      },
    ];
  if (!sample) return [];
  const parent = path.slice(0, path.lastIndexOf('/'));
  return [
    {
      ...context,
      '@type': 'CreativeWork',
      name: shown.title ?? sample.title,
      description: shown.description ?? '',
      url: origin + path,
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
        { '@type': 'ListItem', position: 2, name: sample.category, item: `${origin}${parent}` },
        { '@type': 'ListItem', position: 3, name: sample.title, item: origin + path },
      ],
    },
  ];
}
