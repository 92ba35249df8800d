import type { ResumeView } from '@vitae/domain';
import type { ReactElement } from 'react';
import { Image, View, type ImageSource, type Style } from './primitives.ts';

/** The person's picture, cropped to a box `width` by `height` points with its words; `style` frames it. */
export function Portrait({
  view,
  photo,
  width,
  height = width,
  radius = 0,
  style,
}: {
  view: Pick<ResumeView, 'photo'>;
  photo: ImageSource;
  width: number;
  height?: number;
  /** Radius of its corners in points; half the width makes a circle. */
  radius?: number;
  style?: Style;
}): ReactElement {
  return (
    <View anchor={view.photo?.path} wrap={false} style={{ width, height, flexShrink: 0, ...style }}>
      <Image src={photo} alt={view.photo?.alt} style={{ width, height, borderRadius: radius, objectFit: 'cover' }} />
    </View>
  );
}
