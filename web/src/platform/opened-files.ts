import type { Platform } from '@vitae/ui';

/** The part of the browser that hands over files opened with the installed app; Chromium has it. */
interface LaunchQueue {
  setConsumer: (consumer: (launch: { files: readonly FileSystemFileHandle[] }) => void) => void;
}

const launchQueueOf = (place: Window & { launchQueue?: LaunchQueue }) => place.launchQueue;

/** Files that the system opens with the installed app, as requests to the window; absent if it never does. */
export function openedFiles(): Pick<Platform, 'requests'> {
  const queue = launchQueueOf(window);
  if (!queue) return {};
  return {
    requests: (listener) => {
      queue.setConsumer(({ files: handles }) => {
        // One that was moved or deleted meanwhile does not keep the others from opening.
        void Promise.allSettled(handles.map((handle) => handle.getFile())).then((read) => {
          const files = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
          if (files.length > 0) listener({ what: 'import', files });
        });
      });
      return () => queue.setConsumer(() => undefined);
    },
  };
}
