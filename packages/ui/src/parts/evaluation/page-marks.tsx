import type { ReviewNote } from '@vitae/api/contract';
import type { Finding } from '@vitae/evaluation/report';
import { textsOf } from '../../base/i18n/index.ts';
import { classNames } from '../components/index.ts';
import { checkWords } from './check-words.ts';
import { markSize, placesOfMarks } from './mark-places.ts';
import { cut, letteredNotes, noteId, type PagePlace } from './page-places.ts';

/** More marks of one finding than this hide the page. */
const mostMarks = 6;

/** How marks look; their area first as it is, then while they are chosen. */
const looks = {
  finding: {
    area: ['bg-notice/10', 'bg-notice/20 outline-2 outline-notice'],
    shape: 'rounded-full',
    colours: 'bg-notice-soft text-notice-ink',
  },
  note: {
    area: ['bg-accent/10', 'bg-accent/20 outline-2 outline-accent'],
    shape: 'rounded-[5px] rounded-es-none',
    colours: 'bg-accent-soft text-accent-ink',
  },
} as const;

/** What is marked on pages: a finding by its number, or a note of an expert by its letter. */
export interface PageMark {
  id: string;
  label: string;
  title: string;
  places: readonly PagePlace[];
  isNote: boolean;
}

/** The marks of findings, in the language of the interface. */
export const marksOfFindings = (findings: readonly Finding[]): PageMark[] =>
  findings.map(({ id, values, evidence }, index) => ({
    id,
    label: String(index + 1),
    title: textsOf('report').t('mark', { number: index + 1, title: checkWords(id, 'title', values) }),
    places: evidence.flatMap(({ box, page }) => (box && page !== undefined ? [{ page, box }] : [])),
    isNote: false,
  }));

/** The marks of an expert's notes, as far as they have a place. */
export const marksOfNotes = (notes: readonly ReviewNote[]): PageMark[] =>
  letteredNotes(notes).flatMap(({ note: { place, text }, letter }, index) =>
    place && letter !== null
      ? [
          {
            id: noteId(index),
            label: letter,
            title: textsOf('report').t('noteMark', { letter, text: cut(text) }),
            places: [place],
            isNote: true,
          },
        ]
      : [],
  );

export interface PageMarksProps {
  marks: readonly PageMark[];
  /** From 0. */
  page: number;
  /** Pixels for a point of the page. */
  scale: number;
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** The numbers of findings and letters of notes beside the places that they mean, over the drawing of a page. */
export function PageMarks({ marks, page, scale, chosen, onChoose }: PageMarksProps) {
  const here = marks.flatMap(({ places, ...mark }) =>
    places
      .filter(({ page: at }) => at === page)
      .slice(0, mostMarks)
      .map(({ box }, place) => ({ ...mark, box, isFirst: place === 0 })),
  );
  const at = placesOfMarks(here, scale);
  return (
    <>
      {here.map(({ id, label, title, box, isFirst, isNote }, index) => {
        const isChosen = id === chosen;
        const look = isNote ? looks.note : looks.finding;
        const mark = at[index];
        return (
          <span key={index}>
            <span
              aria-hidden
              className={classNames('pointer-events-none absolute rounded-[2px]', look.area[isChosen ? 1 : 0])}
              style={{
                left: box.x * scale,
                top: box.y * scale,
                width: box.width * scale,
                height: box.height * scale,
              }}
            />
            {mark && (
              <button
                type="button"
                // One stop of the Tab key for each finding; its other marks are for the pointer.
                tabIndex={isFirst ? 0 : -1}
                aria-label={title}
                aria-pressed={isChosen}
                data-tooltip={title}
                onClick={() => onChoose(id)}
                className={classNames(
                  'absolute z-10 grid place-items-center text-[11px] leading-none font-semibold tabular-nums shadow-raised',
                  look.shape,
                  isChosen ? 'bg-accent text-on-accent' : look.colours,
                )}
                style={{ left: mark.x, top: mark.y, width: markSize, height: markSize }}
              >
                {label}
              </button>
            )}
          </span>
        );
      })}
    </>
  );
}
