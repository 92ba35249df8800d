import { isFilled, orderedSections, type PlacedSection, type Resume } from '@vitae/domain';
import { splitColumns, templateOf } from '@vitae/templates';
import { withLayout } from '../../../design/design-changes.ts';

export type Column = 'main' | 'side';

/** The sections with content, by column, including hidden ones. */
export function arrangedSections(resume: Resume): Record<Column, PlacedSection[]> {
  const filled = orderedSections(resume).filter(({ content }) => content.items.some(isFilled));
  const { main, side } = splitColumns({ sections: filled.map(asViewSection) }, resume, templateOf(resume.template.id));
  const pick = (keys: string[]) => filled.filter(({ key }) => keys.includes(key));
  return { main: pick(main.map(({ key }) => key)), side: pick(side.map(({ key }) => key)) };
}

/** Puts the sections where the user dragged them. Sections that are not listed keep their place after the others. */
export function withArrangement(resume: Resume, columns: Record<Column, readonly string[]>): Resume {
  const order = [...columns.main, ...columns.side];
  const rest = orderedSections(resume)
    .map(({ key }) => key)
    .filter((key) => !order.includes(key));
  const { side } = resume.template.layout;
  const template = templateOf(resume.template.id);
  // A template without a side column keeps the side column of another one unchanged.
  if (!template.hasSide) return withLayout(resume, { order: [...order, ...rest] });
  const unnamed =
    side ??
    orderedSections(resume)
      .filter(({ kind }) => template.sideKinds.includes(kind))
      .map(({ key }) => key);
  return withLayout(resume, {
    order: [...order, ...rest],
    side: [...columns.side, ...unnamed.filter((key) => rest.includes(key))],
  });
}

/** Shows or hides a section on the pages; the summary is a single text without such a switch. */
export function withSectionHidden(resume: Resume, key: string, hidden: boolean): Resume {
  const custom = resume.custom.map((section) => (section.id === key ? { ...section, hidden } : section));
  const sections = Object.fromEntries(
    Object.entries(resume.sections).map(([name, content]) => [name, name === key ? { ...content, hidden } : content]),
  );
  return { ...resume, custom, sections: { ...resume.sections, ...sections } };
}

const asViewSection = ({ key, path, heading, kind }: PlacedSection) => ({
  key,
  path,
  kind,
  heading: { text: heading, path },
  breakBefore: false,
  entries: [],
});
