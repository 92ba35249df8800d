import { useState } from 'react';
import { loadAreas } from '../../../base/i18n/index.ts';
import { toastNotLoaded } from '../../../parts/components/index.ts';
import { late } from '../../../parts/components/late.tsx';

export interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const BuilderPalette = late(async () => {
  const [{ BuilderPalette: Component }] = await Promise.all([
    import('../palette/builder-palette.tsx'),
    loadAreas(['preview']),
  ]);
  return Component;
});

/** The command palette of the builder; its code is fetched when it first opens. Without it, it says so and closes. */
export function Palette(props: PaletteProps) {
  const [opened, setOpened] = useState(false);
  if (props.open && !opened) setOpened(true);
  const close = () => {
    setOpened(false);
    props.onOpenChange(false);
    toastNotLoaded();
  };
  return opened ? <BuilderPalette {...props} onMissing={close} /> : null;
}
