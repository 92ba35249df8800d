import { documentKinds, resumeKind, startPath } from '@vitae/domain';
import { toast } from '../parts/components/toast.ts';
import { acceptedFiles, handFiles, uploadPath } from '../base/documents/handed-files.ts';
import { safePath } from '../base/session/safe-path.ts';
import { runCommand } from '../base/commands.ts';
import { errorText } from '../base/error-text.ts';
import { loadAreas, textsOf } from '../base/i18n/index.ts';
import type { Platform, ShellRequest } from '../base/platform.ts';

type Requests = NonNullable<Platform['requests']>;
type Command = Extract<ShellRequest, { what: 'command' }>['command'];

/** Pages of a document, which can carry out a command only shortly after they have opened. */
const documentPages = new RegExp(`^(?:${documentKinds.map(({ root }) => root).join('|')})/(?:builder|viewer)/`);
/** Milliseconds to wait for such a page. */
const comingMs = 3_000;

/** Whether a page that was still opening has carried it out by now. */
async function isDoneLate(command: Command): Promise<boolean> {
  for (let waited = 0; waited < comingMs && documentPages.test(location.pathname); waited += 50) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (runCommand(command)) return true;
  }
  return false;
}

/**
 * From now on carries out the shell's requests to this window: opens pages, takes files, passes commands to the page
 * that can handle them. @returns a function that stops it
 */
export async function takeRequests(
  { files }: Pick<Platform, 'files'>,
  requests: Requests,
  navigate: (to: string) => void,
): Promise<() => void> {
  await loadAreas(['shell']);
  const t = textsOf('shell').t;

  const take = (chosen: readonly File[]) => {
    if (chosen.length === 0) return;
    handFiles(chosen);
    navigate(uploadPath);
  };
  const open = () =>
    void files
      .pick(acceptedFiles)
      .then(take, (error: unknown) => toast({ title: t('openFailed'), description: errorText(error), tone: 'danger' }));
  /** The default action of a command if no page handles it. */
  const otherwise: Record<Command, () => void> = {
    new: () => navigate(startPath(resumeKind)),
    open,
    undo: () => document.execCommand('undo'),
    redo: () => document.execCommand('redo'),
    print: () => toast({ title: t('openFirst'), description: t('openFirstToPrint') }),
    'save-pdf': () => toast({ title: t('openFirst'), description: t('openFirstToSave') }),
    palette: () => toast({ title: t('openFirst'), description: t('openFirstForPalette') }),
  };

  const obey = async (command: Command) => {
    if (runCommand(command)) return;
    const isOfAnyPage = command === 'new' || command === 'open' || !documentPages.test(location.pathname);
    if (isOfAnyPage || !(await isDoneLate(command))) otherwise[command]();
  };

  return requests((request) => {
    switch (request.what) {
      case 'go': {
        const path = safePath(request.to, '');
        if (path) navigate(path);
        break;
      }
      case 'command':
        void obey(request.command);
        break;
      case 'import':
        take(request.files);
        break;
      case 'notify':
        toast({ title: request.title, description: request.text, timeout: 0 });
        break;
    }
  });
}
