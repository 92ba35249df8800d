import { mostPictured, pageFile, pictureWidths, previewFile } from '@vitae/api/pictures';
import type { RequestHandler } from 'express';
import type { Config } from '../../config.ts';
import { asPartOfPage } from '../../middleware/security-headers.ts';
import type { Services } from '../../services.ts';

const year = 31_536_000;
const names = new Set([
  previewFile,
  ...Array.from({ length: mostPictured }, (_, index) =>
    pictureWidths.map((width) => pageFile(index + 1, width)),
  ).flat(),
]);

/** Sends pictures of the pages of published samples. One that is not there yet is drawn first. */
export const servePictures =
  (
    { samples, log }: Pick<Services, 'samples' | 'log'>,
    { drawsAhead }: Pick<Config, 'drawsAhead'>,
  ): RequestHandler<{ picture: string; file: string }> =>
  async (request, response, next) => {
    const { picture, file } = request.params;
    response.locals['route'] = '/pictures/:picture/:file';
    if (!/^[0-9a-f]{20}-[\w.]+$/.test(picture) || !names.has(file)) {
      next();
      return;
    }
    const isThere = (await samples.pictures.drawn(picture)) !== null || (await samples.drawPicture(picture));
    if (!isThere) {
      response.status(404).end();
      return;
    }
    asPartOfPage(response);
    response.set('Cache-Control', `public, max-age=${year}, immutable`);
    response.sendFile(samples.pictures.fileOf(picture, file), { cacheControl: false, dotfiles: 'allow' }, (error) => {
      if (!error) return;
      if ('code' in error && error.code === 'ECONNABORTED') return;
      if (!response.headersSent) response.status(404).end();
      else log.error({ err: error }, 'a picture was not sent');
    });
    // Whoever looks at one looks at others.
    if (drawsAhead)
      void samples.drawAll().catch((error: unknown) => log.error({ err: error }, 'the samples could not be drawn'));
  };
