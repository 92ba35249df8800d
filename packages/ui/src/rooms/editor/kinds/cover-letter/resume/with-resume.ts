import { resumeKind, type AnyDocument, type Basics, type CoverLetter } from '@vitae/domain';
import { withLookOf } from './with-look.ts';

/**
 * The letter as one that goes with a resume: the writer's details that it does not have yet, and the look, come from
 * there. What somebody has written stays.
 * @throws {TypeError} for a document that is no resume.
 */
export function withResume(letter: CoverLetter, document: AnyDocument): CoverLetter {
  const resume = resumeKind.of(document);
  const isBegun = letter.sender.fullName.trim() !== '' || letter.paragraphs.length > 0;
  const next: CoverLetter = {
    ...letter,
    resumeId: resume.id,
    sender: filledFrom(letter.sender, resume.basics),
    jobTitle: letter.jobTitle || resume.target.jobTitle,
    // A letter that somebody has begun keeps its language.
    ...(isBegun ? {} : { locale: resume.locale, country: resume.country }),
    followsLook: true,
  };
  return withLookOf(next, resume);
}

/** The writer's details with the gaps filled in; the photo is never shown in a letter. */
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
