import { startPath, type AnyKind } from '@vitae/domain';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { Link } from '../../base/router/index.ts';
import { ThemeMenu } from '../../parts/theme-menu.tsx';

/** The bar over a task: a link back, if there is one, and the button that finishes it. */
export function FlowHeader({
  kind,
  title,
  detail,
  children,
}: {
  /** Whose documents the link back leads to. */
  kind: Pick<AnyKind, 'root'>;
  title: string;
  detail?: string;
  children?: ReactNode;
}) {
  const { t } = useTexts('review');
  return (
    <header className="flex min-h-14 shrink-0 items-center gap-3 border-b border-line bg-surface px-3 sm:px-4">
      <Link
        to={startPath(kind)}
        className="flex h-9 items-center gap-2 rounded-control px-2 text-14 text-ink-soft hover:bg-surface-hover hover:text-ink pointer-coarse:h-11"
      >
        <ArrowLeft size={16} aria-hidden />
        <span className="max-md:sr-only">{t('back')}</span>
      </Link>
      <div className="flex min-w-0 flex-1 items-baseline gap-3 border-s border-line ps-4">
        <h1 className="truncate text-14 font-semibold max-sm:leading-tight max-sm:whitespace-normal">{title}</h1>
        {detail && <p className="truncate text-13 text-ink-faint max-md:hidden">{detail}</p>}
      </div>
      <span className="max-sm:hidden">
        <ThemeMenu />
      </span>
      {children}
    </header>
  );
}
