import { longest } from '@vitae/api';
import * as z from 'zod/mini';
import type { AnyDocument } from '@vitae/domain';
import { ArrowLeft, Pencil, RotateCcw } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { Badge, Button, Callout, Field, LineInput, Skeleton, Tabs, toast } from '../components/index.ts';
import { momentText } from '../../base/day-text.ts';
import { failureText } from '../../base/forms/failure-text.ts';
import { useForm } from '../../base/forms/use-form.ts';
import { FormActions } from '../forms/form-actions.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { isChanged } from './changes.ts';
import type { Revision } from './use-revisions.ts';
import { useVersion } from './use-version.ts';
import { VersionChanges } from './version-changes.tsx';
import { VersionPages } from './version-pages.tsx';

export interface VersionViewProps {
  revision: Revision;
  /** The number of the version before; `null` for none, `undefined` while the list does not reach that far. */
  previous: number | null | undefined;
  /** Fetches older versions into the list. */
  onOlder: () => void;
  isNewest: boolean;
  /** The document as it is now. */
  doc: AnyDocument;
  onLabel: (label: string) => Promise<void>;
  onRestore: (version: AnyDocument, when: string) => void;
  /** Returns to the list, if it is not shown next to it. */
  onBack?: () => void;
}

/** One version: its pages, its changes, its name, and a button to restore it. */
export function VersionView({
  revision,
  previous,
  onOlder,
  isNewest,
  doc,
  onLabel,
  onRestore,
  onBack,
}: VersionViewProps) {
  const { t, language } = useTexts('account');
  const { rev, label, createdAt } = revision;
  const { id } = doc;
  const version = useVersion(id, rev);
  const [tab, setTab] = useState<'pages' | 'changes'>('pages');
  const [isNaming, setNaming] = useState(false);
  const place = useRef<HTMLElement>(null);
  const takesPlaceOfList = onBack !== undefined;
  useEffect(() => {
    if (takesPlaceOfList) place.current?.focus();
  }, [takesPlaceOfList]);
  const when = momentText(createdAt, language);
  const found = version.data ?? null;
  const isNow = useMemo(() => found !== null && !isChanged(found, doc), [found, doc]);
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={label || when}
      className="outline-none flex min-h-0 min-w-0 flex-1 flex-col"
    >
      {onBack && (
        <Button variant="ghost" size="sm" icon={ArrowLeft} className="mb-2 -ms-2.5 self-start" onClick={onBack}>
          {t('history.back')}
        </Button>
      )}
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-2 text-16">
            {label || when}
            {isNewest && <Badge tone="accent">{t('history.newest')}</Badge>}
          </h3>
          <p className="text-13 text-ink-faint">
            {label ? `${when} · ${t('history.version', { rev })}` : t('history.version', { rev })}
          </p>
        </div>
        <div className="flex gap-2">
          <Button size="sm" icon={Pencil} aria-expanded={isNaming} onClick={() => setNaming(!isNaming)}>
            {t('history.name')}
          </Button>
          <Button
            size="sm"
            variant="primary"
            icon={RotateCcw}
            disabled={!found || isNow}
            onClick={() => found && onRestore(found, when)}
          >
            {t('history.restore')}
          </Button>
        </div>
      </div>
      {isNaming && (
        <NameForm
          label={label}
          onClose={() => setNaming(false)}
          onSave={async (words) => {
            await onLabel(words);
            toast({ title: t('history.named'), tone: 'good' });
            setNaming(false);
          }}
        />
      )}
      {version.isPending && <Skeleton className="mt-4 h-80" />}
      {(version.isError || version.data === null) && (
        <Callout
          tone="danger"
          role="alert"
          title={t('history.failedOne')}
          className="mt-4"
          actions={<Button onClick={() => void version.refetch()}>{t('history.retry')}</Button>}
        >
          {version.isError && failureText(version.error)}
        </Callout>
      )}
      {found && (
        <Tabs
          label={t('history.title')}
          value={tab}
          onValueChange={setTab}
          className="mt-3 flex-1"
          panelClassName="overflow-y-auto pt-4"
          tabs={[
            { key: 'pages', label: t('history.pages'), content: <VersionPages version={found} /> },
            {
              key: 'changes',
              label: t('history.changes'),
              content: <VersionChanges version={found} previous={previous} onOlder={onOlder} doc={doc} />,
            },
          ]}
        />
      )}
      <p className="border-t border-line pt-2 text-12 text-ink-faint">
        {t(isNow ? 'history.isNow' : 'history.restoreHint')}
      </p>
    </section>
  );
}

function NameForm({
  label,
  onSave,
  onClose,
}: {
  label: string;
  onSave: (label: string) => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useTexts('account');
  const form = useForm({
    initial: { label },
    schema: z.object({ label: z.string().check(z.trim()) }),
    submit: (values) => onSave(values.label),
  });
  return (
    <FormFrame form={form} className="mt-3 rounded-card bg-surface-sunken p-3">
      <Field label={t('history.nameLabel')} {...(form.errors.label && { error: form.errors.label })}>
        <LineInput {...form.control('label')} maxLength={longest.versionLabel} />
      </Field>
      <FormActions submit={t('history.nameSave')} busy={form.busy} failure={form.failure} onCancel={onClose} />
    </FormFrame>
  );
}
