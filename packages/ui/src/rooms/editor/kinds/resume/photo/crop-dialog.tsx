import type { PhotoShape } from '@vitae/domain';
import { useEffect, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { Button, Dialog, Field, Segmented, Slider } from '../../../../../parts/components/index.ts';
import { maxZoom, movedCrop, squareOf, type Crop } from './crop.ts';
import { drawCrop } from './encode-photo.ts';

export interface CropDialogProps {
  picture: ImageBitmap;
  /** The previous crop, and the initial shape. */
  before: { crop: Crop; shape: PhotoShape };
  onCancel: () => void;
  onDone: (crop: Crop, shape: PhotoShape) => void;
}

/** Pixels of the canvas; it is shown at half that size. */
const stage = 560;
const keyStep = 0.04;

/** Chooses the part of a picture to keep: by dragging and zooming, or with the arrow keys, plus and minus. */
export function CropDialog({ picture, before, onCancel, onDone }: CropDialogProps) {
  const { t } = useTexts('editor');
  const { t: own } = useTexts('steps');
  // State, not a ref: the dialog mounts the canvas after this component has rendered for the first time.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [crop, setCrop] = useState<Crop>(before.crop);
  const [shape, setShape] = useState<PhotoShape>(before.shape);
  useEffect(() => {
    if (canvas) drawCrop(canvas, picture, crop, shape);
  }, [canvas, picture, crop, shape]);
  const { side } = squareOf(picture, crop);
  const zoomTo = (zoom: number) => setCrop({ ...crop, zoom: Math.min(maxZoom, Math.max(1, zoom)) });
  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLButtonElement>) => {
    if (buttons !== 1) return;
    const pixels = side / currentTarget.clientWidth;
    setCrop((now) => movedCrop(picture, now, -movementX * pixels, -movementY * pixels));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = side * keyStep;
    const moves: Partial<Record<string, () => void>> = {
      ArrowLeft: () => setCrop(movedCrop(picture, crop, -step, 0)),
      ArrowRight: () => setCrop(movedCrop(picture, crop, step, 0)),
      ArrowUp: () => setCrop(movedCrop(picture, crop, 0, -step)),
      ArrowDown: () => setCrop(movedCrop(picture, crop, 0, step)),
      '+': () => zoomTo(crop.zoom + 0.1),
      '-': () => zoomTo(crop.zoom - 0.1),
    };
    const act = moves[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onCancel()}
      title={own('crop.title')}
      description={own('crop.how')}
      size="sm"
      footer={
        <>
          <Button onClick={onCancel}>{t('cancel')}</Button>
          <Button variant="primary" onClick={() => onDone(crop, shape)}>
            {own('crop.use')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <button
          type="button"
          aria-label={own('crop.stage')}
          className="mx-auto block w-70 max-w-full cursor-grab touch-none rounded-card bg-surface-sunken -outline-offset-2 active:cursor-grabbing"
          onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
          onPointerMove={drag}
          onWheel={({ deltaY }) => zoomTo(crop.zoom - deltaY / 400)}
          onKeyDown={onKeyDown}
        >
          <canvas ref={setCanvas} width={stage} height={stage} className="block aspect-square w-full rounded-card" />
        </button>
        <Field label={own('crop.zoom')}>
          <Slider
            min={1}
            max={maxZoom}
            step={0.05}
            value={crop.zoom}
            aria-valuetext={`${Math.round(crop.zoom * 100)}%`}
            onValueChange={zoomTo}
          />
        </Field>
        <Segmented
          label={own('crop.shape')}
          value={shape}
          onValueChange={setShape}
          options={[
            { value: 'square', label: own('crop.square') },
            { value: 'circle', label: own('crop.circle') },
          ]}
        />
      </div>
    </Dialog>
  );
}
