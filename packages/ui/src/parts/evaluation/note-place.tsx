import type { KeptPage } from '@vitae/evaluation/report';
import { useTexts } from '../../base/i18n/index.ts';
import { cut, textAt, type PagePlace } from './page-places.ts';

/** The letter of a note, as it is on the page. */
export function NoteLetter({ letter }: { letter: string | null }) {
  return (
    <span className="rounded-[5px] rounded-es-none bg-accent-soft px-1.5 text-12 font-semibold text-accent-ink">
      {letter}
    </span>
  );
}

/** Where a note is: its page, and the line that it is about. */
export function PlaceText({ place, pages }: { place: PagePlace; pages: readonly KeptPage[] }) {
  const { t } = useTexts('report');
  const line = cut(textAt(pages, place));
  const page = place.page + 1;
  return line === '' ? t('expert.place', { page }) : t('expert.placeLine', { page, line });
}
