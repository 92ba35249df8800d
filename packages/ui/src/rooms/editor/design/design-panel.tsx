import {
  fontFamilies,
  type AnyDocument,
  type DateStyle,
  type FontFamily,
  type PageNumbers,
  type TemplateTokens,
} from '@vitae/domain';
import { resolveTokens, templateKindOf } from '@vitae/templates';
import { RotateCcw } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useEditorState } from '../../../base/editor/index.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { Button, Field, Segmented, Select, Slider, Tabs } from '../../../parts/components/index.ts';
import { ColourChoice } from './colour-choice.tsx';
import { withLayout, withTemplateTokens, withTokens } from './design-changes.ts';
import { tabOfPath, type DesignTab } from './design-tabs.ts';
import { fitPath } from '../preview/page-notes.tsx';
import { TemplateChoice } from './template-choice.tsx';

/** Changes the document. `label` names the step for undo; consecutive changes with one `coalesceKey` are one step. */
export type Change = (label: string, update: (doc: AnyDocument) => AnyDocument, coalesceKey?: string) => void;

export interface DesignProps {
  doc: AnyDocument;
  change: Change;
}

export interface DesignPanelProps extends DesignProps {
  /** Further page settings of this kind of document: choices next to the others, and what goes below them. */
  choicesOfPage?: ReactNode;
  ofPage?: ReactNode;
  /** Whether the template formats dates; the date of a letter is formatted as its language requires. */
  hasDates?: boolean;
  /** The order of the sections, in kinds of documents that have them. */
  sections?: ReactNode;
}

