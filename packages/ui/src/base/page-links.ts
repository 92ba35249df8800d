import { registeredText } from '@vitae/words/catalogue';
import { pages, type Page, type PageIcon } from '@vitae/api';

/** A link to a page of the registry. */
export interface PageLink {
  to: string;
  label: string;
}

/** A link with an icon, as menus show it. */
export interface IconLink extends PageLink {
  icon: PageIcon;
}

type Role = 'user' | 'admin' | null;

/**
 * Whether a menu may link to a page: it exists, and the person has the role that it requires. Menus do not offer pages
 * that do not exist yet; only the navigation of the site does, and those pages say what can be done now.
 */
const isOffered = (page: Page, role: Role): boolean =>
  page.coming === undefined && (page.role === undefined || page.role === role);

/** The links of the side navigation that belong to one of its groups. */
export const sideLinks = (group: string, role: Role): IconLink[] =>
  pages.flatMap((page) => {
    const place = page.places?.side;
    return place?.group === group && isOffered(page, role) ? [iconLink(page, place)] : [];
  });

/** The pages that the command palette offers. */
export const paletteLinks = (role: Role): IconLink[] =>
  pages.flatMap((page) => {
    const place = page.places?.palette;
    return place && isOffered(page, role) ? [iconLink(page, place)] : [];
  });

const iconLink = ({ path, head }: Page, { icon, label }: { icon: PageIcon; label?: string }): IconLink => ({
  to: path,
  label: registeredText(label ?? head.title),
  icon,
});
