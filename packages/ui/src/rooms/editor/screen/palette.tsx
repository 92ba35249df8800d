import { useState } from 'react';
import { loadAreas, useTexts } from '../../../base/i18n/index.ts';
import { toast } from '../../../parts/components/index.ts';
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
  const { t } = useTexts('app');
  const [opened, setOpened] = useState(false);
  if (props.open && !opened) setOpened(true);
  const close = () => {
    setOpened(false);
    props.onOpenChange(false);
    toast({ title: t('notLoaded'), tone: 'danger' });
  };
  return opened ? <BuilderPalette {...props} onMissing={close} /> : null;
}
