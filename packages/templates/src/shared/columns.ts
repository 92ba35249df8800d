import type { LayoutKind, Resume, ResumeView, ViewSection } from '@vitae/domain';

export interface Columns {
  main: ViewSection[];
  side: ViewSection[];
}

/** Places the sections in the main and the side column: as the document says, else by the kinds a template keeps at the side. */
export function splitColumns(
  view: Pick<ResumeView, 'sections'>,
  resume: Pick<Resume, 'template'>,
  template: { hasSide: boolean; sideKinds: readonly LayoutKind[] },
): Columns {
  if (!template.hasSide) return { main: view.sections, side: [] };
  const { side } = resume.template.layout;
  const isSide = (section: ViewSection) => (side ? side.includes(section.key) : template.sideKinds.includes(section.kind));
  return { main: view.sections.filter((section) => !isSide(section)), side: view.sections.filter(isSide) };
}
