import type { Resume } from '@vitae/domain';
import { exporters, type Exporter } from '@vitae/exporter';
import { Check, Copy, FileDown, Printer, TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorText } from '../app/error-text.ts';
import { usePlatform } from '../app/platform.ts';
import { Button, Field, TextInput, toast } from '../components/index.ts';
import { duplicate } from '../library/document-actions.ts';
import { arrangedSections } from './design-changes.ts';
import { fileNameOf, pdfFile } from './download.ts';
import { pageNotesOf, wordsOf } from './page-notes.tsx';
import type { PreviewState } from './use-preview.ts';

export interface FinalizeProps {
  resume: Resume;
  state: PreviewState;
  onOpenField: (path: string) => void;
}

/** The last step: what to look at once more, the PDF, other formats, a copy for the next posting. */
export function FinalizePanel({ resume, state, onOpenField }: FinalizeProps) {
  const { t } = useTranslation('desk');
  const platform = usePlatform();
  const navigate = useNavigate();
  const [name, setName] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { preview } = state;
  const shownName = name ?? fileNameOf(resume.basics.fullName ? t('finalize.fileFor', { name: resume.basics.fullName }) : resume.title);

  const attempt = async (act: () => Promise<void>, failure: string) => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      toast({ title: failure, description: errorText(error), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  const save = async (file: { name: string; type: string; content: Blob }) => {
    await platform.files.save(file);
    toast({ title: t('finalize.downloaded', { name: file.name }), tone: 'good' });
  };
  const downloadPdf = () => preview && attempt(async () => save(await pdfFile(preview, resume, fileNameOf(shownName))), t('finalize.downloadFailed'));
  const print = () => preview && attempt(async () => platform.print?.((await pdfFile(preview, resume, shownName)).content), t('finalize.printFailed'));
  const downloadAs = ({ extension, mediaType, write }: Exporter) =>
    attempt(
      () => save({ name: `${fileNameOf(shownName)}.${extension}`, type: mediaType, content: new Blob([write(resume)], { type: mediaType }) }),
      t('finalize.downloadFailed'),
    );
  const copy = () =>
    attempt(async () => {
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
          <Button variant="primary" size="lg" icon={FileDown} disabled={!preview || busy} onClick={() => void downloadPdf()}>
            {busy ? t('finalize.preparing') : t('finalize.downloadPdf')}
          </Button>
          {platform.print && (
            <Button size="lg" icon={Printer} disabled={!preview || busy} onClick={() => void print()}>
              {t('finalize.print')}
            </Button>
          )}
        </div>
      </div>
      <Part title={t('finalize.other')}>
        <p className="text-13 text-ink-faint">{t('finalize.otherHint')}</p>
        <div className="flex flex-wrap gap-2">
          {exporters.map((exporter) => (
            <Button
              key={exporter.id}
              size="sm"
              disabled={busy}
              aria-label={t('finalize.download', { format: t(`finalize.formats.${exporter.id}`) })}
              onClick={() => void downloadAs(exporter)}
            >
              {t(`finalize.formats.${exporter.id}`)}
            </Button>
          ))}
        </div>
      </Part>
      <Part title={t('finalize.tailor')}>
        <p className="text-13 text-ink-faint">{t('finalize.tailorHint')}</p>
        <div>
          <Button icon={Copy} disabled={busy} onClick={() => void copy()}>
            {t('finalize.duplicate')}
          </Button>
        </div>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-16">{title}</h2>
      {children}
    </section>
  );
}

function Checks({ resume, state, onOpenField }: FinalizeProps) {
  const { t } = useTranslation('desk');
  const { basics, conflicts } = resume;
  const { main, side } = arrangedSections(resume);
  const findings: { words: string; path?: string }[] = [
    ...(basics.fullName.trim() ? [] : [{ words: t('finalize.noName'), path: 'basics.fullName' }]),
    ...(basics.email.trim() || basics.phone.trim() ? [] : [{ words: t('finalize.noContact'), path: 'basics.email' }]),
    ...([...main, ...side].some(({ key }) => key !== 'summary') ? [] : [{ words: t('finalize.noEntries') }]),
    ...(conflicts.length > 0 ? [{ words: t('finalize.conflicts', { count: conflicts.length }), path: conflicts[0]?.path }] : []),
    ...pageNotesOf(resume, state.frame).map((note) => ({ words: wordsOf(note, t), ...('path' in note ? { path: note.path } : {}) })),
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
