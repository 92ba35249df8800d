import { isPageOf, type Page } from '@vitae/api';
import { textsOf } from '../i18n/index.ts';
import { PageError, redirect } from '../router/index.ts';
import { notFound } from '../routing/not-found.ts';
import { guarded } from '../routing/screen.ts';
import { nextParameter, pathWithNext, safePath } from './safe-path.ts';
import { session } from './start-session.ts';

/** The redirect of a visit; `''` lets it through, `null` leaves it to the guard. */
export type GuardException = (visit: URL, page: Page) => string | null;
/** A browser has no pages of the desktop program. */
const inBrowser: GuardException = ({ pathname }, page) => (isPageOf(page, 'web') ? null : notFound(pathname));
let exception = inBrowser;

/** Sets an exception to the guards, or that of a browser; before the first page. */
export function setGuardException(made: GuardException = inBrowser): void {
  exception = made;
}

type Guard = (visit: URL, page: Page) => Promise<void>;

/** For pages that only signed-in people see: others sign in first and are sent back. */
const auth: Guard = async ({ pathname, search }, { role }) => {
  const { status, user } = await (await guarded(session)).settled();
  if (status !== 'authenticated') throw redirect(pathWithNext('/login', pathname + search));
  if (role !== undefined && user?.role !== role)
    throw new PageError(403, 'Forbidden', {
      message: textsOf('app').t('error.adminOnly', { email: user?.email ?? '' }),
    });
};

/**
 * For pages that only signed-out people see: others are sent to the page that they wanted. The answer of a provider is
 * handled in any case.
 */
const guest: Guard = async ({ searchParams }) => {
  if (searchParams.has('provider')) return;
  const { status } = await (await guarded(session)).settled();
  if (status === 'authenticated') throw redirect(safePath(searchParams.get(nextParameter)));
};

const guards = { auth, guest };

/** Whether a visit to a page must be checked before the page is rendered. */
export const isGuarded = ({ guard, shell }: Page): boolean => guard !== undefined || shell !== undefined;

/**
 * Lets a visit to a page through, as its entry in the registry requires (behaviour PG-2, PG-3). @throws a `Redirect` to
 * another page; a `PageError` with status 403 without the role
 */
export async function passGuard(page: Page, visit: URL): Promise<void> {
  const instead = exception(visit, page);
  if (instead) throw redirect(instead);
  if (instead === null && page.guard !== undefined) await guards[page.guard](visit, page);
}
