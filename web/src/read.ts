import { startWhenRead } from '@vitae/ui/start-when-read';

const { entry, later = '' } = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};

// The server sent the page as HTML, and names on this script's element what the interface consists of.
startWhenRead(() => {
  for (const href of later.split(' ').filter((file) => file !== '')) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
  }
  const script = document.createElement('script');
  Object.assign(script, { type: 'module', crossOrigin: '', src: entry });
  document.head.append(script);
});
