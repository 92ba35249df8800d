import type { SectionBlock } from '../headings/blocks.ts';
import { withCells } from '../lines/with-cells.ts';
import { read, type Read } from '../value.ts';
import { targetsOf } from './shared-headings.ts';

/** What somebody looks for, which a section of its own begins with: "Desired position and salary". */
export const headlineBelow = (sections: readonly SectionBlock[]): Read<string> | undefined => {
  const block = sections.find(
    ({ target, heading }) =>
      target.kind === 'unknown' && targetsOf(heading).some((announced) => announced.kind === 'headline'),
  );
  const [line, ...below] = block?.lines ?? [];
  const [position, ...beside] = line?.cells ?? [];
  if (!block || !line || !position) return undefined;
  block.lines = [...(beside.length > 0 ? [withCells(line, beside)] : []), ...below];
  return read(position.text, [line], 0.8);
};
