import { useEffect, useRef, useState } from 'react';
import { Outlet, useNavigate } from '../../../base/router/index.ts';
import type { ShownLastPage } from '../../../base/early-last-page.ts';
import { useMediaQuery } from '../../../base/use-media-query.ts';
import { usePlatform } from '../../../base/platform.ts';
import { classNames } from '../../../parts/components/index.ts';
import { useEditor } from '../../../base/editor/index.ts';
import { useAddress, useStepPath } from '../../../base/editor/address.ts';
import { besidePages } from './beside-pages.ts';
import { BottomBar, type Pane } from './bottom-bar.tsx';
import { BuilderHeader } from './builder-header.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { BuilderCommands, Palette, StepMeter, StepPicker, StepRail } from './late.tsx';
import { MissingPart } from '../../../parts/missing-part.tsx';
import { PreviewHost } from './preview-host.tsx';
import { SaveTrouble, TemporaryNote } from './save-status.tsx';
import { useFieldRequests } from './use-field-requests.ts';
import { useUndoKeys } from './use-shortcuts.ts';

export interface BuilderScreenProps {
  /** Whether the command palette is open; its shortcut works before the document has been read. */
  isPaletteOpen: boolean;
  onPalette: (open: boolean) => void;
  /** The last painted first page, if it was kept. */
  lastPage: ShownLastPage | null;
}

/** The builder: steps, form and pages; in a narrow window one of them at a time. */
export function BuilderScreen({ isPaletteOpen, onPalette, lastPage }: BuilderScreenProps) {
  const { documents } = usePlatform();
  const navigate = useNavigate();
  const stepPath = useStepPath();
  const address = useAddress();
  const isWide = useMediaQuery(besidePages);
  const form = useRef<HTMLElement>(null);
  const [pane, setPane] = useState<Pane>('edit');
  const openPalette = () => onPalette(true);
  const shownPane: Pane = pane === 'preview' ? 'preview' : address === 'template' ? 'design' : 'edit';
  const [lastStep, setLastStep] = useState('');
  if (address !== 'template' && address !== lastStep) setLastStep(address);

  useUndoKeys(useEditor());
  useFieldRequests(form, () => setPane('edit'));
  useEffect(() => {
    form.current?.scrollTo({ top: 0 });
  }, [address]);

  const choosePane = (chosen: Pane) => {
    setPane(chosen === 'preview' ? 'preview' : 'edit');
    if (chosen === 'design') void navigate(stepPath('template'));
    else if (chosen === 'edit' && address === 'template') void navigate(stepPath(lastStep));
  };
  return (
    <PreviewHost>
      <BuilderHeader onOpenPalette={openPalette} />
      <SaveTrouble />
      {!documents.durable && <TemporaryNote />}
      <div className="flex min-h-0 flex-1">
        {isWide && <StepRail waiting={<div className="w-14 shrink-0 border-e border-line bg-surface xl:w-58" />} />}
        <main
          id="main"
          ref={form}
          className={classNames(
            'min-w-0 flex-1 overflow-y-auto overscroll-contain bg-canvas lg:w-[clamp(26.25rem,34vw,32.5rem)] lg:flex-none lg:border-e lg:border-line',
            !isWide && shownPane === 'preview' && 'hidden',
          )}
        >
          <div className="mx-auto flex min-h-full max-w-[32.5rem] flex-col gap-5 px-4 pt-4 pb-8 sm:px-6">
            {!isWide && <StepPicker />}
            <StepMeter waiting={<div className="h-26 lg:h-9" />} instead={<MissingPart what="steps" />} />
            <div className="flex-1">
              <Outlet />
            </div>
          </div>
        </main>
        {(isWide || shownPane === 'preview') && (
          <div className="min-w-0 flex-1">
            <PreviewPane lastPage={lastPage} />
          </div>
        )}
      </div>
      {!isWide && <BottomBar pane={shownPane} onPane={choosePane} />}
      <Palette open={isPaletteOpen} onOpenChange={onPalette} />
      <BuilderCommands onOpenPalette={openPalette} />
    </PreviewHost>
  );
}
