import { networkText } from '../i18n/network-text.ts';

/** Thrown by a loader to redirect a visit; it replaces the requested one. */
export class Redirect {
  readonly to: string;

  constructor(to: string) {
    this.to = to;
  }
}

/** Redirects a visit: `throw redirect('/login')`. */
export const redirect = (to: string): Redirect => new Redirect(to);

/** Thrown by a loader or a render where a page is not available: it has a status, like a server's response. */
export class PageError extends Error {
  override readonly name = 'PageError';
  readonly status: number;
  readonly statusText: string;
  /** The message for the user (behaviour ER-1). */
  readonly data: { message: string } | undefined;

  constructor(status: number, statusText: string, data?: { message: string }) {
    super(statusText);
    this.status = status;
    this.statusText = statusText;
    this.data = data;
  }
}

/** The error of an address without a page, with the text of behaviour ER-6. */
export const pageNotFound = (path: string): PageError =>
  new PageError(404, networkText('notFound'), { message: networkText('pageNotFound', { path }) });
