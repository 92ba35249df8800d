import { pageOf } from '@vitae/api';
import type { OfferedTemplate } from '@vitae/api/templates';
import { registeredText } from '@vitae/words/catalogue';
import { LayoutTemplate } from 'lucide-react';
import { shownTitle, type AnyDocument, type AnyKind } from '@vitae/domain';
import type { DocumentSummary } from '@vitae/store';
import type { TemplateBase } from '@vitae/templates';
import { useCallback, useMemo, useState } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { beginningPath, builderPath } from '../../base/documents/paths.ts';
import { useLoaderData, useNavigate, type Visit } from '../../base/router/index.ts';
import { textsOfKind } from '../../base/documents/kind-texts.ts';
import { errorText } from '../../base/error-text.ts';
import { usePageKind } from '../../base/routing/page-kind.ts';
import { useRegisteredTitle } from '../../base/routing/registered-title.ts';
import { useHasPremiumTemplates } from '../../base/session/template-rights.ts';
import { usePlatform } from '../../base/platform.ts';
import { Badge, Button, Chip, EmptyState, Menu, toast, type MenuEntry } from '../../parts/components/index.ts';
import { applyTemplate, createEmpty } from '../../base/documents/document-actions.ts';
import { inOffer, offerOf, useOffers, type Offer } from '../../base/documents/offered-templates.ts';
import { PayLink } from '../../parts/pricing/pay-link.tsx';
import { PagePicture } from '../../parts/documents/page-picture.tsx';
import { shapeOf } from '../../parts/documents/page-pictures.ts';
import { TemplatePicture } from '../../parts/documents/template-picture.tsx';
import { useGalleryDocument } from '../../parts/documents/gallery-document.ts';
import { emptyFilter, matchesFilter, stylesOf, type TemplateFilter } from './template-filter.ts';
import { useDocuments } from '../../base/documents/use-documents.ts';

interface Loaded {
  /** What the server put into the page; `null` where it was opened otherwise. */
  offered: readonly OfferedTemplate[] | null;
}

/** What the server's HTML of the page was made from. */
export async function loader({ url, sources }: Visit): Promise<Loaded> {
  const kind = pageOf(url.pathname)?.kind;
  return { offered: (kind !== undefined && (await sources?.templates?.(kind))) || null };
}

const isLoaded = (data: unknown): data is Loaded => typeof data === 'object' && data !== null && 'offered' in data;

