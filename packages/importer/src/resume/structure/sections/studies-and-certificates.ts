import type { Section } from '@vitae/domain';
import { findDegree, schoolScore } from '../../../language/words.ts';
import { sectionOfKey, sectionWith, vocabularyOf } from '../fields.ts';
import type { ReadFields } from '../heads/read-entry.ts';
import { isCertificate, targetsOf } from './shared-headings.ts';

/** A word of degrees that is one of certificates as well. */
const CERTIFICATE = /\bcertificat(?:e|es|s|ion|ions)?\b/giu;

/**
 * "Education and certificates": the section of an entry below a heading of both, if it is of the other one than the heading
 * was taken for.
 */
export const otherOfStudies = (heading: string, section: Section, fields: ReadFields): Section | undefined => {
  const announced = new Set(
    targetsOf(heading).flatMap((target) => (target.kind === 'section' ? [target.section] : [])),
  );
  const study = sectionWith('study');
  const certificate = sectionOfKey('certification');
  const isStudy = vocabularyOf(section) === 'study';
  const isOfBoth = announced.has(section) && announced.size > 1 && (isStudy || section === certificate);
  if (!study || !certificate || !isOfBoth || !announced.has(isStudy ? certificate : study)) return undefined;
  const texts = Object.values(fields).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  const hasDegree = texts.some((text) => findDegree(isStudy ? text : text.replace(CERTIFICATE, '')) !== undefined);
  const hasSchool = texts.some((text) => schoolScore(text) > 0.5);
  if (isStudy) return !hasDegree && !hasSchool && texts.some(isCertificate) ? certificate : undefined;
  return hasDegree && hasSchool ? study : undefined;
};
