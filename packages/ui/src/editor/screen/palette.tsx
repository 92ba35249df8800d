import { FileText, FolderOpen, LayoutTemplate, Printer, Redo2, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { loadAreas } from '../../app/i18n/index.ts';
import type { Command } from '../../desk/command-palette.tsx';
import { useEditor, useEditorState } from '../state/index.ts';
import { useSlug } from '../steps/address.ts';
import { useSteps } from '../steps/use-steps.ts';
import { shortcut } from './shortcut-text.ts';

const CommandPalette = lazy(async () => {
  const [{ CommandPalette: Component }] = await Promise.all([import('../../desk/command-palette.tsx'), loadAreas(['desk'])]);
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
  const { t } = useTranslation('editor');
  const editor = useEditor();
  const navigate = useNavigate();
  const slug = useSlug();
  const steps = useSteps();
  const undoLabel = useEditorState((state) => state.undoLabel);
  const redoLabel = useEditorState((state) => state.redoLabel);
  const go = (to: string) => () => void navigate(to);
  const commands: Command[] = [
    ...steps.map(({ address, label, icon, to }): Command => ({ id: `step-${address.replace('/', '-') || 'index'}`, label: t('commands.go', { step: label }), keywords: label, icon, run: go(to) })),
    ...(undoLabel === null ? [] : [{ id: 'undo', label: t('header.undoOf', { what: undoLabel }), icon: Undo2, shortcut: shortcut('Z'), run: editor.undo }]),
    ...(redoLabel === null ? [] : [{ id: 'redo', label: t('header.redoOf', { what: redoLabel }), icon: Redo2, shortcut: shortcut('⇧Z'), run: editor.redo }]),
    { id: 'print', label: t('commands.print'), icon: Printer, run: go(`/resume/viewer/print/${slug}`) },
    { id: 'documents', label: t('commands.documents'), icon: FolderOpen, run: go('/resume/start') },
    { id: 'new', label: t('commands.import'), icon: FileText, run: go('/resume/start/upload') },
    { id: 'templates', label: t('commands.templates'), icon: LayoutTemplate, run: go('/resume/templates') },
  ];
  return <CommandPalette open={open} onOpenChange={onOpenChange} commands={commands} />;
}
