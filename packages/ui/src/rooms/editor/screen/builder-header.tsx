import { kindOf, ownTitle, shownTitle } from '@vitae/domain';
import { ArrowLeft, Download, Palette, Redo2, Search, Undo2 } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Link } from '../../../base/router/index.ts';
import { loadAreas, useTexts } from '../../../base/i18n/index.ts';
import { lastList } from '../../../base/documents/last-list.ts';
import { Button, ButtonLink, IconButton, toastNotLoaded } from '../../../parts/components/index.ts';
import { late } from '../../../parts/components/late.tsx';
import { useBinding, type Binding } from '../controls/binding.ts';
import { useEditor, useEditorState } from '../../../base/editor/index.ts';
import { useStepPath } from '../../../base/editor/address.ts';
import { usePreviewState } from './preview-host.tsx';
import { SaveStatus } from './save-status.tsx';
import { shortcut } from './shortcut-text.ts';

const BuilderHistory = late(async () => {
  const [{ BuilderHistory: Button }] = await Promise.all([
    import('../history/builder-history.tsx'),
    loadAreas(['account']),
  ]);
  return Button;
});

const ThemeMenu = late(async () => (await import('../../../parts/theme-menu.tsx')).ThemeMenu);

/** The bar above the builder: the document's name, whether it is saved, undo and redo, and the download button. */
export function BuilderHeader({ onOpenPalette }: { onOpenPalette: () => void }) {
  const { t } = useTexts('editor');
  const stepPath = useStepPath();
  const kind = useEditorState(({ document }) => document.kind);
  return (
    <header className="flex min-h-14 shrink-0 items-center gap-0.5 border-b border-line bg-surface px-2 py-1.5 sm:gap-2 sm:px-3">
      <Link
        to={lastList(kindOf(kind))}
        aria-label={t('header.back')}
        data-tooltip={t('header.back')}
        className="grid size-9 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-surface-hover hover:text-ink pointer-coarse:size-11"
      >
        <ArrowLeft size={20} aria-hidden />
      </Link>
      <DocumentTitle />
      <SaveStatus />
      <span className="flex-1 max-sm:hidden" />
      <UndoButtons />
      <span className="size-9 pointer-coarse:size-11 max-[22rem]:hidden">
        <BuilderHistory />
      </span>
      <span className="hidden items-center gap-1 lg:flex">
        <IconButton label={t('header.commands')} shortcut={shortcut('K')} icon={Search} onClick={onOpenPalette} />
        <span className="size-9 pointer-coarse:size-11">
          <ThemeMenu />
        </span>
        <ButtonLink to={stepPath('template')} icon={Palette} className="ms-1">
          {t('header.template')}
        </ButtonLink>
      </span>
      <DownloadButton />
    </header>
  );
}

function DocumentTitle() {
  const { t } = useTexts('editor');
  const binding = useMemo(
    (): Binding<string> => ({
      path: 'title',
      label: t('header.title'),
      // A title that the app gave is no text to edit: the field shows what the document is called instead.
      read: (document) => (ownTitle(document) ? document.title : ''),
      write: (document, title) => ({ ...document, title }),
    }),
    [t],
  );
  const [title, set] = useBinding(binding);
  const called = useEditorState(({ document }) => shownTitle(document)) || t('header.untitled');
  const input = useRef<HTMLTextAreaElement>(null);
  return (
    <span className="relative max-w-md min-w-16 max-sm:flex-1" data-path="title">
      {/* The text gives the field its width and, on several lines, its height. */}
      <span aria-hidden className="invisible block px-2.5 text-14 font-semibold wrap-anywhere whitespace-pre-wrap">
        {title || called}
      </span>
      <textarea
        ref={input}
        rows={1}
        data-document-title
        aria-label={binding.label}
        value={title}
        placeholder={called}
        autoComplete="off"
        spellCheck={false}
        className="absolute inset-x-0 -inset-y-1 w-full resize-none overflow-hidden rounded-control border border-transparent bg-transparent px-2 py-0.75 text-14 font-semibold wrap-anywhere placeholder:text-ink hover:border-line focus:placeholder:text-ink-faint focus:border-accent focus:bg-surface"
        onChange={({ currentTarget: { value } }) => set(value.replaceAll(/\s*\n\s*/gu, ' '))}
        onKeyDown={({ key }) => key === 'Enter' && input.current?.blur()}
      />
    </span>
  );
}

function UndoButtons() {
  const { t } = useTexts('editor');
  const editor = useEditor();
  const undoLabel = useEditorState((state) => state.undoLabel);
  const redoLabel = useEditorState((state) => state.redoLabel);
  return (
    <span className="flex">
      <IconButton
        label={t('header.undo')}
        data-tooltip={tooltip(undoLabel === null ? t('header.undo') : t('header.undoOf', { what: undoLabel }), 'Z')}
        icon={Undo2}
        disabled={undoLabel === null}
        onClick={editor.undo}
      />
      <IconButton
        label={t('header.redo')}
        data-tooltip={tooltip(redoLabel === null ? t('header.redo') : t('header.redoOf', { what: redoLabel }), '⇧Z')}
        className="redo"
        icon={Redo2}
        disabled={redoLabel === null}
        onClick={editor.redo}
      />
    </span>
  );
}

/** The text of a tooltip: the action, and its keys. */
const tooltip = (words: string, keys: string): string => `${words}\u2002${shortcut(keys)}`;

const DownloadRun = late(async () => {
  const [{ DownloadRun: Run }] = await Promise.all([import('../export/download-run.tsx'), loadAreas(['preview'])]);
  return Run;
});

function DownloadButton() {
  const { t } = useTexts('editor');
  const { preview } = usePreviewState();
  const [busy, setBusy] = useState(false);
  const label = t('header.download');
  const end = () => setBusy(false);
  const missing = () => {
    end();
    toastNotLoaded();
  };
  const props = {
    variant: 'primary',
    icon: Download,
    disabled: !preview || busy,
    onClick: () => setBusy(true),
  } as const;
  return (
    <>
      <Button {...props} className="max-sm:hidden">
        {label}
      </Button>
      <IconButton {...props} label={label} className="sm:hidden" />
      {busy && <DownloadRun onEnd={end} onMissing={missing} />}
    </>
  );
}
