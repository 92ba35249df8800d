import type { PageGeometry } from '@vitae/renderer';
import type { Preview } from '@vitae/renderer/preview';
import { useTexts } from '../../../base/i18n/index.ts';
import { PageSheet } from '../preview/page-sheet.tsx';

/** Width of a page in the dialog, in CSS pixels. */
const sheetWidth = 168;

/** The pages that will be printed: exactly the pages of the preview, small. */
export function PrintPreview({
  preview,
  pages,
  chosen,
}: {
  preview: Preview;
  pages: readonly PageGeometry[];
  chosen: ReadonlySet<number>;
}) {
  const { t } = useTexts('preview');
  return (
    <div
      role="group"
      aria-label={t('printing.preview')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard can scroll only what takes the focus
      tabIndex={0}
      className="page-backdrop flex gap-4 overflow-auto rounded-card p-4 sm:max-h-112 sm:flex-col sm:items-center"
    >
      {pages
        .filter(({ index }) => chosen.has(index + 1))
        .map((page) => (
          <figure key={page.index} className="shrink-0">
            <PageSheet preview={preview} page={page} pageCount={pages.length} scale={sheetWidth / page.width} />
            <figcaption className="mt-1.5 text-center text-12 text-ink-soft tabular-nums">{page.index + 1}</figcaption>
          </figure>
        ))}
      {chosen.size === 0 && <p className="m-auto py-10 text-13 text-ink-soft">{t('printing.noPages')}</p>}
    </div>
  );
}
