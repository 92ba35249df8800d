import { directionOf } from '@vitae/domain';
import { addressIn, type InterfaceLanguage } from '@vitae/words/languages';
import { sharedWords } from '@vitae/words/shared';
import { createHash } from 'node:crypto';
import type { Drawn } from '../../evaluation-program/shared-messages.ts';

/** A page of HTML without scripts, and the policy that it is sent with. */
export interface SharedPage {
  html: string;
  policy: string;
}

const forHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
type Plain = Exclude<Parameters<typeof sharedWords>[0], 'page' | 'madeWith'>;

/** A text of these pages as HTML, in the language of the person who looks at them. */
const textsIn =
  (language: InterfaceLanguage) =>
  (key: Plain): string =>
    forHtml(sharedWords(key)(language));
const attributesOf = (language: InterfaceLanguage): string => `lang="${language}" dir="${directionOf(language)}"`;

/** The colours and the bar of every page of a link, around a document in its own look. */
const style = `
.shared-bar { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; justify-content: space-between; padding: .75rem 1.25rem; background: #fff; border-bottom: 1px solid #d5d7dd; color: #1c1c1f; font: 500 16px/1.4 system-ui, sans-serif; }
.shared-bar strong { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.shared-bar nav { display: flex; gap: 1rem; align-items: center; }
.shared-bar a { display: inline-flex; align-items: center; min-height: 2.75rem; color: #1f5fd6; }
.shared-bar a.shared-main { padding: 0 1rem; border-radius: .5rem; background: #1f5fd6; color: #fff; text-decoration: none; }
.shared-bar a:focus-visible { outline: 2px solid #1f5fd6; outline-offset: 2px; }
body.shared-document { display: flex; flex-direction: column; max-width: none; margin: 0; padding: 0; border: 0; border-radius: 0; background: var(--backdrop); }
.shared-text { width: 100%; max-width: 50rem; margin: 0 auto; padding: 1.75rem 1.25rem; background: var(--page); }
.shared-pages { display: flex; flex-direction: column; gap: 1.25rem; width: 100%; max-width: 54rem; margin: 0 auto; padding: 1.25rem; }
.shared-pages img { display: block; width: 100%; height: auto; background: #fff; border: 1px solid #d5d7dd; box-shadow: 0 1px 4px rgb(0 0 0 / .12); }
.shared-foot { padding: 1.25rem; text-align: center; color: var(--soft, #55565c); font: 14px/1.4 system-ui, sans-serif; }
@media (min-width: 56rem) { .shared-pages { order: 1; } .shared-text { order: 2; padding: 3rem 4rem; border: 1px solid var(--line); } .shared-foot { order: 3; } }
@media (prefers-color-scheme: dark) {
  .shared-bar { background: #191a1f; border-color: #3b3d45; color: #e9e9ec; }
  .shared-bar a { color: #8db4ff; }
  .shared-bar a.shared-main { background: #2f6de0; color: #fff; }
}
@media print { .shared-bar, .shared-foot, .shared-text { display: none; } .shared-pages { padding: 0; max-width: none; } .shared-pages img { border: 0; box-shadow: none; } }
`;

/** Pages without a document. */
const plainStyle = `
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f2f4f8; color: #1c1c1f; font: 16px/1.5 system-ui, sans-serif; }
main { width: min(26rem, 100% - 2.5rem); padding: 2rem; box-sizing: border-box; background: #fff; border: 1px solid #d5d7dd; border-radius: .75rem; }
h1 { margin: 0 0 .5rem; font-size: 1.25rem; line-height: 1.3; }
p { margin: 0; }
.shared-form { display: grid; gap: .5rem; margin-top: 1.25rem; }
.shared-form input { min-height: 2.75rem; padding: 0 .75rem; border: 1px solid #8b8d96; border-radius: .5rem; background: #fff; color: #1c1c1f; font: inherit; }
.shared-form button { min-height: 2.75rem; margin-top: .5rem; padding: 0 1rem; border: 0; border-radius: .5rem; background: #1f5fd6; color: #fff; font: inherit; font-weight: 500; cursor: pointer; }
.shared-form :focus-visible { outline: 2px solid #1f5fd6; outline-offset: 2px; }
.shared-error { color: #b3261e; }
@media (prefers-color-scheme: dark) {
  body { background: #12161d; color: #e9e9ec; }
  main { background: #191a1f; border-color: #3b3d45; }
  .shared-form input { background: #101115; border-color: #7c7e88; color: #e9e9ec; }
  .shared-error { color: #ffb4ab; }
  .shared-form :focus-visible { outline-color: #8db4ff; }
}
`;

