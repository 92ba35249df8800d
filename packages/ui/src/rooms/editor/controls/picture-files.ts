/** The pictures that browsers can open, for a file dialog. */
export const pictureFiles = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
