import { kindOf } from '@vitae/domain';
import { Copy, Ellipsis, FileJson, FolderOpen, Pencil, Trash2 } from 'lucide-react';
import type { DocumentSummary } from '@vitae/store';
import { useCallback, useId, type ReactNode } from 'react';
import { useNavigate } from '../../base/router/index.ts';
import { errorText } from '../../base/error-text.ts';
import { loadAreas, useTexts } from '../../base/i18n/index.ts';
import { usePlatform } from '../../base/platform.ts';
import { PreloadLink } from '../../base/routing/preload-link.tsx';
import { Badge, IconButton, Menu, toast, type MenuEntry } from '../components/index.ts';
import { late } from '../components/late.tsx';
import { useSession } from '../../base/session/session-state.ts';
import { duplicate, jsonFile } from '../../base/documents/document-actions.ts';
import { builderPath } from '../../base/documents/paths.ts';
import { PagePicture } from './page-picture.tsx';
import { relativeTime } from '../../base/relative-time.ts';

const SyncBadge = late<{ document: DocumentSummary }>(async () => {
  const [{ SyncBadge: Component }] = await Promise.all([import('../sync/sync-badge.tsx'), loadAreas(['sync'])]);
  return Component;
});

const VariantMark = late<{ document: DocumentSummary }>(async () => (await import('./variant-mark.tsx')).VariantMark);

export interface DocumentCardProps {
  document: DocumentSummary;
  onRename: () => void;
  /** Further actions, depending on where the list is shown. */
  acts?: readonly MenuEntry[];
  /** Further notes about it. */
  children?: ReactNode;
}

/** One document of the list: its first page, its name, when it was edited, and its actions. */
export function DocumentCard({ document, onRename, acts = [], children }: DocumentCardProps) {
  const { t, language } = useTexts('library');
  const { documents: store, files } = usePlatform();
  const navigate = useNavigate();
  const nameId = useId();
  const isSignedIn = useSession(({ user }) => user !== null);
  const { kind, id, title, slug, conflicts, rev } = document;
  const address = builderPath(kind, slug);
  const load = useCallback(async () => (await store.get(kind, id)).doc, [store, kind, id]);

  const attempt = (act: () => Promise<unknown>) => () => {
    act().catch((error: unknown) => toast({ title: t('card.failed'), description: errorText(error), tone: 'danger' }));
  };
  const moveToTrash = async () => {
    await store.trash(id);
    toast({
      title: t('card.trashed', { title }),
      action: { label: t('card.undo'), onSelect: attempt(() => store.restore(id)) },
    });
  };
  const makeCopy = async () => {
    const copy = await duplicate(store, document, (original) => t('card.copyOf', { title: original }));
    toast({
      title: t('card.duplicated', { title }),
      action: { label: t('card.open'), onSelect: () => void navigate(builderPath(copy.kind, copy.slug)) },
    });
  };

  return (
    <article
      aria-labelledby={nameId}
      className="group relative flex flex-col gap-3 rounded-card border border-line bg-surface p-3 transition-[border-color,box-shadow,translate] hover:-translate-y-0.5 hover:shadow-raised"
    >
      <div className="page-backdrop h-56 overflow-hidden rounded-control px-5 pt-5">
        <PagePicture key={rev} title={title} doc={load} className="rounded-t-[3px]" />
      </div>
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1 px-1">
          <h3 id={nameId} className="truncate text-14">
            <PreloadLink
              to={address}
              className="rounded-control after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
            >
              {title}
            </PreloadLink>
          </h3>
          <p className="text-13 text-ink-faint">
            <time dateTime={document.updatedAt} title={new Date(document.updatedAt).toLocaleString(language)}>
              {t('card.edited', { when: relativeTime(document.updatedAt, language) })}
            </time>
          </p>
          {isSignedIn && <SyncBadge document={document} />}
          {kindOf(kind).original && <VariantMark document={document} />}
          {conflicts > 0 && (
            <Badge tone="notice" className="mt-1.5">
              {t('card.conflicts', { count: conflicts })}
            </Badge>
          )}
          {children}
        </div>
        <Menu
          label={t('card.menu', { title })}
          items={[
            { label: t('card.open'), icon: FolderOpen, onSelect: () => void navigate(address) },
            { label: t('card.duplicate'), icon: Copy, onSelect: attempt(makeCopy) },
            { label: t('card.rename'), icon: Pencil, onSelect: onRename },
            ...acts,
            {
              label: t('card.exportJson'),
              icon: FileJson,
              onSelect: attempt(async () => files.save(await jsonFile(store, document))),
            },
            'separator',
            { label: t('card.trash'), icon: Trash2, danger: true, onSelect: attempt(moveToTrash) },
          ]}
        >
          {(trigger) => (
            <IconButton {...trigger} label={t('card.menu', { title })} icon={Ellipsis} size="sm" className="z-10" />
          )}
        </Menu>
      </div>
    </article>
  );
}