/** Everything about the look, in tabs: template, colour and font, page, and the sections. */
export function DesignPanel({ doc, change, choicesOfPage, ofPage, hasDates = true, sections }: DesignPanelProps) {
  const { t } = useTexts('preview');
  const request = useEditorState((state) => state.request);
  const [answered, setAnswered] = useState<typeof request>(null);
  const [tab, setTab] = useState<DesignTab>('template');
  // Undo and the notes on the pages link to a control, whose tab opens.
  if (request !== answered) {
    setAnswered(request);
    if (request?.path.startsWith('template.')) setTab(tabOfPath(request.path));
  }
  return (
    <div className="flex flex-col gap-6">
      <Tabs
        label={t('design.title')}
        value={tab}
        onValueChange={setTab}
        panelClassName="pt-5"
        tabs={[
          {
            key: 'template',
            label: t('design.template'),
            content: <TemplateChoice doc={doc} change={change} />,
          },
          {
            key: 'look',
            label: t('design.look'),
            content: (
              <div data-path="template.tokens" className="flex flex-col gap-8">
                <DesignGroup title={t('design.colour')}>
                  <ColourChoice doc={doc} change={change} token="accent" />
                  <ColourChoice doc={doc} change={change} token="secondColour" />
                </DesignGroup>
                <DesignGroup title={t('design.font')}>
                  <Type doc={doc} change={change} />
                </DesignGroup>
              </div>
            ),
          },
          {
            key: 'page',
            label: t('design.page'),
            content: (
              <div className="flex flex-col gap-5">
                <Page doc={doc} change={change} choices={choicesOfPage} hasDates={hasDates} />
                {ofPage}
              </div>
            ),
          },
          ...(sections ? [{ key: 'sections', label: t('design.sections'), content: sections } as const] : []),
        ]}
      />
      {tab !== 'sections' && (
        <div>
          <Button variant="ghost" icon={RotateCcw} onClick={() => change(t('undo.reset'), withTemplateTokens)}>
            {t('design.reset')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** A part of a tab under its own heading. */
function DesignGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-16">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The sizes that have a slider; the step is in the unit of the token. */
const sizes = [
  { token: 'fontSize', label: 'design.size', shown: 'design.points', min: 8, max: 14, step: 0.5, factor: 1 },
  { token: 'lineHeight', label: 'design.lineHeight', shown: 'design.times', min: 1.1, max: 2, step: 0.05, factor: 1 },
  { token: 'spacing', label: 'design.spacing', shown: 'design.percent', min: 0.5, max: 2, step: 0.05, factor: 100 },
  { token: 'margin', label: 'design.margin', shown: 'design.millimetres', min: 8, max: 30, step: 1, factor: 1 },
] as const;

function Type({ doc, change }: DesignProps) {
  const { t, language } = useTexts('preview');
  const template = templateKindOf(doc.kind).templateOf(doc.template.id);
  const tokens = resolveTokens(template, doc);
  const families = fontFamilies.map((family) => ({ value: family, label: t(`fonts.${family}`) }));
  const own = { value: '', label: t('design.templateFamily', { name: t(`fonts.${template.tokens.fontFamily}`) }) };
  const set = (values: Partial<TemplateTokens>, label: string, key?: string) =>
    change(label, (current) => withTokens(current, values), key);
  return (
    <>
      {/* One below the other where the longest name would be cut. */}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-x-5 gap-y-4">
        {(['fontFamily', 'headingFamily'] as const).map((token) => (
          <div key={token} data-path={`template.tokens.${token}`}>
            <Field label={t(token === 'fontFamily' ? 'design.family' : 'design.headingFamily')}>
              <Select
                options={[token === 'fontFamily' ? own : { value: '', label: t('design.sameFamily') }, ...families]}
                value={doc.template.tokens[token] ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  set(
                    { [token]: fontFamilies.find((family): family is FontFamily => family === value) ?? null },
                    t('undo.font'),
                  )
                }
              />
            </Field>
          </div>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-x-5 gap-y-4">
        {sizes.map(({ token, label, shown, min, max, step, factor }) => {
          const words = t(shown, {
            value: new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(tokens[token] * factor),
          });
          return (
            <Field key={token} label={t(label)} aside={<span className="tabular-nums">{words}</span>}>
              <Slider
                min={min}
                max={max}
                step={step}
                value={tokens[token]}
                aria-valuetext={words}
                onValueChange={(value) => set({ [token]: value }, t('undo.sizes'), `token.${token}`)}
              />
            </Field>
          );
        })}
      </div>
    </>
  );
}

/** Page counts that "fit" offers. */
const fits = [1, 2, 3];

function Page({ doc, change, choices, hasDates }: DesignProps & { choices: ReactNode; hasDates: boolean }) {
  const { t } = useTexts('preview');
  const tokens = resolveTokens(templateKindOf(doc.kind).templateOf(doc.template.id), doc);
  const dates: { value: DateStyle; label: string }[] = [
    { value: 'month-name', label: t('design.monthName') },
    { value: 'month-number', label: t('design.monthNumber') },
    { value: 'year', label: t('design.year') },
  ];
  const numbers: { value: PageNumbers; label: string }[] = [
    { value: 'later', label: t('design.numbersLater') },
    { value: 'every', label: t('design.numbersEvery') },
    { value: 'none', label: t('design.numbersNone') },
  ];
  return (
    <>
      <Segmented
        label={t('design.paper')}
        value={tokens.page}
        onValueChange={(page) => change(t('undo.page'), (current) => withTokens(current, { page }))}
        options={[
          { value: 'A4', label: t('design.a4') },
          { value: 'LETTER', label: t('design.letter') },
        ]}
      />
      <div className="grid grid-cols-2 gap-x-5 gap-y-4 max-sm:grid-cols-1">
        <div data-path={fitPath}>
          <Field label={t('design.fit')}>
            <Select
              options={[
                { value: '', label: t('design.fitOff') },
                ...fits.map((count) => ({ value: String(count), label: t('design.fitPages', { count }) })),
              ]}
              value={String(doc.template.layout.fitPages ?? '')}
              onChange={({ currentTarget: { value } }) =>
                change(t('undo.page'), (current) => withLayout(current, { fitPages: value ? Number(value) : null }))
              }
            />
          </Field>
        </div>
        <div data-path="template.tokens.pageNumbers">
          <Field label={t('design.pageNumbers')}>
            <Select
              options={numbers}
              value={doc.template.tokens.pageNumbers ?? 'later'}
              onChange={({ currentTarget: { value } }) => {
                const chosen = numbers.find((option) => option.value === value)?.value;
                change(t('undo.pageNumbers'), (current) =>
                  withTokens(current, { pageNumbers: chosen === 'later' ? null : (chosen ?? null) }),
                );
              }}
            />
          </Field>
        </div>
        {hasDates && (
          <Field label={t('design.dates')}>
            <Select
              options={[{ value: '', label: t('design.templateDates') }, ...dates]}
              value={doc.template.tokens.dateStyle ?? ''}
              onChange={({ currentTarget: { value } }) =>
                change(t('undo.dates'), (current) =>
                  withTokens(current, { dateStyle: dates.find((style) => style.value === value)?.value ?? null }),
                )
              }
            />
          </Field>
        )}
        {choices}
      </div>
    </>
  );
}
