import { coverLetterSchema, type CoverLetter } from '../cover-letter.ts';
import { defineKind } from '../document-kind.ts';
import { migrationChain } from '../migrations/chain.ts';
import { photoAssets, photoWithout } from '../photo-files.ts';

const withoutPhoto = (letter: CoverLetter): CoverLetter => ({ ...letter, sender: { ...letter.sender, photo: null } });

export const coverLetter = defineKind({
  key: 'coverletter',
  place: 20,
  name: 'letter',
  schema: coverLetterSchema,
  migrations: migrationChain(1),
  root: '/coverletter',
  list: '/account/coverletters',
  steps: ['content', 'finalize', 'template'],
  firstStep: 'content',
  fullName: ({ sender }) => sender.fullName,
  assets: ({ sender }) => photoAssets(sender.photo),
  withoutAssets: (letter, sha256s) =>
    photoAssets(letter.sender.photo).some((sha256) => sha256s.has(sha256))
      ? { ...letter, sender: { ...letter.sender, photo: photoWithout(letter.sender.photo, sha256s) } }
      : letter,
  // Letters show no photo.
  visible: withoutPhoto,
});
