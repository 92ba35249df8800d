import { orderedSections, type PlacedSection, type Resume } from '@vitae/domain';

/** A sub-step of the builder that is not a section. Its name is the step's address, except for the index: `''`. */
export type FixedStep = 'prequest' | '' | 'extra' | 'template' | 'finalize';

/** A step of the builder. `address` is the part of the URL after the document's. */
export type Step =
  | { kind: 'fixed'; address: FixedStep }
  | { kind: 'summary'; address: 'summary' }
  | { kind: 'section'; address: string; section: PlacedSection };

/**
 * Every step of a document, in the order in which the user goes through them; the sections are in the order of the
 * document.
 */
export function stepsOf(resume: Resume): Step[] {
  const sections = orderedSections(resume).map((section): Step =>
    section.key === 'summary'
      ? { kind: 'summary', address: 'summary' }
      : { kind: 'section', address: addressOf(section, resume), section },
  );
  return [fixed('prequest'), fixed(''), ...sections, fixed('extra'), fixed('template'), fixed('finalize')];
}

const fixed = (address: FixedStep): Step => ({ kind: 'fixed', address });

function addressOf({ key }: PlacedSection, resume: Resume): string {
  const custom = resume.custom.find(({ id }) => id === key);
  return custom ? `extra/${custom.key}` : key;
}
