import { documentKinds } from '@vitae/domain';
import { account, admin } from './account-pages.ts';
import { pagesOfKind, type KindPages } from './kind-pages.ts';
import * as kinds from './kinds/all.ts';
import type { Page } from './page.ts';
import { onboard, site } from './site-pages.ts';

const ofKinds = Object.values<KindPages>(kinds);

/** The kinds of documents whose pages are there, in the order in which the interface names them. */
export const builtKinds = documentKinds.filter(({ key }) =>
  ofKinds.some(({ kind, built }) => kind.key === key && typeof built !== 'string'),
);

/**
 * Every page. From this list alone come the statuses and heads that the server sends, the routes and guards of the
 * interface, its navigation and palette, and what is said of a page that is still to come. Navigation keeps its order.
 */
export const pages: readonly Page[] = [
  ...site,
  ...onboard,
  ...account,
  ...documentKinds.flatMap(({ key }) => ofKinds.filter(({ kind }) => kind.key === key).flatMap(pagesOfKind)),
  ...admin,
];
