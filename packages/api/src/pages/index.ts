export { builderPages } from './builder-pages.ts';
export { documentHead, feedOf, isFed, isRendered, isStatic, pageOf, type DocumentHead } from './page-of.ts';
export { feedPath, postPath, posts } from './blog-pages.ts';
export { builtKinds, pages } from './pages.ts';
export {
  isPageOf,
  navigationGroupsOf,
  type ComingTopic,
  type DrawnPage,
  type Page,
  type PageIcon,
  type PageLayout,
  type PagePlaces,
  type PageShell,
  type PageWords,
  type SideGroup,
  type TopGroup,
} from './page.ts';
