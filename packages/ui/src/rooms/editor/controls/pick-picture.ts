import type { Platform } from '../../../base/platform.ts';
import { toast, toastNotLoaded } from '../../../parts/components/index.ts';

/** The pictures that browsers can open, for a file dialog. */
const pictureFiles = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** The message for a file that is not a picture. */
interface Unreadable {
  title: string;
  description: string;
}

/** Lets the user choose a picture; `null` if none is chosen, or if it cannot be read, which is then said. */
export async function pickPicture({ pick }: Platform['files'], unreadable: Unreadable): Promise<ImageBitmap | null> {
  const [file] = await pick(pictureFiles);
  return file ? decodePicture(() => Promise.resolve(file), unreadable) : null;
}

/** The picture of a file; `null` if it cannot be read, which is then said. */
export async function decodePicture(read: () => Promise<Blob>, unreadable: Unreadable): Promise<ImageBitmap | null> {
  const code = await import('./open-picture.ts').catch(() => null);
  if (!code) {
    toastNotLoaded();
    return null;
  }
  try {
    return await code.openPicture(await read());
  } catch {
    toast({ ...unreadable, tone: 'danger' });
    return null;
  }
}
