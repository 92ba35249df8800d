import { startEarly } from '@vitae/ui/start-early';

// The build lists the files of the form on this script's element: otherwise they would wait for the interface to
// request them.
if (startEarly(location.pathname))
  for (const file of document.querySelector<HTMLElement>('script[data-form]')?.dataset['form']?.split(' ') ?? []) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: file });
    document.head.append(link);
  }
