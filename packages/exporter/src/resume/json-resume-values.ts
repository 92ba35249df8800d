import { shortUrl, webHref, type Resume } from '@vitae/domain';

/** A web address as a URI (RFC 3986), or `''` if none can be made from it. */
export function uriOf(address: string): string {
  const given = webHref(address);
  if (!address.trim() || !URL.canParse(given)) return '';
  const { protocol, host, username, password, pathname, search, hash } = new URL(given);
  if (!host && protocol.startsWith('http')) return '';
  const who = username ? `${coded(username)}${password ? `:${coded(password)}` : ''}@` : '';
  const where = host ? `//${who}${host.startsWith('[') ? host : coded(host)}` : '';
  const path = pathname === '/' && !given.endsWith('/') && !search && !hash ? '' : coded(pathname);
  return `${protocol}${where}${path}${coded(search)}${hash && `#${coded(hash.slice(1))}`}`;
}

/** Percent-encodes characters that a URI must not contain; `URL` leaves some of them. */
const coded = (part: string): string =>
  part.replace(/[^\w\-.~:/?@!$&'()*+,;=%]|%(?![0-9a-f]{2})/giu, (sign) => encodeURIComponent(sign));

/** Whether the URI made from an address still shows what the user wrote. */
export const showsTheSame = (uri: string, address: string): boolean => shortUrl(uri) === shortUrl(webHref(address));

/** An email address as the schema accepts it (RFC 5321, without comments and quoted names). */
export const isEmail = (text: string): boolean =>
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/iu.test(
    text,
  );

/** A date whose year the schema accepts: 1000 to 2999. */
export const isSchemaDate = (date: string): boolean => /^[12]\d{3}(?:-[01]\d)?$/u.test(date);

type Link = Resume['basics']['links'][number];

/** A link to a page about the person on a site that hosts many, not the person's own site. */
export const isProfile = ({ label, url }: Pick<Link, 'label' | 'url'>): boolean => {
  const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return letters(label) !== '' && letters(hostOf(url)).includes(letters(label));
};

export const hostOf = (url: string): string =>
  /^(?:[a-z]+:\/\/)?(?:www\.)?([^/?#]*)/iu.exec(url)?.[1]?.toLowerCase() ?? '';

/** What the address of a profile says of its user ("?user=ada"), otherwise its last segment. */
export const usernameOf = (url: string): string => {
  const user = /[?&]user=([^&#]+)/u.exec(url)?.[1];
  if (user !== undefined) return decoded(user);
  const path = /^(?:[a-z]+:\/\/)?[^/]*\/(.*)$/iu.exec(url)?.[1] ?? '';
  const last =
    path
      .replace(/[?#].*$/u, '')
      .split('/')
      .filter(Boolean)
      .at(-1) ?? '';
  return decoded(last).replace(/^@/u, '');
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Sites and messengers where people have an account by name. */
const ACCOUNTS =
  /^(?:skype|google ?(?:talk|chat|hangouts|scholar)|aim|aol messenger|msn|messenger|yahoo|discord|telegram|whatsapp|wechat|微信|qq|signal|matrix|mastodon|line|slack|viber|icq|irc|xmpp|jabber|threema|keybase|instagram|facebook|twitter|x|linkedin|xing|github|gitlab|bitbucket|stack ?overflow|scopus|quora|habr|hackerrank|codeforces|reddit|medium|behance|dribbble|tiktok|youtube|twitch|steam)$/iu;

/**
 * A detail that is the name of an account without an address, such as that of a messenger; "Nationality: british" is none.
 */
export const isAccount = ({ label, value }: Resume['basics']['extra'][number]): boolean => {
  const isOneName = /^@?[\p{Ll}\p{N}][\p{Ll}\p{N}._-]*\p{Ll}[\p{Ll}\p{N}._-]*$/u.test(value);
  const isNoWord = /^@|\p{Ll}[\d._-]+\p{Ll}|\p{Ll}\d+$/u.test(value);
  return isOneName && (isNoWord || ACCOUNTS.test(label.trim()));
};
