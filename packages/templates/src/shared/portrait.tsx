import type { PhotoShape, ResumeView } from '@vitae/domain';
import type { ReactElement } from 'react';
import { Image, View, type ImageSource, type Style } from './primitives.ts';

/**
 * The person's picture with its words, `width` points wide and high, cut out as the person chose or else as the template
 * does. A ring of white lies around it where it has one; `style` places it.
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
  /** The shape that the template gives it. */
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
