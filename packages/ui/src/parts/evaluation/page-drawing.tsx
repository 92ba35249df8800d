import { useRef, type ReactNode } from 'react';
import type { KeptPage } from '@vitae/evaluation/report';
import { useInnerWidth } from '../../base/use-inner-width.ts';

/** Families with serifs, by words in their names: the page shows where text stands, not its letters. */
const withSerifs = /serif|times|garamond|georgia|book|roman/i;

export interface PageDrawingProps {
  page: KeptPage;
  label: string;
  /** The page itself, if it was kept as a picture. */
  picture?: string | null;
  /** Drawn over the page, with the pixels for a point of it. */
  children: (scale: number) => ReactNode;
}

/** The page itself; or as the evaluation has seen it: its text where it stands, without lines and pictures. */
export function PageDrawing({ page: { width, height, runs }, label, picture, children }: PageDrawingProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const shown = useInnerWidth(sheet);
  return (
    <div ref={sheet} className="paper-sheet relative w-full" style={{ aspectRatio: `${width} / ${height}` }}>
      {picture ? <img src={picture} alt={label} className="absolute inset-0 size-full" /> : null}
      {!picture && (
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="absolute inset-0 size-full">
          {runs
            .filter(({ invisible, box }) => !invisible && box.width > 0)
            .map(({ text, box, size, colour, background, font }, index) => (
              <g key={index}>
                {background !== '#ffffff' && (
                  <rect x={box.x - 2} y={box.y - 2} width={box.width + 4} height={box.height + 4} fill={background} />
                )}
                <text
                  x={box.x}
                  y={box.y + 0.78 * box.height}
                  fontSize={size}
                  fill={colour}
                  textLength={box.width}
                  lengthAdjust="spacingAndGlyphs"
                  className={withSerifs.test(font) ? 'font-serif' : undefined}
                >
                  {text}
                </text>
              </g>
            ))}
        </svg>
      )}
      {shown > 0 && children(shown / width)}
    </div>
  );
}
