import { defaultSiteSettings } from '@vitae/api';
import { shippedSamples, type HeldAccount, type Platform, type Printing } from '@vitae/ui';
import type { DesktopBridge } from '../bridge/desktop-bridge.ts';
import { createCaller, type Caller } from './caller.ts';
import { createDocuments } from './documents.ts';
import { guardLastKeystrokes } from './last-keystrokes.ts';
import { createRequests } from './requests.ts';
import { createTransport } from './transport.ts';

/** What the desktop's window offers the interface: everything is done by the main process, over the bridge. */
export function createDesktopPlatform(bridge: DesktopBridge): Platform {
  const call = createCaller(bridge);
  followTheme(call);
  addEventListener('online', () => void call('window.online', undefined));
  return {
    settings: defaultSiteSettings,
    documents: guardLastKeystrokes(createDocuments(call, bridge), call, bridge),
    files: createFiles(call),
    printing: createPrinting(call),
    createImportWorker: () => new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' }),
    samples: shippedSamples,
    transport: createTransport(call),
    account: createAccount(call, bridge),
    hasLocalProfile: true,
    requests: createRequests(call, bridge),
    updater: { state: () => call('updater.state', undefined), turn: (on) => call('updater.turn', on) },
  };
}

/** The interface sets its theme on the page. */
function followTheme(call: Caller): void {
  const page = document.documentElement;
  const notify = () => {
    const { theme } = page.dataset;
    void call('window.theme', theme === 'light' || theme === 'dark' ? theme : 'system');
  };
  new MutationObserver(notify).observe(page, { attributeFilter: ['data-theme'] });
}

function createFiles(call: Caller): Platform['files'] {
  return {
    async pick(accept, multiple = false) {
      const files = await call('files.pick', { accept, multiple });
      return files.map(({ name, type, bytes }) => new File([bytes], name, { type }));
    },
    save: async ({ name, type, content }) =>
      call('files.save', { name, type, bytes: new Uint8Array(await content.arrayBuffer()) }),
  };
}

function createPrinting(call: Caller): Printing {
  return {
    printers: () => call('printing.printers', undefined),
    print: async (pdf, job) =>
      call('printing.print', {
        name: pdf instanceof File ? pdf.name : '',
        bytes: new Uint8Array(await pdf.arrayBuffer()),
        job,
      }),
  };
}

function createAccount(call: Caller, bridge: Pick<DesktopBridge, 'on'>): HeldAccount {
  return {
    state: () => call('account.state', undefined),
    subscribe: (listener) => bridge.on('accountChanged', listener),
    startSignIn: () => call('account.startSignIn', undefined),
    cancelSignIn: () => call('account.cancelSignIn', undefined),
    finishSignIn: (code) => call('account.finishSignIn', code),
    signOut: () => call('account.signOut', undefined),
    refresh: () => call('account.refresh', undefined),
    openPayment: (path) => call('account.openPayment', path),
    saveExport: () => call('account.saveExport', undefined),
    allowUnprotected: (agreed) => call('account.allowUnprotected', agreed),
  };
}
