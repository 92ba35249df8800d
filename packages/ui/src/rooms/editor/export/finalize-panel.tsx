import type { Exporter } from '@vitae/exporter';
import { visibleContent, type AnyDocument } from '@vitae/domain';
import { Check, Copy, FileDown, Files, Link, Printer } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { loadAreas, useTexts } from '../../../base/i18n/index.ts';
import { lazyPart } from '../../../base/routing/screen.ts';
import { useNavigate } from '../../../base/router/index.ts';
import { textsOfKind } from '../../../base/documents/kind-texts.ts';
import { errorText } from '../../../base/error-text.ts';
import { usePlatform, type SavedFile } from '../../../base/platform.ts';
import { Button, Checkbox, Field, Skeleton, LineInput, toast } from '../../../parts/components/index.ts';
import { duplicate } from '../../../base/documents/document-actions.ts';
import type { Change } from '../design/design-panel.tsx';
import { builderPath } from '../../../base/documents/paths.ts';
import { applicationFileStem, documentFileStem, exportFile, fileNameOf, kindInFileName, pdfFile } from './download.ts';
import { FindingList, type Finding } from './finding-list.tsx';
import { FinalState } from '../preview/final-state.tsx';
import { OtherFormats } from './other-formats.tsx';
import { pageNotesOf, wordsOf, type NameOfField } from '../preview/page-notes.tsx';
import { useMediaQuery } from '../../../base/use-media-query.ts';
import { usePagesDrawn } from '../preview/use-pages-drawn.ts';
import { besidePages } from '../screen/beside-pages.ts';
import type { PreviewState } from '../../../base/use-preview.ts';
import { usePrinting } from '../print/use-printing.tsx';

const LiveReport = lazyPart(async () => {
  const [{ LiveReport: Part }] = await Promise.all([import('../live-report/live-report.tsx'), loadAreas(['report'])]);
  return Part;
});

const ShareDialog = lazyPart(async () => {
  const [{ ShareDialog: Part }] = await Promise.all([
    import('../../../parts/sharing/share-dialog.tsx'),
    loadAreas(['sync', 'account']),
  ]);
  return Part;
});

/** A document that goes with the open one. */
export interface Partner {
  /** Whether its pages come before those of the open document. */
  isFirst: boolean;
  load: () => Promise<AnyDocument>;
}

export interface FinalizeProps {
  doc: AnyDocument;
  state: PreviewState;
  change: Change;
  onOpenField: (path: string) => void;
  /** What can be created for the next job in addition to a copy. */
  ofTailoring?: ReactNode;
  /** The letter of this resume, or the resume of this letter: both can be downloaded in one file. */
  partner?: Partner | null;
  /** What is still missing in this document. */
  lacks: readonly Finding[];
  /** The name of a field; `null` for a path without one. */
  nameOf: NameOfField;
}

