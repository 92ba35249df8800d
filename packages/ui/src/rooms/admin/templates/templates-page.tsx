import type { TemplatesOfSite } from '@vitae/api/contract';
import type { OfferedTemplate } from '@vitae/api/templates';
import { loadExample, sampleKinds, type SampleKind } from '@vitae/samples';
import { templateKindOf } from '@vitae/templates';
import { registeredText } from '@vitae/words/catalogue';
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { textsOfKind } from '../../../base/documents/kind-texts.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { remoteClient } from '../../../base/remote/remote-client.ts';
import { useRemote } from '../../../base/remote/use-remote.ts';
import { callApi } from '../../../base/session/start-session.ts';
import {
  Badge,
  Button,
  Callout,
  classNames,
  IconButton,
  Segmented,
  Switch,
  toast,
} from '../../../parts/components/index.ts';
import { PagePicture } from '../../../parts/documents/page-picture.tsx';
import { PageHeader } from '../../../parts/page-header.tsx';
import { ConflictCallout } from '../conflict-callout.tsx';
import { oneOf, useListAddress } from '../list/use-list-address.ts';
import { ReasonDialog, type ReasonedStep } from '../reason-dialog.tsx';
import { RecordList } from '../record/record-list.tsx';
import { RemotePart } from '../remote-part.tsx';
import { dressed, moved, removedVariants, rowsOf, shownName } from './template-rows.ts';
import { newVariant, VariantForm } from './variant-form.tsx';

/** What the galleries offer: which templates, to whom, in which order, and variants of them. */
export function TemplatesPage() {
  const { t } = useTexts('admin');
  const { value, change } = useListAddress();
  const kind = oneOf(value('kind'), sampleKinds);
  const remote = useRemote({
    key: ['admin templates', kind],
    load: () => callApi((api) => api.admin.templates.get({ kind })),
  });
  return (
    <>
      <PageHeader title={t('templates.title')} intro={t('templates.intro')} />
      <div className="mt-5 flex flex-col gap-5">
        <Segmented
          label={t('templates.kind')}
          className="self-start"
          value={kind}
          onValueChange={(next) => change({ kind: next === sampleKinds[0] ? '' : next })}
          options={sampleKinds.map((one) => ({ value: one, label: t(`samples.kinds.${textsOfKind(one)}`) }))}
        />
        <RemotePart remote={remote} failed={t('templates.failed')} skeleton="h-96">
          {(newest) => <Templates key={kind} kind={kind} newest={newest} />}
        </RemotePart>
      </div>
    </>
  );
}

interface TemplatesProps {
  kind: SampleKind;
  newest: TemplatesOfSite;
}

