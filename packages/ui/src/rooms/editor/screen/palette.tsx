import { Printer, Redo2, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from '../../../base/router/index.ts';
import { loadAreas, useTexts } from '../../../base/i18n/index.ts';
import { paletteLinks } from '../../../base/page-links.ts';
import { useUser } from '../../../base/session/user.ts';
import { pageIcon } from '../../../parts/page-icon.ts';
import type { Command } from '../palette/command-palette.tsx';
import { useEditor, useEditorState } from '../../../base/editor/index.ts';
import { printingPath } from '../../../base/documents/paths.ts';
import { useSteps } from '../kinds/kinds.ts';
import { shortcut } from './shortcut-text.ts';

const CommandPalette = lazy(async () => {
  const [{ CommandPalette: Component }] = await Promise.all([
    import('../palette/command-palette.tsx'),
    loadAreas(['preview']),
  ]);
  return { default: Component };
});

export interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The command palette of the builder; its code is fetched when it first opens. */
export function Palette(props: PaletteProps) {
  const [opened, setOpened] = useState(false);
  if (props.open && !opened) setOpened(true);
  if (!opened) return null;
  return (
    <Suspense>
      <OpenedPalette {...props} />
    </Suspense>
  );
}

function OpenedPalette({ open, onOpenChange }: PaletteProps) {
  const { t } = useTexts('editor');
  const editor = useEditor();
  const navigate = useNavigate();
  const kind = useEditorState(({ document }) => document.kind);
  const slug = useEditorState(({ document }) => document.slug);
  const role = useUser()?.role ?? null;
  const steps = useSteps();
  const undoLabel = useEditorState((state) => state.undoLabel);
  const redoLabel = useEditorState((state) => state.redoLabel);
  const go = (to: string) => () => void navigate(to);
  const commands: Command[] = [
    ...steps.map(({ address, label, icon, to }): Command => ({
      id: `step-${address.replace('/', '-') || 'index'}`,
      label: t('commands.go', { step: label }),
      keywords: label,
      icon,
      run: go(to),
    })),
    ...(undoLabel === null
      ? []
      : [
          {
            id: 'undo',
            label: t('header.undoOf', { what: undoLabel }),
            icon: Undo2,
            shortcut: shortcut('Z'),
            run: editor.undo,
          },
        ]),
    ...(redoLabel === null
      ? []
      : [
          {
            id: 'redo',
            label: t('header.redoOf', { what: redoLabel }),
            icon: Redo2,
            shortcut: shortcut('⇧Z'),
            run: editor.redo,
          },
        ]),
    { id: 'print', label: t('commands.print'), icon: Printer, run: go(printingPath(kind, slug)) },
    ...paletteLinks(role).map(({ to, label, icon }): Command => ({
      id: `page${to.replaceAll('/', '-')}`,
      label,
      icon: pageIcon[icon],
      run: go(to),
    })),
  ];
  return <CommandPalette open={open} onOpenChange={onOpenChange} commands={commands} />;
}
