import type { ImportedPage } from '@vitae/importer';
import { memo } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { Popover, classNames } from '../../parts/components/index.ts';
import { lineAt } from './file-line.ts';
import { LinePanel } from './line-panel.tsx';

/** The state of a line of the original: of the active field, to check, read well, left over, or of no field. */
export type RegionState = 'active' | 'doubtful' | 'sure' | 'leftover' | 'unused';

const tints: Record<RegionState, string> = {
  active: 'bg-[#1f5fd6]/20 outline-2 outline-[#1f5fd6]',
  doubtful: 'bg-[#f27a1a]/25 outline-1 outline-[#f27a1a]',
  sure: 'bg-[#1f5fd6]/8 hover:bg-[#1f5fd6]/16',
  leftover: 'outline-1 outline-dashed outline-[#f27a1a] hover:bg-[#f27a1a]/10',
  unused: 'hover:bg-[#1f5fd6]/8',
};

/** Names a line of a page. */
export const lineKey = (page: number, line: number): string => `${page}-${line}`;

interface LineButtonProps {
  pages: readonly ImportedPage[];
  page: number;
  line: number;
  state: RegionState;
  name: string;
  inTabOrder: boolean;
  /** It lies on the drawn page; otherwise it is one of a list of lines. */
  isDrawn: boolean;
}

/** A line of the original that opens what it can be used as. */
export const LineButton = memo(function LineButton(props: LineButtonProps) {
  const { pages, page, line, state, name, inTabOrder, isDrawn } = props;
  const { t } = useTexts('review');
  const found = lineAt(pages, { page, line });
  const { width = 0, height = 0, lines = [] } = pages[page] ?? {};
  const box = isDrawn ? lines[line]?.box : undefined;
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <Popover
      label={t('assign.title')}
      align="start"
      trigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          aria-label={name}
          tabIndex={inTabOrder ? 0 : -1}
          data-line={lineKey(page, line)}
          data-region={state}
          className={classNames(
            'cursor-pointer rounded-[2px] transition-colors focus-visible:outline-2 focus-visible:outline-accent aria-expanded:outline-2 aria-expanded:outline-accent',
            isDrawn
              ? 'absolute'
              : 'my-px block min-h-[1em] w-full px-1 text-start break-words whitespace-pre-wrap pointer-coarse:min-h-11 pointer-coarse:py-2',
            tints[state],
          )}
          style={
            box && {
              left: percent(box.x, width),
              top: percent(box.y, height),
              width: percent(box.width, width),
              height: percent(box.height, height),
            }
          }
        >
          {isDrawn ? null : <bdi>{found?.text}</bdi>}
        </button>
      )}
    >
      {(close) => found && <LinePanel line={found} close={close} />}
    </Popover>
  );
});
