/** An address as printed: without scheme, "www." and a trailing slash. */
export function shortUrl(url: string): string {
  return url
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '');
}

/**
 * An address as a link target; one without a scheme is assumed to be https. Only web, email and phone addresses become
 * links.
 */
export function webHref(url: string): string {
  const trimmed = url.trim();
  return /^(https?:\/\/|mailto:|tel:)/i.test(trimmed)
    ? trimmed
    : `https://${trimmed.replace(/^[a-z][a-z0-9+.-]*:\/*/i, '')}`;
}

/** A telephone number as a link target (RFC 3966). */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
