import { coverLetterSchema, type CoverLetter } from '../cover-letter.ts';
import { defineKind } from '../document-kind.ts';
import { migrationChain } from '../migrations/chain.ts';

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
  assets: ({ sender }) => (sender.photo ? [sender.photo.asset] : []),
  withoutAssets: (letter, sha256s) =>
    letter.sender.photo && sha256s.has(letter.sender.photo.asset) ? withoutPhoto(letter) : letter,
  // Letters show no photo.
  visible: withoutPhoto,
});