/** `/{kind}/templates`: every template of a kind, drawn with the visitor's own text if there is any. */
export function TemplatesPage() {
  const { t } = useTexts('library');
  const kind = usePageKind();
  const texts = textsOfKind(kind.key);
  const data = useLoaderData();
  const templates = useOffers(kind.key, isLoaded(data) ? data.offered : null);
  const [list] = useDocuments(kind.key);
  const [filter, setFilter] = useState<TemplateFilter>(emptyFilter);
  const documents = list.status === 'ready' ? list.documents : [];
  const shown = useGalleryDocument(kind, list.status === 'loading' ? null : documents);
  const isNarrowed = filter.columns !== null || filter.photo || filter.premium !== null || filter.tags.length > 0;
  const matching = templates.filter((template) => matchesFilter(template, filter));
  useRegisteredTitle();

  return (
    <>
      <h1 className="text-32">{t(`kinds.${texts}.gallery`)}</h1>
      <p className="mt-1 min-h-5 text-14 text-ink-soft">
        {/* Until it is known what is stored here, as the server has it: the pages below stay where they are. */}
        {shown?.own ? t(`kinds.${texts}.introOwn`, { title: shownTitle(shown.doc) }) : t('templates.introSample')}
      </p>
      <Filters
        templates={templates}
        filter={filter}
        canClear={isNarrowed && matching.length > 0}
        onChange={setFilter}
      />
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
            <li key={template.key} className={template === matching[0] ? '' : 'below-first-screen'}>
              <TemplateCard
                kind={kind}
                template={template}
                offers={templates}
                doc={shown?.doc ?? null}
                isOwn={shown?.own === true}
                isFirst={template === matching[0]}
                documents={documents}
                inUse={shown?.own === true && offerOf(shown.doc, templates)?.key === template.key}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface FiltersProps {
  templates: readonly TemplateBase[];
  filter: TemplateFilter;
  canClear: boolean;
  onChange: (filter: TemplateFilter) => void;
}

function Filters({ templates, filter, canClear, onChange }: FiltersProps) {
  const { t } = useTexts('library');
  const toggleTag = (tag: string) =>
    onChange({
      ...filter,
      tags: filter.tags.includes(tag) ? filter.tags.filter((other) => other !== tag) : [...filter.tags, tag],
    });
  const columns = (count: 1 | 2) => ({
    pressed: filter.columns === count,
    onClick: () => onChange({ ...filter, columns: filter.columns === count ? null : count }),
  });
  const price = (premium: boolean) => ({
    pressed: filter.premium === premium,
    onClick: () => onChange({ ...filter, premium: filter.premium === premium ? null : premium }),
  });
  return (
    <div role="group" aria-label={t('templates.filters')} className="mt-5 flex flex-wrap gap-2 py-1">
      {templates.some(({ columns: count }) => count !== undefined) && (
        <>
          <Chip {...columns(1)}>{t('templates.oneColumn')}</Chip>
          <Chip {...columns(2)}>{t('templates.twoColumns')}</Chip>
          <Chip pressed={filter.photo} onClick={() => onChange({ ...filter, photo: !filter.photo })}>
            {t('templates.photo')}
          </Chip>
          <span aria-hidden className="mx-1 w-px shrink-0 self-stretch bg-line max-sm:hidden" />
        </>
      )}
      {templates.some(({ premium }) => premium) && (
        <>
          <Chip {...price(false)}>{t('templates.free')}</Chip>
          <Chip {...price(true)}>{t('templates.premium')}</Chip>
          <span aria-hidden className="mx-1 w-px shrink-0 self-stretch bg-line max-sm:hidden" />
        </>
      )}
      {stylesOf(templates).map((tag) => (
        <Chip
          key={tag}
          pressed={filter.tags.includes(tag)}
          onClick={() => toggleTag(tag)}
          className="first-letter:uppercase"
        >
          {registeredText(tag)}
        </Chip>
      ))}
      {canClear && (
        <Button size="sm" variant="ghost" onClick={() => onChange(emptyFilter)}>
          {t('templates.clear')}
        </Button>
      )}
    </div>
  );
}

interface TemplateCardProps {
  kind: AnyKind;
  template: Offer;
  offers: readonly Offer[];
  /** The document it is drawn with, once that is loaded. */
  doc: AnyDocument | null;
  /** Whether that is the visitor's own. */
  isOwn: boolean;
  /** Whether it is the first of the page. */
  isFirst: boolean;
  documents: DocumentSummary[];
  inUse: boolean;
}

function TemplateCard({ kind, template, offers, doc, isOwn, isFirst, documents, inUse }: TemplateCardProps) {
  const { t } = useTexts('library');
  const texts = textsOfKind(kind.key);
  const { documents: store } = usePlatform();
  const navigate = useNavigate();
  const hasPremium = useHasPremiumTemplates();
  const { id, name, description } = template;
  const dress = useCallback((document: AnyDocument) => inOffer(document, template, offers), [template, offers]);
  const drawn = useMemo(() => doc && dress(doc), [doc, dress]);

  const attempt = (act: () => Promise<void>) => () => {
    act().catch((error: unknown) => toast({ title: t('card.failed'), description: errorText(error), tone: 'danger' }));
  };
  const begin = attempt(async () => {
    await navigate(beginningPath(await createEmpty(store, kind.key, t(`kinds.${texts}.newTitle`), id, dress)));
  });
  const apply = (document: DocumentSummary) =>
    attempt(async () => {
      await applyTemplate(store, document, dress);
      await navigate(builderPath(document.kind, document.slug));
      toast({ title: t('templates.applied', { title: document.title, name }), tone: 'good' });
    });
  const items: MenuEntry[] = [
    { heading: t('templates.applyTo') },
    ...documents.slice(0, 8).map((document) => ({ label: document.title, onSelect: apply(document) })),
    'separator',
    { label: t(`kinds.${texts}.another`), onSelect: begin },
  ];
  const label = t('templates.use', { name });
  const look = 'rounded-[3px] transition-shadow group-hover:shadow-floating';
  const buttonLook = 'w-full pointer-fine:shadow-floating';

  return (
    <article aria-label={name} className="group">
      <div className="relative transition-[translate] group-hover:-translate-y-0.5">
        {drawn && isOwn ? (
          <PagePicture title={name} doc={drawn} shape={shapeOf(drawn)} className={look} />
        ) : (
          <TemplatePicture
            kind={kind.key}
            template={template.key}
            base={id}
            dress={dress}
            title={name}
            sizes="(min-width: 64rem) 340px, (min-width: 40rem) 45vw, 92vw"
            isFirst={isFirst}
            className={look}
          />
        )}
        <div className="transition-[opacity,translate] pointer-coarse:mt-3 pointer-fine:absolute pointer-fine:inset-x-6 pointer-fine:bottom-6 pointer-fine:translate-y-1 pointer-fine:opacity-0 pointer-fine:group-focus-within:translate-y-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:translate-y-0 pointer-fine:group-hover:opacity-100 [&:has([aria-expanded=true])]:opacity-100">
          {template.premium && !hasPremium ? (
            <PayLink to="/payment" variant="primary" className={buttonLook}>
              {t('templates.withPlan', { name })}
            </PayLink>
          ) : documents.length === 0 ? (
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
        {template.premium && <Badge tone="notice">{t('templates.premium')}</Badge>}
        {template.photo && <Badge>{t('templates.photoMark')}</Badge>}
        {inUse && <Badge tone="accent">{t('templates.inUse')}</Badge>}
      </div>
      <p className="mt-0.5 text-13 text-ink-soft lg:min-h-[3lh]">{registeredText(description)}</p>
    </article>
  );
}