/** Allows the style sheets that are in the page, and pictures; nothing else. */
function withPolicy(html: string): SharedPage {
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );
  const policy = [
    "default-src 'none'",
    "img-src 'self' data:",
    `style-src ${styles.length > 0 ? styles.join(' ') : "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { html, policy };
}

/** The name of what is shared. */
export const nameOf = ({ name }: Pick<Drawn, 'name'>, language: InterfaceLanguage): string =>
  name || sharedWords('document')(language);

const longestFileName = 100;

/**
 * The name of its file: a name holds whatever somebody typed or sent, and headers no halves of characters, paths or
 * signs that turn the direction of what follows.
 */
export function fileNameOf(drawn: Pick<Drawn, 'name'>, language: InterfaceLanguage): string {
  const clean = nameOf(drawn, language)
    .toWellFormed()
    .replaceAll(/[\\/:*?"<>|\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim();
  // By whole characters, not halves.
  const name = [...clean]
    .slice(0, longestFileName)
    .join('')
    .replace(/[. ]+$/, '');
  return `${name || sharedWords('document')(language)}.pdf`;
}

/**
 * A document for everyone who has its link: the pages as pictures, their text, and the file. It takes the HTML of the
 * exporter, whose text is escaped, so its tags are where they are expected.
 *
 * @param base the path of the link, such as `/r/abc`
 */
export function documentPage(drawn: Drawn, base: string, appName: string, language: InterfaceLanguage): SharedPage {
  const t = textsIn(language);
  const count = drawn.pages.length;
  const bar =
    `<div class="shared-bar" ${attributesOf(language)}><strong>${forHtml(nameOf(drawn, language))}</strong>` +
    `<nav><a href="#pages">${t('pages')}</a><a href="#text">${t('text')}</a>` +
    `<a class="shared-main" href="${base}/document.pdf" download>${t('downloadPdf')}</a></nav></div>`;
  const pictures = drawn.pages.map((_page, index) => {
    const alt = forHtml(sharedWords('page', { page: index + 1, count })(language));
    return `<img src="${base}/pages/${index + 1}.svg" alt="${alt}"${index > 0 ? ' loading="lazy"' : ''} />`;
  });
  const pages = `<div class="shared-pages" id="pages" lang="${language}">${pictures.join('')}</div>`;
  const foot = `<div class="shared-foot" ${attributesOf(language)}><a href="${addressIn(language, '/')}">${forHtml(sharedWords('madeWith', { appName })(language))}</a></div>`;
  return withPolicy(
    drawn.html
      // The server sends a policy that also allows the pictures of the pages.
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '<meta name="robots" content="noindex, nofollow">')
      .replace('</head>', () => `<style>${style}</style></head>`)
      .replace('<body>', () => `<body class="shared-document">${bar}<div class="shared-text" id="text">`)
      .replace('</body>', () => `</div>${pages}${foot}</body>`),
  );
}

const plainPage = (language: InterfaceLanguage, title: string, content: string): SharedPage =>
  withPolicy(
    `<!doctype html>\n<html ${attributesOf(language)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<meta name="robots" content="noindex, nofollow"><title>${title}</title><style>${plainStyle}</style></head>` +
      `<body><main><h1>${title}</h1>${content}</main></body></html>\n`,
  );

/** Asks for the password. @param base the path of the link @param problem why it is asked again */
export function passwordPage(
  language: InterfaceLanguage,
  base: string,
  problem?: 'wrongPassword' | 'tooMany',
): SharedPage {
  const t = textsIn(language);
  const wrong = problem ? `<p class="shared-error" id="problem" role="alert">${t(problem)}</p>` : '';
  const described = problem ? ' aria-describedby="problem" aria-invalid="true"' : '';
  return plainPage(
    language,
    t('passwordTitle'),
    `<p>${t('passwordIntro')}</p><form class="shared-form" method="post" action="${base}">` +
      `<label for="password">${t('password')}</label>` +
      `<input id="password" name="password" type="password" required maxlength="256" autocomplete="off" autofocus${described} />` +
      `${wrong}<button>${t('open')}</button></form>`,
  );
}

const saying = (title: Plain, text: Plain) => (language: InterfaceLanguage) => {
  const t = textsIn(language);
  return plainPage(language, t(title), `<p>${t(text)}</p>`);
};

/** The same for every link that does not work, whatever the reason. */
export const gonePage = saying('goneTitle', 'goneText');

/** The document cannot be drawn, or too many are waiting. */
export const busyPage = saying('busyTitle', 'busyText');

/** Too many requests from one address. */
export const tooManyPage = saying('busyTitle', 'tooMany');