function Templates({ kind, newest }: TemplatesProps) {
  const { t } = useTexts('admin');
  /** What the rows began with: what comes later from the server replaces only what nobody has changed here. */
  const [seen, setSeen] = useState(newest);
  const [rows, setRows] = useState(() => rowsOf(kind, newest.templates));
  const [editing, setEditing] = useState<OfferedTemplate | null>(null);
  const [step, setStep] = useState<ReasonedStep | null>(null);
  const [problem, setProblem] = useState('');
  const isDirty = JSON.stringify(rows) !== JSON.stringify(rowsOf(kind, seen.templates));
  const take = (next: TemplatesOfSite) => {
    setSeen(next);
    setRows(rowsOf(kind, next.templates));
  };
  if (newest.revision > seen.revision && !isDirty) take(newest);
  const refresh = () =>
    void remoteClient().invalidateQueries({
      predicate: ({ queryKey: [, name] }) => name === 'admin templates' || name === 'admin record',
    });
  const save = () => {
    const isSound = rows.some(({ enabled, premium }) => enabled && !premium);
    setProblem(isSound ? '' : t('templates.noneFree'));
    if (!isSound) return;
    const removed = removedVariants(kind, seen.templates, rows).join(', ');
    setStep({
      title: t('templates.saveTitle'),
      hint: t('templates.saveHint'),
      action: t('templates.save'),
      ...(removed !== '' && {
        isDanger: true,
        typed: { name: removed, label: t('templates.removeName', { name: removed }) },
      }),
      act: async (reason) => {
        const { revision } = seen;
        take(
          await callApi((api) => api.admin.templates.edit({ kind, revision, templates: rows, reason })).finally(
            refresh,
          ),
        );
        toast({ title: t('templates.saved'), tone: 'good' });
      },
    });
  };
  if (editing)
    return (
      <VariantForm
        kind={kind}
        variant={editing}
        onCancel={() => setEditing(null)}
        onDone={(variant) => {
          setRows((before) =>
            before.some(({ id }) => id === variant.id)
              ? before.map((row) => (row.id === variant.id ? variant : row))
              : [...before, variant],
          );
          setEditing(null);
        }}
      />
    );
  const set = (id: string, changed: Partial<OfferedTemplate>) =>
    setRows((before) => before.map((row) => (row.id === id ? { ...row, ...changed } : row)));
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Button icon={Plus} onClick={() => setEditing(newVariant(kind))}>
          {t('templates.make')}
        </Button>
        <span className="flex-1" />
        {isDirty && (
          <>
            <span role="status" className="text-13 text-ink-soft">
              {t('templates.unsaved')}
            </span>
            <Button variant="ghost" onClick={() => take(newest)}>
              {t('templates.reset')}
            </Button>
          </>
        )}
        <Button variant="primary" disabled={!isDirty} onClick={save}>
          {t('templates.save')}
        </Button>
      </div>
      {problem && (
        <Callout tone="danger" role="alert">
          {problem}
        </Callout>
      )}
      {newest.revision > seen.revision && (
        <ConflictCallout onTheirs={() => take(newest)} onMine={() => setSeen(newest)}>
          {t('templates.elsewhere')}
        </ConflictCallout>
      )}
      <ol className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
        {rows.map((row, index) => (
          <Row
            key={row.id}
            kind={kind}
            row={row}
            isFirst={index === 0}
            isLast={index === rows.length - 1}
            onChange={(changed) => set(row.id, changed)}
            onMove={(by) => setRows(moved(rows, index, by))}
            onEdit={() => setEditing(row)}
            onRemove={() => setRows(rows.filter(({ id }) => id !== row.id))}
          />
        ))}
      </ol>
      <section className="flex flex-col gap-3">
        <h2 className="text-16">{t('templates.record')}</h2>
        <RecordList subjects={[`templates ${kind}`]} />
      </section>
      <ReasonDialog step={step} onClose={() => setStep(null)} />
    </>
  );
}

interface RowProps {
  kind: SampleKind;
  row: OfferedTemplate;
  isFirst: boolean;
  isLast: boolean;
  onChange: (changed: Partial<OfferedTemplate>) => void;
  onMove: (by: 1 | -1) => void;
  onEdit: () => void;
  onRemove: () => void;
}

function Row({ kind, row, isFirst, isLast, onChange, onMove, onEdit, onRemove }: RowProps) {
  const { t } = useTexts('admin');
  const name = shownName(kind, row);
  const base = templateKindOf(kind).templateOf(row.base);
  const isVariant = row.tokens !== null;
  const { base: drawnBy, tokens } = row;
  // Drawn here: pictures of the server would hold up the connections of a page that has twelve of them.
  const load = useCallback(async () => {
    const example = await loadExample(kind);
    if (!example) throw new Error(`There is no example of the kind ${kind}.`);
    return dressed(example, drawnBy, tokens);
  }, [kind, drawnBy, tokens]);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3">
      <div className={classNames('w-14 shrink-0', !row.enabled && 'opacity-50')}>
        <PagePicture title={name} doc={load} className="rounded-[2px]" />
      </div>
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {isVariant && <Badge>{t('templates.isVariant', { name: base.name })}</Badge>}
        </p>
        <p className="text-13 text-ink-soft">{row.description ?? registeredText(base.description)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Switch
          label={t('templates.offered')}
          checked={row.enabled}
          onCheckedChange={(enabled) => onChange({ enabled })}
        />
        <Switch
          label={t('templates.premium')}
          checked={row.premium}
          onCheckedChange={(premium) => onChange({ premium })}
        />
        <span className="flex items-center">
          {isVariant && (
            <>
              <IconButton label={t('templates.editNamed', { name })} icon={Pencil} onClick={onEdit} />
              <IconButton label={t('templates.remove', { name })} icon={Trash2} onClick={onRemove} />
            </>
          )}
          <IconButton
            label={t('templates.up', { name })}
            icon={ArrowUp}
            disabled={isFirst}
            onClick={() => onMove(-1)}
          />
          <IconButton
            label={t('templates.down', { name })}
            icon={ArrowDown}
            disabled={isLast}
            onClick={() => onMove(1)}
          />
        </span>
      </div>
    </li>
  );
}
