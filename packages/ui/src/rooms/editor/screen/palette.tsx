import { lazy, Suspense, useState } from 'react';
import { loadAreas } from '../../../base/i18n/index.ts';

export interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const BuilderPalette = lazy(async () => {
  const [{ BuilderPalette: Component }] = await Promise.all([
    import('../palette/builder-palette.tsx'),
    loadAreas(['preview']),
  ]);
  return { default: Component };
});

/** The command palette of the builder; its code is fetched when it first opens. */
export function Palette(props: PaletteProps) {
  const [opened, setOpened] = useState(false);
  if (props.open && !opened) setOpened(true);
  if (!opened) return null;
  return (
    <Suspense>
      <BuilderPalette {...props} />
    </Suspense>
  );
}
