import type { Section } from '@vitae/domain';
import { findDegree, schoolScore } from '../../../language/words.ts';
import { sectionOfKey, sectionWith, vocabularyOf } from '../fields.ts';
import type { ReadFields } from '../heads/read-entry.ts';
import { isCertificate, targetsOf } from './shared-headings.ts';

/** A word of degrees that is one of certificates as well. */
const CERTIFICATE = /\bcertificat(?:e|es|s|ion|ions)?\b/giu;

/** Words that only certificates have: no school ends in them. */
const CERTIFIED =
  /\bfirst[- ]aid(?:er)?\b|erste[- ]hilfe|ersthelfer|premiers secours|secouriste|primeros auxilios|primeiros socorros|primo soccorso|\bEHBO\b|pierwsz(?:a|ej) pomoc/iu;

/** Headings of what was learned beside studies as well. */
const OF_TRAINING = /training|weiterbildung|fortbildung|perfectionnement|capacitación|capacitação|aggiornamento/iu;

/** "First Aid at Work (2023)" among the studies: no degree or school, no period, and such words; "Certified …" below "Training". */
const isCertified = (heading: string, section: Section, fields: ReadFields): boolean => {
  const texts = Object.values(fields).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  return (
    vocabularyOf(section) === 'study' &&
    texts.some((text) => CERTIFIED.test(text) || (OF_TRAINING.test(heading) && /^certified\b/iu.test(text))) &&
    texts.every((text) => findDegree(text) === undefined && schoolScore(text) <= 0.5) &&
    texts.filter((text) => /^\d{4}(?:-\d\d)?$/u.test(text)).length <= 1
  );
};

/**
 * "Education and certificates": the section of an entry below a heading of both, if it is of the other one than the heading
 * was taken for.
 */
export const otherOfStudies = (heading: string, section: Section, fields: ReadFields): Section | undefined => {
  const announced = new Set(
    targetsOf(heading).flatMap((target) => (target.kind === 'section' ? [target.section] : [])),
  );
  if (isCertified(heading, section, fields)) return sectionOfKey('certification');
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
