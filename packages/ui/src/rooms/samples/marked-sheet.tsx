import type { Sample } from '@vitae/api/samples';
import { useTexts } from '../../base/i18n/index.ts';
import { SamplePicture } from '../../parts/samples/sample-picture.tsx';

/** How far a number stands from the left edge of the page at least, and from its text: points. */
const edge = 14;
const beside = 18;

/** A page of a sample, with numbers where its points are. */
export function MarkedSheet({ sample, page }: { sample: Sample; page: number }) {
  const { t } = useTexts('samples');
  const size = sample.pages?.[page - 1];
  const marks = sample.marks.filter((mark) => mark.page === page);
  return (
    <div className="relative">
      <SamplePicture
        head={sample}
        page={page}
        alt={t(marks.length > 0 ? 'pageMarked' : 'page', { page })}
        sizes="(min-width: 72rem) 590px, (min-width: 64rem) 52vw, 92vw"
        isShaped
        isFirst={page === 1}
        className="rounded-[3px]"
      />
      {size && (
        // Attributes and classes, since the policy of the pages refuses style attributes in their HTML.
        <svg
          aria-hidden
          viewBox={`0 0 ${size.width} ${size.height}`}
          preserveAspectRatio="xMidYMin"
          className="pointer-events-none absolute inset-0 size-full"
        >
          {marks.map(({ point, x, y }) => (
            <g key={point} transform={`translate(${Math.max(x - beside, edge)} ${y + 7})`}>
              <circle className="fill-accent [r:9px] max-sm:[r:13px]" />
              <text
                textAnchor="middle"
                dy="0.36em"
                className="fill-on-accent text-[11px] font-semibold max-sm:text-[16px]"
              >
                {point + 1}
              </text>
            </g>
          ))}
        </svg>
      )}
    </div>
  );
}
