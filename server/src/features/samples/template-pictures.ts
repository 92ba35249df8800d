import { documentHead, feedOf, isRendered, pageOf } from '@vitae/api';
import { pageFile, previewFile, templateWidths } from '@vitae/api/pictures';
import { documentKinds, type TemplateTokens } from '@vitae/domain';
import { RENDERER_VERSION } from '@vitae/renderer/version';
import { loadExampleIn } from '@vitae/samples';
import { templateIds } from '@vitae/templates/ids';
import { previewText } from '@vitae/words/previews';
import type { RequestHandler, Response } from 'express';
import { asPartOfPage } from '../../middleware/security-headers.ts';
import type { Services } from '../../services.ts';
import type { PictureTask } from '../../picture-program/messages.ts';
import { offeredUnder } from '../templates/offered-templates.ts';
import { digestOf } from './digest.ts';
import type { Samples } from './samples.ts';

type Kind = keyof typeof templateIds;

/** What the ids of these pictures begin with, so that they are kept beside those of samples. */
const prefix = 'template-';
/** Whether a picture is of a template or a page, as today's renderer draws it. */
export const isTemplatePicture = (id: string): boolean => id.startsWith(prefix) && id.endsWith(`-${RENDERER_VERSION}`);

const files: ReadonlySet<string> = new Set(templateWidths.map((width) => pageFile(1, width)));
/** The same address shows a new picture after an update, so it is looked for again after an hour, in seconds. */
const keptSeconds = 3600;
/** An admin may change a variant at any time. */
const variantSeconds = 60;

const isKind = (value: string): value is Kind => Object.hasOwn(templateIds, value);

/** The example of a kind in one of its templates, with the settings of a variant, as JSON text. */
async function exampleIn(kind: Kind, template: string, variant: TemplateTokens | null = null): Promise<string> {
  const example = await loadExampleIn(kind, template);
  if (!example) throw new Error(`There is no example of the kind ${kind}.`);
  const set = Object.fromEntries(Object.entries(variant ?? {}).filter(([, value]) => value !== null));
  const tokens = { ...example.template.tokens, ...set };
  return JSON.stringify({ ...example, template: { ...example.template, id: template, tokens } });
}

/** Draws one unless it is there. @returns its id; null if it could not be drawn */
async function drawn(
  { pictures }: Pick<Samples, 'pictures'>,
  document: string,
  { widths, preview }: Pick<PictureTask, 'widths' | 'preview'>,
): Promise<string | null> {
  const id = `${prefix}${digestOf(document + JSON.stringify([widths, preview]))}-${RENDERER_VERSION}`;
  if ((await pictures.drawn(id)) !== null) return id;
  return (await pictures.draw({ id, document, places: [], mostPages: 1, widths, preview })) ? id : null;
}

const sendPicture = (
  { samples, log }: Services,
  response: Response,
  id: string | null,
  file: string,
  seconds = keptSeconds,
): void => {
  if (id === null) {
    response.status(404).end();
    return;
  }
  asPartOfPage(response);
  response.set('Cache-Control', `public, max-age=${seconds}`);
  response.sendFile(samples.pictures.fileOf(id, file), { cacheControl: false, dotfiles: 'allow' }, (error) => {
    if (!error || ('code' in error && error.code === 'ECONNABORTED')) return;
    if (!response.headersSent) response.status(404).end();
    else log.error({ err: error }, 'a picture was not sent');
  });
};

const isShipped = (kind: string, template: string): boolean => isKind(kind) && templateIds[kind].includes(template);

/** The example in a template, or in a variant that is offered now; `null` if there is none of that id. */
async function pictured({ db }: Pick<Services, 'db'>, kind: Kind, id: string): Promise<string | null> {
  if (isShipped(kind, id)) return exampleIn(kind, id);
  const variant = await offeredUnder(db, kind, id);
  return variant && exampleIn(kind, variant.base, variant.tokens);
}

/** Sends the example document in a template: `/pictures/templates/{kind}/{template}/{file}`. */
export const serveTemplatePictures =
  (services: Services): RequestHandler<{ kind: string; template: string; file: string }> =>
  async (request, response, next) => {
    const { kind, template, file } = request.params;
    response.locals['route'] = '/pictures/templates/:kind/:template/:file';
    const document = isKind(kind) && files.has(file) ? await pictured(services, kind, template) : null;
    if (document === null) {
      next();
      return;
    }
    const id = await drawn(services.samples, document, { widths: [...templateWidths], preview: null });
    sendPicture(services, response, id, file, isShipped(kind, template) ? keptSeconds : variantSeconds);
  };

/** The part of a page's address below which its preview is; the start page has a name. */
const homeName = 'home';

/** The picture that previews of links to a page show; null for a page without one of its own. */
export function pagePreviewPath(path: string): string | null {
  const page = pageOf(path);
  if (!page || page.path.includes(':') || feedOf(page) === 'samples' || !isRendered(page)) return null;
  return `/pictures/pages/${path === '/' ? homeName : page.path.slice(1)}.jpg`;
}

/** Sends them: a page of the example beside the title of the page. */
export const servePagePreviews =
  (services: Services): RequestHandler<{ page: string[] }> =>
  async (request, response, next) => {
    response.locals['route'] = '/pictures/pages/:page';
    const name = request.params.page.join('/').replace(/\.jpg$/, '');
    const path = name === homeName ? '/' : `/${name}`;
    const page = pagePreviewPath(path) === request.path ? pageOf(path) : null;
    // A page about no kind shows a document of the first.
    const kind = [page?.kind, ...documentKinds.map(({ key }) => key)].find((key) => key !== undefined && isKind(key));
    if (!page || !kind || !documentHead(page, services.config.site).isListed) {
      next();
      return;
    }
    const { appName } = services.config.site;
    const title = path === '/' ? previewText('home') : page.head.title;
    const preview = { title, line: previewText('site'), site: appName };
    const id = await drawn(services.samples, await exampleIn(kind, templateIds[kind][1] ?? ''), {
      widths: [],
      preview,
    });
    sendPicture(services, response, id, previewFile);
  };
