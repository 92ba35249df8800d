import { documentKinds } from '@vitae/domain';
import { account, admin } from './account-pages.ts';
import { pagesOfKind, type KindPages } from './kind-pages.ts';
import { blogPages } from './blog-pages.ts';
import * as kinds from './kinds/all.ts';
import type { Page } from './page.ts';
import { onboard, site } from './site-pages.ts';

const ofKinds = Object.values<KindPages>(kinds);

/** The kinds of documents whose pages exist, in the order of the interface. */
export const builtKinds = documentKinds.filter(({ key }) =>
  ofKinds.some(({ of }) => of.kind.key === key && typeof of.built !== 'string'),
);

/**
 * Every page. The server's statuses and heads, the routes and guards of the interface, its navigation and palette, and
 * the text of pages that do not exist yet are all derived from this list. The navigation keeps its order.
 */
export const pages: readonly Page[] = [
  ...site,
  ...blogPages,
  ...onboard,
  ...account,
  ...documentKinds.flatMap(({ key }) => ofKinds.filter(({ of }) => of.kind.key === key).flatMap(pagesOfKind)),
  ...admin,
];
