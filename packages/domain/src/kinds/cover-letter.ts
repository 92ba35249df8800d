import { noApplication } from '../application.ts';
import { coverLetterSchema, type CoverLetter } from '../cover-letter.ts';
import { defineKind } from '../document-kind.ts';
import { migrationChain } from '../migrations/chain.ts';
import { photoAssets, photoWithout } from '../photo-files.ts';

const assetsOfLetter = ({ sender, signature }: CoverLetter) => [
  ...photoAssets(sender.photo),
  ...(signature ? [signature.asset] : []),
];

export const coverLetter = defineKind({
  key: 'coverletter',
  place: 20,
  name: 'letter',
  schema: coverLetterSchema,
  migrations: migrationChain(1),
  root: '/coverletter',
  list: '/account/coverletters',
  steps: ['content', 'template', 'finalize'],
  firstStep: '',
  begin: (day) => ({ date: day }),
  fullName: ({ sender }) => sender.fullName,
  called: ({ recipient, jobTitle, sender }) =>
    [recipient.company, jobTitle]
      .map((text) => text.trim())
      .filter(Boolean)
      .join(' – ') || sender.fullName,
  assets: assetsOfLetter,
  withoutAssets: (letter, sha256s) =>
    assetsOfLetter(letter).some((sha256) => sha256s.has(sha256))
      ? {
          ...letter,
          sender: { ...letter.sender, photo: photoWithout(letter.sender.photo, sha256s) },
          signature: letter.signature && sha256s.has(letter.signature.asset) ? null : letter.signature,
        }
      : letter,
  sentWith: ({ posting, resumeId }) => ({
    posting,
    document: resumeId === null ? null : { kind: 'resume', id: resumeId },
  }),
  visible: visibleLetter,
});

/** Without the photo, which letters do not show, and the notes on the job and the application. */
function visibleLetter(letter: CoverLetter): CoverLetter {
  return {
    ...letter,
    sender: { ...letter.sender, photo: null },
    jobTitle: '',
    posting: '',
    application: noApplication,
  };
}
