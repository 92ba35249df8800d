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
        const files = handles.map((handle) => handle.getFile());
        void Promise.all(files).then((read) => {
          if (read.length > 0) listener({ what: 'import', files: read });
        });
      });
      return () => queue.setConsumer(() => undefined);
    },
  };
}
