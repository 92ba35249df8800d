import { Printer, Redo2, Undo2 } from 'lucide-react';
import { paletteLinks } from '../../../base/page-links.ts';
import { printingPath } from '../../../base/documents/paths.ts';
import { useEditor, useEditorState } from '../../../base/editor/index.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { useNavigate } from '../../../base/router/index.ts';
import { useUser } from '../../../base/session/user.ts';
import { pageIcon } from '../../../parts/page-icon.ts';
import { useSteps } from '../kinds/kinds.ts';
import type { PaletteProps } from '../screen/palette.tsx';
import { shortcut } from '../screen/shortcut-text.ts';
import { CommandPalette, type Command } from './command-palette.tsx';
import { useActions } from './use-actions.ts';
import { useFieldCommands } from './use-field-commands.ts';

/** The command palette of the builder: steps, undo, what can be done with the document, its fields, and pages. */
export function BuilderPalette({ open, onOpenChange }: PaletteProps) {
  const { t } = useTexts('editor');
  const editor = useEditor();
  const navigate = useNavigate();
  const kind = useEditorState(({ document }) => document.kind);
  const slug = useEditorState(({ document }) => document.slug);
  const role = useUser()?.role ?? null;
  const steps = useSteps();
  const actions = useActions();
  const fields = useFieldCommands();
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
    ...actions,
    ...fields,
    ...paletteLinks(role).map(({ to, label, icon }): Command => ({
      id: `page${to.replaceAll('/', '-')}`,
      label,
      icon: pageIcon[icon],
      run: go(to),
    })),
  ];
  return <CommandPalette open={open} onOpenChange={onOpenChange} commands={commands} />;
}
