import { resumeKind, type AnyDocument, type Basics, type CoverLetter } from '@vitae/domain';
import { withLookOf } from './with-look.ts';

/**
 * The letter as one that goes with a resume: missing details of the sender, and the look, are taken from it. What the
 * user has written stays.
 * @throws {TypeError} for a document that is not a resume.
 */
export function withResume(letter: CoverLetter, document: AnyDocument): CoverLetter {
  const resume = resumeKind.of(document);
  const isBegun = letter.sender.fullName.trim() !== '' || letter.paragraphs.length > 0;
  const next: CoverLetter = {
    ...letter,
    resumeId: resume.id,
    sender: filledFrom(letter.sender, resume.basics),
    jobTitle: letter.jobTitle || resume.target.jobTitle,
    // A letter with text keeps its language.
    ...(isBegun ? {} : { locale: resume.locale, country: resume.country }),
    followsLook: true,
  };
  return withLookOf(next, resume);
}

/** The sender's details with the gaps filled in; the photo is never shown in a letter. */
function filledFrom(sender: Basics, basics: Basics): Basics {
  const isPlaceEmpty = Object.values(sender.location).every((value) => value === '');
  return {
    ...sender,
    fullName: sender.fullName || basics.fullName,
    headline: sender.headline || basics.headline,
    email: sender.email || basics.email,
    phone: sender.phone || basics.phone,
    location: isPlaceEmpty ? basics.location : sender.location,
    links: sender.links.length > 0 ? sender.links : basics.links,
  };
}
