import type { Asset } from '@vitae/store';
import { useRef, useState, type PointerEvent } from 'react';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { Button, Dialog } from '../../../../../parts/components/index.ts';
import { encodeSignature } from './encode-signature.ts';
import { inkBounds } from './ink-bounds.ts';

/** Pixels of the signing area: three for each pixel of a line as it is printed, for a sharp edge. */
const size = { width: 1200, height: 420 };
const pen = { width: 7, colour: '#14213d' };

/** A dialog to sign with a finger, a pen or the mouse. */
export function DrawDialog({
  onCancel,
  onDone,
}: {
  onCancel: () => void;
  onDone: (make: () => Promise<Asset>) => void;
}) {
  const { t } = useTexts('letter');
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number } | null>(null);
  const [isEmpty, setIsEmpty] = useState(true);

  const draw = (event: PointerEvent<HTMLCanvasElement>, isStart: boolean) => {
    const { currentTarget } = event;
    const context = currentTarget.getContext('2d');
    if (!context || (!isStart && !last.current)) return;
    const box = currentTarget.getBoundingClientRect();
    const to = {
      x: ((event.clientX - box.left) / box.width) * size.width,
      y: ((event.clientY - box.top) / box.height) * size.height,
    };
    const from = last.current ?? to;
    Object.assign(context, { lineWidth: pen.width, lineCap: 'round', lineJoin: 'round', strokeStyle: pen.colour });
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
    last.current = to;
    setIsEmpty(false);
  };
  const clear = () => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, size.width, size.height);
    setIsEmpty(true);
  };
  const use = async () => {
    const { current } = canvas;
    const drawn = current?.getContext('2d')?.getImageData(0, 0, size.width, size.height);
    const bounds = drawn && inkBounds(drawn);
    if (!current || !bounds) return;
    const picture = await createImageBitmap(current, bounds.left, bounds.top, bounds.width, bounds.height);
    onDone(() => encodeSignature(picture));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={t('signature.draw')}
      description={t('signature.drawHint')}
      footer={
        <>
          <Button variant="ghost" disabled={isEmpty} onClick={clear}>
            {t('signature.clear')}
          </Button>
          <Button onClick={onCancel}>{t('signature.cancel')}</Button>
          <Button variant="primary" disabled={isEmpty} onClick={() => void use()}>
            {t('signature.use')}
          </Button>
        </>
      }
    >
      <div className="relative rounded-card border border-line bg-paper">
        <span aria-hidden className="pointer-events-none absolute inset-x-6 bottom-1/4 border-b border-[#c9cfda]" />
        <canvas
          ref={canvas}
          {...size}
          role="img"
          aria-label={t('signature.area')}
          className="block w-full cursor-crosshair touch-none"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            last.current = null;
            draw(event, true);
          }}
          onPointerMove={(event) => draw(event, false)}
          onPointerUp={() => {
            last.current = null;
          }}
          onPointerCancel={() => {
            last.current = null;
          }}
        />
      </div>
    </Dialog>
  );
}
