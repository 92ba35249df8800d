import type { PhotoShape, ResumeView } from '@vitae/domain';
import type { ReactElement } from 'react';
import { Image, View, type ImageSource, type Style } from './primitives.ts';

/**
 * The person's picture with its alternative text, `width` points wide and high, in the shape that the person chose or
 * else the template's. It may have a white ring around it; `style` positions it.
 */
export function Portrait({
  view,
  photo,
  width,
  own,
  corner = 0,
  ring = 0,
  style,
}: {
  view: Pick<ResumeView, 'photo'>;
  photo: ImageSource;
  width: number;
  /** The template's own shape. */
  own: PhotoShape;
  /** Radius of a square's corners in points. */
  corner?: number;
  /** Width of the ring in points. */
  ring?: number;
  style?: Style;
}): ReactElement {
  const radius = (view.photo?.shape ?? own) === 'circle' ? width / 2 : corner;
  const outer = width + 2 * ring;
  const around: Style =
    ring > 0 ? { padding: ring, backgroundColor: '#ffffff', borderRadius: radius && radius + ring } : {};
  return (
    <View
      anchor={view.photo?.path}
      wrap={false}
      style={{ width: outer, height: outer, flexShrink: 0, ...around, ...style }}
    >
      <Image
        src={photo}
        alt={view.photo?.alt}
        style={{ width, height: width, borderRadius: radius, objectFit: 'cover' }}
      />
    </View>
  );
}