/** The last step: final checks, the PDF, other formats, a copy for the next job. */
export function FinalizePanel({
  doc,
  state,
  change,
  onOpenField,
  ofTailoring,
  partner = null,
  lacks,
  nameOf,
}: FinalizeProps) {
  const { t } = useTexts('preview');
  const platform = usePlatform();
  const navigate = useNavigate();
  const [name, setName] = useState<string | null>(null);
  const [hiddenToo, setHiddenToo] = useState(false);
  /** What is being made: the PDF, or a format by its id. */
  const [busy, setBusy] = useState<string | null>(null);
  const { preview } = state;
  const otherwise = kindInFileName(doc);
  const texts = textsOfKind(doc.kind);
  const shownName = name ?? documentFileStem(doc);
  const fileName = fileNameOf(shownName, otherwise);

  const attempt = async (what: string, act: () => Promise<void>, failure: string) => {
    setBusy(what);
    try {
      await act();
    } catch (error) {
      toast({ title: failure, description: errorText(error), tone: 'danger' });
    } finally {
      setBusy(null);
    }
  };
  const save = async (file: SavedFile) => {
    if ((await platform.files.save(file)) !== false)
      toast({ title: t('finalize.downloaded', { name: file.name }), tone: 'good' });
  };
  const attachment = hiddenToo ? 'everything' : 'visible';
  const downloadPdf = () =>
    preview &&
    attempt(
      'pdf',
      async () => save(await pdfFile(preview, doc, fileName, { attachment })),
      t('finalize.downloadFailed'),
    );
  const downloadBoth = async ({ isFirst, load }: Partner) => {
    const other = await load();
    const [first, followedBy] = isFirst ? [other, doc] : [doc, other];
    if (preview) await save(await pdfFile(preview, first, applicationFileStem(first), { attachment, followedBy }));
  };
  const { print, dialog } = usePrinting(doc, state, fileName);
  const downloadAs = (exporter: Exporter) =>
    attempt(
      exporter.id,
      async () => save(await exportFile(exporter, doc, platform.documents, fileName)),
      t('finalize.downloadFailed'),
    );
  const copy = () =>
    attempt(
      'copy',
      async () => {
        const { kind, slug } = await duplicate(platform.documents, doc, (title) => t('finalize.copyOf', { title }));
        await navigate(builderPath(kind, slug));
      },
      t('finalize.downloadFailed'),
    );

  return (
    <div className="flex flex-col gap-8">
      <p className="text-14 text-ink-soft">{t('finalize.intro')}</p>
      <Part title={t('finalize.checks')}>
        <Checks doc={doc} state={state} onOpenField={onOpenField} lacks={lacks} nameOf={nameOf} />
      </Part>
      <div className="flex flex-col gap-4">
        <Field label={t('finalize.fileName')}>
          <LineInput value={shownName} onValueChange={setName} />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="primary"
            size="lg"
            icon={FileDown}
            disabled={!preview || busy !== null}
            onClick={() => void downloadPdf()}
          >
            {busy === 'pdf' ? t('finalize.preparing') : t('finalize.downloadPdf')}
          </Button>
          {partner && (
            <Button
              size="lg"
              icon={Files}
              disabled={!preview || busy !== null}
              onClick={() => void attempt('both', () => downloadBoth(partner), t('finalize.downloadFailed'))}
            >
              {busy === 'both' ? t('finalize.preparing') : t('finalize.together')}
            </Button>
          )}
          {print && (
            <Button
              size="lg"
              icon={Printer}
              disabled={!preview || busy !== null}
              onClick={() => void attempt('pdf', print, t('finalize.printFailed'))}
            >
              {t('finalize.print')}
            </Button>
          )}
          {dialog}
        </div>
        {hidesSomething(doc) && (
          <Checkbox
            label={t(`finalize.hiddenToo.${texts}.label`)}
            hint={t(`finalize.hiddenToo.${texts}.hint`)}
            checked={hiddenToo}
            onCheckedChange={setHiddenToo}
          />
        )}
      </div>
      {platform.transport && <Sharing doc={doc} />}
      <Part title={t('finalize.evaluation')}>
        <p className="text-13 text-ink-faint">{t('finalize.evaluationHint')}</p>
        <Suspense fallback={<Skeleton className="h-28 w-full" />}>
          <LiveReport />
        </Suspense>
      </Part>
      <Part title={t('final.title')}>
        <FinalState doc={doc} state={state} change={change} />
      </Part>
      <Part title={t('finalize.other')}>
        <OtherFormats kind={doc.kind} busy={busy} onDownload={(exporter) => void downloadAs(exporter)} />
      </Part>
      <Part title={t('finalize.tailor')}>
        <p className="text-13 text-ink-faint">{t('finalize.tailorHint')}</p>
        <div className="flex flex-wrap gap-2">
          <Button icon={Copy} disabled={busy !== null} onClick={() => void copy()}>
            {t('finalize.duplicate')}
          </Button>
          {ofTailoring}
        </div>
      </Part>
    </div>
  );
}

/** The links to the document; their code is fetched when somebody asks for them. */
function Sharing({ doc }: Pick<FinalizeProps, 'doc'>) {
  const { t } = useTexts('preview');
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  return (
    <Part title={t('finalize.share')}>
      <p className="text-13 text-ink-faint">{t('finalize.shareHint')}</p>
      <Button icon={Link} className="self-start" onClick={() => setIsOpen(true)}>
        {t('finalize.share')}
      </Button>
      <Suspense>{isOpen !== null && <ShareDialog document={doc} open={isOpen} onOpenChange={setIsOpen} />}</Suspense>
    </Part>
  );
}

/** Whether the file could contain more than its pages show; a document that hides nothing needs no such option. */
function hidesSomething(doc: AnyDocument): boolean {
  return JSON.stringify(visibleContent(doc)) !== JSON.stringify({ ...doc, conflicts: [] });
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-16">{title}</h2>
      {children}
    </section>
  );
}

function Checks({ doc, state, onOpenField, lacks, nameOf }: Omit<FinalizeProps, 'change'>) {
  const { t, language } = useTexts('preview');
  const isDrawn = usePagesDrawn(state, useMediaQuery(besidePages));
  const { conflicts } = doc;
  const findings: Finding[] = [
    ...lacks,
    ...(conflicts.length > 0
      ? [{ words: t('finalize.conflicts', { count: conflicts.length }), path: conflicts[0]?.path }]
      : []),
    // Moved lines of a final document are shown next to the button that marks it as final.
    ...pageNotesOf(doc, state.frame, nameOf).flatMap((note) =>
      note.kind === 'moved-lines' ? [] : [{ words: wordsOf(note, t, language), path: note.path }],
    ),
  ];
  // "All good" is not shown before the pages have been checked, and can be seen.
  if (findings.length === 0 && (!isDrawn || state.error))
    return (
      <p role="status" className="text-14 text-ink-soft">
        {t(state.error ? 'finalize.notChecked' : 'finalize.checking')}
      </p>
    );
  if (findings.length === 0)
    return (
      <p className="flex items-start gap-2 text-14">
        <Check size={20} aria-hidden className="text-good-ink" />
        {t('finalize.allGood')}
      </p>
    );
  return <FindingList findings={findings} onOpenField={onOpenField} />;
}
