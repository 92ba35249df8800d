import type { Platform } from '@vitae/ui';

/** Files through the browser's own dialogs: choosing opens its picker, saving is a download. */
export const files: Platform['files'] = {
  pick: (accept, multiple = false) =>
    new Promise((resolve) => {
      // The dialog of a click from before the interface, in which a file may have been chosen by now.
      const early = document.querySelector<HTMLInputElement>('input[data-early]');
      early?.remove();
      if (early?.files?.length) return resolve([...early.files]);
      const input = early ?? document.createElement('input');
      input.type = 'file';
      input.accept = accept;
      input.multiple = multiple;
      input.addEventListener('change', () => resolve([...(input.files ?? [])]));
      input.addEventListener('cancel', () => resolve([]));
      if (!early) input.click();
    }),
  save: async ({ name, content }) => {
    const url = URL.createObjectURL(content);
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    // The download has read the data long before.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  },
};
