import { useMemo } from 'react';
import { encode } from 'uqr';

/** Modules of quiet around a QR code (ISO/IEC 18004, 6.3.8). */
const quiet = 4;

/**
 * A QR code as an SVG image, created locally so that its text is not sent anywhere. Dark on white in both themes, as
 * cameras require.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawingOf(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="paper-sheet size-44 shrink-0 rounded-control"
    >
      <path d={path} className="fill-on-paper" />
    </svg>
  );
}

/** The dark modules as one path. */
function drawingOf(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: quiet });
  const runs = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: runs.join('') };
}
