/** Every file outside of the editor that may draw a page, by its path; each is fetched when it is needed. */
export const otherScreens = import.meta.glob([
  '../rooms/**/*-page.tsx',
  '../rooms/**/*-step.tsx',
  '!../rooms/editor/**',
]);
