import { LayoutTemplate } from 'lucide-react';
import { resumeView, type Resume } from '@vitae/domain';
import type { DocumentStore, DocumentSummary } from '@vitae/store';
import { loadSample } from '@vitae/samples';
import { templates, type Template } from '@vitae/templates';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorText } from '../../base/error-text.ts';
import { usePageTitle } from '../../base/routing/page-title.ts';
import { usePlatform } from '../../base/platform.ts';
import { Badge, Button, Chip, EmptyState, Menu, toast, type MenuEntry } from '../../parts/components/index.ts';
import { applyTemplate, createEmpty, withTemplate } from '../../base/documents/document-actions.ts';
import { PagePicture } from '../../parts/documents/page-picture.tsx';
import { emptyFilter, matchesFilter, stylesOf, type TemplateFilter } from './template-filter.ts';
import { useDocuments } from '../../base/documents/use-documents.ts';

/** `/resume/templates`: every template, drawn with the visitor's own words where there are any. */
export function TemplatesPage() {
  const { t } = useTranslation('library');
  const [list] = useDocuments('resume');
  const [filter, setFilter] = useState<TemplateFilter>(emptyFilter);
  const documents = list.status === 'ready' ? list.documents : [];
  const shown = useShownResume(list.status === 'loading' ? null : documents);
  const isNarrowed = filter.columns !== null || filter.photo || filter.tags.length > 0;
  const matching = templates.filter((template) => matchesFilter(template, filter));
  usePageTitle();

  return (
    <>
      <h1 className="text-32">{t('templates.title')}</h1>
      <p className="mt-1 min-h-5 text-14 text-ink-soft">
        {shown && (shown.own ? t('templates.introOwn', { title: shown.resume.title }) : t('templates.introSample'))}
      </p>
      <Filters filter={filter} canClear={isNarrowed && matching.length > 0} onChange={setFilter} />
      <p role="status" className="mt-6 text-13 text-ink-faint tabular-nums">
        {t('templates.count', { count: matching.length })}
      </p>
      {matching.length === 0 ? (
        <EmptyState
          icon={LayoutTemplate}
          title={t('templates.none')}
          className="mt-3"
          actions={<Button onClick={() => setFilter(emptyFilter)}>{t('templates.clear')}</Button>}
        >
          {t('templates.noneHint')}
        </EmptyState>
      ) : (
        <ul className="mt-3 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {matching.map((template) => (
            <li key={template.id}>
              <TemplateCard
                template={template}
                resume={shown?.resume ?? null}
                documents={documents}
                inUse={shown?.own === true && shown.resume.template.id === template.id}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The resume that the gallery is drawn with: the visitor's latest that has content, else a sample. */
function useShownResume(documents: DocumentSummary[] | null): { resume: Resume; own: boolean } | null {
  const { documents: store } = usePlatform();
  const [shown, setShown] = useState<{ resume: Resume; own: boolean } | null>(null);
  const known = documents !== null;
  const ids = (documents ?? []).slice(0, 3).map(({ id }) => id);
  const state = (documents ?? []).map(({ id, rev }) => `${id} ${rev}`).join();
  useEffect(() => {
    if (!known) return undefined;
    let wanted = true;
    const load = async () => {
      const own = await firstWithContent(store, ids);
      const resume = own ?? (await loadSample('operations-manager'));
      if (wanted) setShown({ resume, own: own !== null });
    };
    load().catch((error: unknown) => console.error(error));
    return () => {
      wanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `state` stands for the documents, whose list is new with every look
  }, [store, known, state]);
  return shown;
}

/** The first of some documents that shows anything: an empty one would make a gallery of blank pages. */
async function firstWithContent(store: DocumentStore, ids: readonly string[]): Promise<Resume | null> {
  for (const id of ids) {
    // What cannot be opened is reported in the list of documents.
    const snapshot = await store.get('resume', id).catch(() => null);
    if (snapshot && resumeView(snapshot.doc).sections.length > 0) return snapshot.doc;
  }
  return null;
}

interface FiltersProps {
  filter: TemplateFilter;
  canClear: boolean;
  onChange: (filter: TemplateFilter) => void;
}

function Filters({ filter, canClear, onChange }: FiltersProps) {
  const { t } = useTranslation('library');
  const toggleTag = (tag: string) =>
    onChange({
      ...filter,
      tags: filter.tags.includes(tag) ? filter.tags.filter((other) => other !== tag) : [...filter.tags, tag],
    });
  const columns = (count: 1 | 2) => ({
    pressed: filter.columns === count,
    onClick: () => onChange({ ...filter, columns: filter.columns === count ? null : count }),
  });
  return (
    <div
      role="group"
      aria-label={t('templates.filters')}
      className="-mx-4 mt-5 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      <Chip {...columns(1)}>{t('templates.oneColumn')}</Chip>
      <Chip {...columns(2)}>{t('templates.twoColumns')}</Chip>
      <Chip pressed={filter.photo} onClick={() => onChange({ ...filter, photo: !filter.photo })}>
        {t('templates.photo')}
      </Chip>
      <span aria-hidden className="mx-1 w-px shrink-0 self-stretch bg-line" />
      {stylesOf(templates).map((tag) => (
        <Chip
          key={tag}
          pressed={filter.tags.includes(tag)}
          onClick={() => toggleTag(tag)}
          className="first-letter:uppercase"
        >
          {tag}
        </Chip>
      ))}
      {canClear && (
        <Button size="sm" variant="ghost" className="shrink-0" onClick={() => onChange(emptyFilter)}>
          {t('templates.clear')}
        </Button>
      )}
    </div>
  );
}

interface TemplateCardProps {
  template: Template;
  resume: Resume | null;
  documents: DocumentSummary[];
  inUse: boolean;
}

function TemplateCard({ template, resume, documents, inUse }: TemplateCardProps) {
  const { t } = useTranslation('library');
  const { documents: store } = usePlatform();
  const navigate = useNavigate();
  const { id, name, description } = template;
  const drawn = useMemo(() => resume && withTemplate(resume, id), [resume, id]);

  const attempt = (act: () => Promise<void>) => () => {
    act().catch((error: unknown) => toast({ title: t('card.failed'), description: errorText(error), tone: 'danger' }));
  };
  const begin = attempt(async () => {
    const created = await createEmpty(store, 'resume', t('newTitle'), id);
    await navigate(`/resume/builder/${created.slug}/prequest`);
  });
  const apply = ({ id: documentId, slug, title }: DocumentSummary) =>
    attempt(async () => {
      await applyTemplate(store, { kind: 'resume', id: documentId }, id);
      await navigate(`/resume/builder/${slug}`);
      toast({ title: t('templates.applied', { title, name }), tone: 'good' });
    });
  const items: MenuEntry[] = [
    { heading: t('templates.applyTo') },
    ...documents.slice(0, 8).map((document) => ({ label: document.title, onSelect: apply(document) })),
    'separator',
    { label: t('templates.newResume'), onSelect: begin },
  ];
  const label = t('templates.use', { name });
  const buttonLook = 'w-full pointer-fine:shadow-floating';

  return (
    <article aria-label={name} className="group">
      <div className="relative transition-[translate] group-hover:-translate-y-0.5">
        {drawn ? (
          <PagePicture
            title={name}
            doc={drawn}
            className="rounded-[3px] transition-shadow group-hover:shadow-floating"
          />
        ) : (
          <span aria-hidden className="paper-sheet block rounded-[3px]" style={{ aspectRatio: '210 / 297' }} />
        )}
        <div className="transition-[opacity,translate] pointer-coarse:mt-3 pointer-fine:absolute pointer-fine:inset-x-6 pointer-fine:bottom-6 pointer-fine:translate-y-1 pointer-fine:opacity-0 pointer-fine:group-focus-within:translate-y-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:translate-y-0 pointer-fine:group-hover:opacity-100 [&:has([aria-expanded=true])]:opacity-100">
          {documents.length === 0 ? (
            <Button variant="primary" className={buttonLook} onClick={begin}>
              {label}
            </Button>
          ) : (
            <Menu label={t('templates.chooseTitle', { name })} items={items} align="center">
              {(trigger) => (
                <Button {...trigger} variant="primary" className={buttonLook}>
                  {label}
                </Button>
              )}
            </Menu>
          )}
        </div>
      </div>
      <div className="mt-3 flex items-center gap-2">
        <h2 className="text-16">{name}</h2>
        {template.photo && <Badge>{t('templates.photoMark')}</Badge>}
        {inUse && <Badge tone="accent">{t('templates.inUse')}</Badge>}
      </div>
      <p className="mt-0.5 text-13 text-ink-soft">{description}</p>
    </article>
  );
}
