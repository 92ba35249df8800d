export { families, type FamilyInfo } from './fonts/families.ts';
export { webFonts } from './fonts/web-fonts.ts';
export { fontUrls } from './fonts/font-urls.ts';
