import type { DocumentBase, LayoutKind, ResumeView, ViewSection } from '@vitae/domain';

export interface Columns {
  main: ViewSection[];
  side: ViewSection[];
}

/**
 * Places the sections in the main and the side column: as the document says, otherwise by the kinds that a template has
 * in its side column or moves up.
 */
export function splitColumns(
  view: Pick<ResumeView, 'sections'>,
  document: Pick<DocumentBase, 'template'>,
  template: { hasSide: boolean; sideKinds: readonly LayoutKind[]; earlyKind?: LayoutKind },
): Columns {
  if (!template.hasSide)
    return {
      main: document.template.layout.order.length > 0 ? view.sections : withEarly(view.sections, template.earlyKind),
      side: [],
    };
  const { side } = document.template.layout;
  const isSide = (section: ViewSection) =>
    side ? side.includes(section.key) : template.sideKinds.includes(section.kind);
  return { main: view.sections.filter((section) => !isSide(section)), side: view.sections.filter(isSide) };
}

/** The first section of a kind moved up, directly after the text that opens the document. */
function withEarly(sections: readonly ViewSection[], kind: LayoutKind | undefined): ViewSection[] {
  const early = sections.filter((section) => section.kind === kind).slice(0, 1);
  const others = sections.filter((section) => !early.includes(section));
  const from = others.findIndex((section) => section.kind !== 'text');
  const at = from === -1 ? others.length : from;
  return [...others.slice(0, at), ...early, ...others.slice(at)];
}
