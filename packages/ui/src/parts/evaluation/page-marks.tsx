import type { Finding } from '@vitae/evaluation/report';
import { useTexts } from '../../base/i18n/index.ts';
import { classNames } from '../components/index.ts';
import { checkWords } from './check-words.ts';

/** More marks of one finding than this hide the page. */
const mostMarks = 6;

/** Text that begins further left than this has nothing on its left, in points. */
const farLeft = 110;

/** Pixels of a mark. */
const size = 18;

export interface PageMarksProps {
  findings: readonly Finding[];
  /** From 0. */
  page: number;
  /** Pixels for a point of the page. */
  scale: number;
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** The numbers of findings beside the places that they mean, over the drawing of a page. */
export function PageMarks({ findings, page, scale, chosen, onChoose }: PageMarksProps) {
  const { t } = useTexts('report');
  const marks = findings.flatMap(({ id, values, evidence }, index) =>
    evidence
      .flatMap(({ box, page: at }) => (box && at === page ? [box] : []))
      .slice(0, mostMarks)
      .map((box, place) => ({ id, values, box, number: index + 1, isFirst: place === 0 })),
  );
  const taken: { x: number; y: number }[] = [];
  return (
    <>
      {marks.map(({ id, values, box, number, isFirst }, index) => {
        const isChosen = id === chosen;
        const at = freePlace(taken, ...besideText(box, scale));
        taken.push(at);
        const title = t('mark', { number, title: checkWords(id, 'title', values) });
        return (
          <span key={index}>
            <span
              aria-hidden
              className={classNames(
                'pointer-events-none absolute rounded-[2px]',
                isChosen ? 'bg-notice/20 outline-2 outline-notice' : 'bg-notice/10',
              )}
              style={{
                left: box.x * scale,
                top: box.y * scale,
                width: box.width * scale,
                height: box.height * scale,
              }}
            />
            <button
              type="button"
              // One stop of the Tab key for each finding; its other marks are for the pointer.
              tabIndex={isFirst ? 0 : -1}
              aria-label={title}
              aria-pressed={isChosen}
              data-tooltip={title}
              onClick={() => onChoose(id)}
              className={classNames(
                'absolute z-10 grid place-items-center rounded-full text-[11px] leading-none font-semibold tabular-nums shadow-raised',
                isChosen ? 'bg-accent text-on-accent' : 'bg-notice-soft text-notice-ink',
              )}
              style={{ left: at.x, top: at.y, width: size, height: size }}
            >
              {number}
            </button>
          </span>
        );
      })}
    </>
  );
}

/** Left of text in the margin; above text that has other text on its left. */
const besideText = (box: { x: number; y: number }, scale: number): [x: number, y: number] =>
  box.x < farLeft ? [box.x * scale - size - 2, box.y * scale] : [box.x * scale - size / 2, box.y * scale - size];

/** The next place below others, so that marks of one line do not cover each other. */
function freePlace(taken: readonly { x: number; y: number }[], x: number, y: number): { x: number; y: number } {
  const left = Math.max(0, x);
  let top = Math.max(0, y);
  while (taken.some((other) => Math.abs(other.x - left) < size && Math.abs(other.y - top) < size)) top += size + 1;
  return { x: left, y: top };
}
