import type { Plugin } from 'vite';

/**
 * Names a font in the page, so that the browser fetches it beside the style sheet, not after it. @param name of its file
 * in the package that it comes from
 */
export function preloadFont(name: string): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.values(bundle ?? {}).find((file) => file.type === 'asset' && file.names.includes(name));
        if (!font) throw new Error(`${name} is not part of the build.`);
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${font.fileName}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
