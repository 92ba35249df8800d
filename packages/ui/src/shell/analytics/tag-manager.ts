import { pageOf } from '@vitae/api';

declare global {
  interface Window {
    /** What a tag manager reads: its own name for it. */
    dataLayer?: unknown[];
  }
}

const scriptId = 'tag-manager';
const host = 'https://www.googletagmanager.com';
/** Cookies that Google's tags set. */
const theirCookies = /^_(?:ga|gid|gat|gcl|dc_gtm)/;

const dataLayer = (): unknown[] => (window.dataLayer ??= []);

/** A command to Google's tag, which it only takes as an `arguments` object. */
function command(..._parts: readonly unknown[]): void {
  // gtag.js ignores arrays.
  dataLayer().push(arguments);
}

const isContainer = (id: string): boolean => id.startsWith('GTM-');

/** Loads the tag manager, once. @param id of a container (`GTM-…`) or of a measurement (`G-…`) */
export function loadTagManager(id: string): void {
  if (document.querySelector(`#${scriptId}`)) return;
  if (isContainer(id)) dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  else {
    command('js', new Date());
    command('config', id, { send_page_view: false });
  }
  const script = document.createElement('script');
  script.id = scriptId;
  script.async = true;
  script.src = `${host}/${isContainer(id) ? 'gtm.js' : 'gtag/js'}?id=${id}`;
  document.head.append(script);
}

/**
 * Puts a view of a page into the data layer: the pattern of its address and its title from the registry, since both the
 * address and the title of a tab may name a document.
 */
export function pushPageView(id: string, pathname: string): void {
  const page = pageOf(pathname);
  const view = {
    page_path: page?.path ?? 'none',
    page_location: location.origin + (page?.path ?? ''),
    page_title: page?.head.title ?? '',
  };
  if (isContainer(id)) dataLayer().push({ event: 'page_view', ...view });
  else command('event', 'page_view', view);
}

/** Deletes the cookies that tags have set, for this site and the domains that it is in. */
export function deleteCookies(): void {
  const parts = location.hostname.split('.');
  const domains = parts.map((_part, index) => parts.slice(index).join('.'));
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!theirCookies.test(name)) continue;
    for (const domain of ['', ...domains.map((domain) => `; domain=${domain}`)])
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
