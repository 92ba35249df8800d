import { pageOf, type SiteSettings } from '@vitae/api';
import express, { type Router } from 'express';
import { asPartOfPage } from '../middleware/security-headers.ts';

/** The page that reads files, for those that the system opens with the installed app. */
const openedFiles = '/resume/start/upload?opened';

const icon = (file: string, sizes: string, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/${file}`,
  sizes,
  type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  purpose,
});

/** How the app is installed: name, icons, and the files that it opens. */
export const webManifest = ({ appName }: Pick<SiteSettings, 'appName'>) => ({
  id: '/',
  name: appName,
  short_name: appName,
  description: pageOf('/')?.head.description,
  start_url: '/resume/start',
  scope: '/',
  display: 'standalone',
  background_color: '#f2f4f8',
  theme_color: '#f2f4f8',
  categories: ['productivity', 'business'],
  icons: [
    icon('icon-192.png', '192x192'),
    icon('icon-512.png', '512x512'),
    icon('icon-maskable-512.png', '512x512', 'maskable'),
    icon('icon.svg', 'any'),
  ],
  file_handlers: [
    {
      action: openedFiles,
      accept: {
        'application/vnd.vitae+json': ['.vitae'],
        'application/pdf': ['.pdf'],
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
      },
    },
  ],
});

/**
 * What an installed app asks for: its manifest, and the page without content that the service worker keeps. With
 * `offline` false the service worker is replaced by one that removes itself and what was kept.
 *
 * @param shell HTML of that page
 */
export function installedApp(site: SiteSettings, shell: string, offline: boolean): Router {
  const router = express.Router();
  const manifest = JSON.stringify(webManifest(site));
  router.get('/manifest.webmanifest', (_request, response) => {
    asPartOfPage(response);
    response.set('Cache-Control', 'no-cache').type('application/manifest+json').send(manifest);
  });
  router.get('/offline.html', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('html').send(shell);
  });
  if (!offline)
    router.get('/service-worker.js', (request, _response, next) => {
      request.url = '/service-worker-off.js';
      next();
    });
  return router;
}
