/** Pictures whose text can be recognised, for a file dialog; apart from other files, since the first form needs none. */
export const acceptedPictures = '.png,.jpg,.jpeg';
