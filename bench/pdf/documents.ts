import type { Item, Resume } from '@vitae/domain';
import { twoPageResume } from '@vitae/testkit/two-page-resume';

/**
 * A document of two pages in which every paragraph is different for every `number`: nothing of an earlier layout can be
 * reused.
 */
export function newParagraphs(number: number): Resume {
  const resume = twoPageResume();
  const { experience, project } = resume.sections;
  // Letters of similar width, so that lines break in the same places.
  const mark = number.toString().padStart(4, '0');
  const renewed = (items: readonly Item[]) =>
    items.map((item) => ({ ...item, body: String(item['body']).replaceAll(/^(- )?/gm, `$1${mark} `) }));
  return {
    ...resume,
    summary: `${mark} ${resume.summary}`,
    sections: {
      ...resume.sections,
      experience: { ...experience, items: renewed(experience.items) },
      project: { ...project, items: renewed(project.items) },
    },
  };
}

/** A document of about ten pages. */
export function tenPages(number: number): Resume {
  const resume = newParagraphs(number);
  const { experience } = resume.sections;
  const items = Array.from({ length: 9 }, (_, times) =>
    experience.items.map((item, index) => ({
      ...item,
      id: `01890a5d-ac96-774b-8000-${String(times * 100 + index).padStart(12, '0')}`,
    })),
  ).flat();
  return { ...resume, sections: { ...resume.sections, experience: { ...experience, items } } };
}
