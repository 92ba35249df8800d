import type { Exporter } from '@vitae/exporter';
import { visibleContent, type Resume } from '@vitae/domain';
import { Check, Copy, FileDown, Printer, TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorText } from '../app/error-text.ts';
import { usePlatform, type SavedFile } from '../app/platform.ts';
import { Button, Checkbox, Field, TextInput, toast } from '../components/index.ts';
import { duplicate } from '../library/document-actions.ts';
import { arrangedSections } from './design-changes.ts';
import type { Change } from './design-panel.tsx';
import { exportFile, fileNameOf, pdfFile } from './download.ts';
import { FinalState } from './final-state.tsx';
import { OtherFormats } from './other-formats.tsx';
import { pageNotesOf, wordsOf } from './page-notes.tsx';
import type { PreviewState } from './use-preview.ts';
import { usePrinting } from './use-printing.tsx';

export interface FinalizeProps {
  resume: Resume;
  state: PreviewState;
  change: Change;
  onOpenField: (path: string) => void;
}

/** The last step: what to look at once more, the PDF, other formats, a copy for the next posting. */
export function FinalizePanel({ resume, state, change, onOpenField }: FinalizeProps) {
  const { t } = useTranslation('desk');
  const platform = usePlatform();
  const navigate = useNavigate();
  const [name, setName] = useState<string | null>(null);
  const [hiddenToo, setHiddenToo] = useState(false);
  /** What is being made: the PDF, or a format by its id. */
  const [busy, setBusy] = useState<string | null>(null);
  const { preview } = state;
  const shownName = name ?? fileNameOf(resume.basics.fullName ? t('finalize.fileFor', { name: resume.basics.fullName }) : resume.title);

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
    if ((await platform.files.save(file)) !== false) toast({ title: t('finalize.downloaded', { name: file.name }), tone: 'good' });
  };
  const attachment = hiddenToo ? 'everything' : 'visible';
  const downloadPdf = () =>
    preview && attempt('pdf', async () => save(await pdfFile(preview, resume, fileNameOf(shownName), { attachment })), t('finalize.downloadFailed'));
  const { print, dialog } = usePrinting(resume, state, fileNameOf(shownName));
  const downloadAs = (exporter: Exporter) =>
    attempt(exporter.id, async () => save(await exportFile(exporter, resume, platform.documents, fileNameOf(shownName))), t('finalize.downloadFailed'));
  const copy = () =>
    attempt('copy', async () => {
      const { slug } = await duplicate(platform.documents, resume.id, (title) => t('finalize.copyOf', { title }));
      await navigate(`/resume/builder/${slug}`);
    }, t('finalize.downloadFailed'));

  return (
    <div className="flex flex-col gap-8">
      <p className="text-14 text-ink-soft">{t('finalize.intro')}</p>
      <Part title={t('finalize.checks')}>
        <Checks resume={resume} state={state} onOpenField={onOpenField} />
      </Part>
      <div className="flex flex-col gap-4">
        <Field label={t('finalize.fileName')}>
          <TextInput value={shownName} onChange={({ currentTarget: { value } }) => setName(value)} />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" size="lg" icon={FileDown} disabled={!preview || busy !== null} onClick={() => void downloadPdf()}>
            {busy === 'pdf' ? t('finalize.preparing') : t('finalize.downloadPdf')}
          </Button>
          {print && (
            <Button size="lg" icon={Printer} disabled={!preview || busy !== null} onClick={() => void attempt('pdf', print, t('finalize.printFailed'))}>
              {t('finalize.print')}
            </Button>
          )}
          {dialog}
        </div>
        {hidesSomething(resume) && (
          <Checkbox label={t('finalize.hiddenToo')} hint={t('finalize.hiddenTooHint')} checked={hiddenToo} onCheckedChange={setHiddenToo} />
        )}
      </div>
      <Part title={t('final.title')}>
        <FinalState resume={resume} state={state} change={change} />
      </Part>
      <Part title={t('finalize.other')}>
        <OtherFormats busy={busy} onDownload={(exporter) => void downloadAs(exporter)} />
      </Part>
      <Part title={t('finalize.tailor')}>
        <p className="text-13 text-ink-faint">{t('finalize.tailorHint')}</p>
        <div>
          <Button icon={Copy} disabled={busy !== null} onClick={() => void copy()}>
            {t('finalize.duplicate')}
          </Button>
        </div>
      </Part>
    </div>
  );
}

/** Whether the file could carry more than its pages show; a resume that hides nothing needs no question. */
function hidesSomething(resume: Resume): boolean {
  return JSON.stringify(visibleContent(resume)) !== JSON.stringify({ ...resume, conflicts: [] });
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-16">{title}</h2>
      {children}
    </section>
  );
}

function Checks({ resume, state, onOpenField }: Omit<FinalizeProps, 'change'>) {
  const { t, i18n } = useTranslation('desk');
  const { basics, conflicts } = resume;
  const { main, side } = arrangedSections(resume);
  const findings: { words: string; path?: string }[] = [
    ...(basics.fullName.trim() ? [] : [{ words: t('finalize.noName'), path: 'basics.fullName' }]),
    ...(basics.email.trim() || basics.phone.trim() ? [] : [{ words: t('finalize.noContact'), path: 'basics.email' }]),
    ...([...main, ...side].some(({ key }) => key !== 'summary') ? [] : [{ words: t('finalize.noEntries') }]),
    ...(conflicts.length > 0 ? [{ words: t('finalize.conflicts', { count: conflicts.length }), path: conflicts[0]?.path }] : []),
    // What moves in a final document is told where it is declared final.
    ...pageNotesOf(resume, state.frame, t).flatMap((note) => (note.kind === 'moved-lines' ? [] : [{ words: wordsOf(note, t, i18n.language), path: note.path }])),
  ];
  if (findings.length === 0)
    return (
      <p className="flex items-start gap-2 text-14">
        <Check size={20} aria-hidden className="text-good-ink" />
        {t('finalize.allGood')}
      </p>
    );
  return (
    <ul className="flex flex-col gap-2">
      {findings.map(({ words, path }) => (
        <li key={words + (path ?? '')} className="flex items-start gap-2 text-14">
          <TriangleAlert size={20} aria-hidden className="text-notice-ink" />
          <span className="flex-1">{words}</span>
          {path && (
            <button type="button" className="shrink-0 font-medium text-accent-ink hover:underline" onClick={() => onOpenField(path)}>
              {t('finalize.fix')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
