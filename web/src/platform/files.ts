import type { Platform } from '@vitae/ui';

/** Files through the browser's own dialogs: choosing opens its picker, saving is a download. */
export const files: Platform['files'] = {
  pick: (accept, multiple = false) =>
    new Promise((resolve) => {
      const input = document.createElement('input');
      input.type = 'file';
      input.accept = accept;
      input.multiple = multiple;
      input.addEventListener('change', () => resolve([...(input.files ?? [])]));
      input.addEventListener('cancel', () => resolve([]));
      input.click();
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
