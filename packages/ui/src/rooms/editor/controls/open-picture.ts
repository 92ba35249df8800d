/** Photos of phones have up to 108 million pixels; each takes four bytes when the picture is opened. */
const mostPixels = 120_000_000;
const mostBytes = 60_000_000;

/**
 * Opens a picture that somebody chose, turned as it says it was taken. Its head is read first, since a small file may
 * claim more pixels than there is memory. @throws if it is too large, or no picture that the browser can open
 */
export async function openPicture(file: Blob): Promise<ImageBitmap> {
  if (file.size > mostBytes) throw new RangeError('The file of the picture is too large.');
  const url = URL.createObjectURL(file);
  try {
    const picture = new Image();
    const loaded = new Promise((resolve, reject) => {
      picture.addEventListener('load', resolve);
      picture.addEventListener('error', () => reject(new TypeError('The picture cannot be read.')));
    });
    picture.src = url;
    await loaded;
    const { naturalWidth, naturalHeight } = picture;
    if (naturalWidth * naturalHeight > mostPixels) throw new RangeError('The picture has too many pixels.');
    return await createImageBitmap(file);
  } finally {
    URL.revokeObjectURL(url);
  }
}
