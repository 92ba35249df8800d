import type { PageGeometry } from '@vitae/renderer';
import type { LayoutChange, Preview } from '@vitae/renderer/preview';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { classNames } from '../../../parts/components/index.ts';
import { boxAt, type PlacedBox } from './boxes.ts';

export interface PageSheetProps {
  preview: Preview;
  page: PageGeometry;
  pageCount: number;
  /** CSS pixels for one point. */
  scale: number;
  /** The field being edited, outlined. */
  focused?: readonly PlacedBox[];
  /** Lines that a newer renderer moved, marked at their edge. */
  moved?: LayoutChange['lines'];
  /** Called with the field under a click; without it the page is not clickable. */
  onOpenField?: (path: string) => void;
  /** Drawn over the page, below the outlines. */
  children?: ReactNode;
}

/** One page: the canvas that the worker paints, and outlines over it. */
export function PageSheet({
  preview,
  page,
  pageCount,
  scale,
  focused = [],
  moved = [],
  onOpenField,
  children,
}: PageSheetProps) {
  const { t } = useTexts('preview');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hovered, setHovered] = useState<string | null>(null);

  useEffect(() => (canvas.current ? preview.attach(page.index, canvas.current) : undefined), [preview, page.index]);

  const fieldUnder = (event: MouseEvent) => {
    const edge = event.currentTarget.getBoundingClientRect();
    return boxAt(page, (event.clientX - edge.left) / scale, (event.clientY - edge.top) / scale)?.path ?? null;
  };
  const pointed = hovered ? page.boxes.filter((box) => box.path === hovered) : [];
  return (
    <div
      className="paper-sheet relative mx-auto shrink-0"
      style={{ width: page.width * scale, height: page.height * scale }}
      data-page={page.index + 1}
    >
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('page.label', { page: page.index + 1, pages: pageCount })}
        className="block size-full"
      />
      {children}
      {pointed.map((box, index) => (
        <Outline key={`hover-${index}`} box={box} scale={scale} className="bg-accent/8" />
      ))}
      {focused
        .filter(({ pageIndex }) => pageIndex === page.index)
        .map(({ box }, index) => (
          <Outline key={index} box={box} scale={scale} className="outline-2 outline-accent/70" focused />
        ))}
      {moved.map(({ x, y }, index) => (
        <span
          key={index}
          aria-hidden
          data-moved-line
          className="pointer-events-none absolute w-1 rounded-full bg-notice"
          style={{ left: (x - 8) * scale, top: y * scale, height: markHeight * scale }}
        />
      ))}
      {onOpenField && (
        // The form offers every field to the keyboard; clicking the page is a shortcut to it.
        <button
          type="button"
          aria-hidden
          tabIndex={-1}
          className={classNames('absolute inset-0', hovered ? 'cursor-pointer' : 'cursor-default!')}
          onPointerMove={(event) => setHovered(fieldUnder(event))}
          onPointerLeave={() => setHovered(null)}
          onClick={(event) => {
            const path = fieldUnder(event);
            if (path) onOpenField(path);
          }}
        />
      )}
    </div>
  );
}

/** Points: about a line of text, whose height the renderer does not report. */
const markHeight = 10;

/** Pixels between a field's text and its outline. */
const outlineGap = 3;

function Outline({
  box,
  scale,
  className,
  focused,
}: {
  box: PlacedBox['box'];
  scale: number;
  className: string;
  focused?: boolean;
}) {
  return (
    <span
      aria-hidden
      data-focused-field={focused ? box.path : undefined}
      className={classNames('pointer-events-none absolute rounded-[3px]', className)}
      style={{
        left: box.x * scale - outlineGap,
        top: box.y * scale - outlineGap,
        width: box.width * scale + 2 * outlineGap,
        height: box.height * scale + 2 * outlineGap,
      }}
    />
  );
}
