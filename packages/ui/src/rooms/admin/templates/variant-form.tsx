import type { OfferedTemplate } from '@vitae/api/templates';
import { fontFamilies, readDocument, templateTokensSchema, type AnyDocument, type TemplateTokens } from '@vitae/domain';
import { loadExample, type SampleKind } from '@vitae/samples';
import { templateKindOf } from '@vitae/templates';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { usePlatform } from '../../../base/platform.ts';
import { useRemote } from '../../../base/remote/use-remote.ts';
import { samplesOf } from '../../../base/samples/sample-source.ts';
import {
  Button,
  Callout,
  Checkbox,
  Field,
  LineInput,
  Select,
  Skeleton,
  TextArea,
  TextInput,
} from '../../../parts/components/index.ts';
import { PagePicture } from '../../../parts/documents/page-picture.tsx';
import { Panel } from '../facts.tsx';
import { dressed } from './template-rows.ts';

const shownSamples = 3;
const sizes = [
  { token: 'fontSize', least: 8, most: 14, step: 0.5 },
  { token: 'lineHeight', least: 1.1, most: 2, step: 0.05 },
  { token: 'spacing', least: 0.5, most: 2, step: 0.05 },
  { token: 'margin', least: 8, most: 30, step: 1 },
] as const;

/** A variant without settings yet, of the first template of a kind. */
export const newVariant = (kind: SampleKind): OfferedTemplate => ({
  id: `variant-${crypto.randomUUID().slice(0, 13)}`,
  base: templateKindOf(kind).templates[0]?.id ?? '',
  name: '',
  description: '',
  tokens: templateTokensSchema.parse({}),
  premium: false,
  enabled: true,
});

interface VariantFormProps {
  kind: SampleKind;
  variant: OfferedTemplate;
  onCancel: () => void;
  onDone: (variant: OfferedTemplate) => void;
}

/** A variant is made from the settings of a template, with live pages of three samples beside them. */
export function VariantForm({ kind, variant, onCancel, onDone }: VariantFormProps) {
  const { t } = useTexts('admin');
  const { t: fonts } = useTexts('preview');
  const [name, setName] = useState(variant.name ?? '');
  const [description, setDescription] = useState(variant.description ?? '');
  const [base, setBase] = useState(variant.base);
  const [tokens, setTokens] = useState<TemplateTokens>(variant.tokens ?? templateTokensSchema.parse({}));
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState('');
  const { templates, templateOf } = templateKindOf(kind);
  const template = templateOf(base);
  const set = (changed: Partial<TemplateTokens>) => setTokens((before) => ({ ...before, ...changed }));
  const families = [
    { value: '', label: t('variant.own') },
    ...fontFamilies.map((family) => ({ value: family, label: fonts(`fonts.${family}`) })),
  ];
  const wrongSize = sizes.find(({ token, least, most }) => {
    const text = typed[token] ?? '';
    return text !== '' && !(Number(text) >= least && Number(text) <= most);
  });
  const done = () => {
    const wrong =
      (name.trim() === '' && t('variant.nameMissing')) ||
      (wrongSize &&
        t('variant.numberWrong', {
          label: t(`variant.${wrongSize.token}`),
          least: wrongSize.least,
          most: wrongSize.most,
        })) ||
      (Object.values(tokens).every((value) => value === null) && t('variant.settingMissing')) ||
      '';
    setProblem(wrong);
    if (wrong === '') onDone({ ...variant, name: name.trim(), description: description.trim(), base, tokens });
  };
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <Panel title={t('variant.title')}>
        <p className="text-13 text-ink-soft">{t('variant.intro')}</p>
        <Field label={t('variant.name')}>
          <LineInput value={name} maxLength={40} onValueChange={setName} />
        </Field>
        <Field label={t('variant.description')}>
          <TextArea
            value={description}
            maxLength={200}
            onChange={({ currentTarget: { value } }) => setDescription(value)}
          />
        </Field>
        <Field label={t('variant.base')}>
          <Select
            value={base}
            options={templates.map(({ id, name: label }) => ({ value: id, label }))}
            onChange={({ currentTarget: { value } }) => setBase(value)}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          {(['accent', 'secondColour'] as const).map((token) => (
            <Colour
              key={token}
              label={t(`variant.${token}`)}
              value={tokens[token]}
              own={template.tokens.accent}
              onChange={(colour) => set({ [token]: colour })}
            />
          ))}
          {(['fontFamily', 'headingFamily'] as const).map((token) => (
            <Field key={token} label={t(`variant.${token}`)}>
              <Select
                value={tokens[token] ?? ''}
                options={families}
                onChange={({ currentTarget: { value } }) =>
                  set({ [token]: fontFamilies.find((family) => family === value) ?? null })
                }
              />
            </Field>
          ))}
          {sizes.map(({ token, least, most, step }) => (
            <Field key={token} label={t(`variant.${token}`)}>
              <TextInput
                type="number"
                min={least}
                max={most}
                step={step}
                placeholder={String(template.tokens[token])}
                value={typed[token] ?? String(tokens[token] ?? '')}
                onChange={({ currentTarget: { value } }) => {
                  setTyped((before) => ({ ...before, [token]: value }));
                  const size = Number(value);
                  set({ [token]: value !== '' && size >= least && size <= most ? size : null });
                }}
              />
            </Field>
          ))}
        </div>
        <Checkbox
          label={t('variant.contactIcons')}
          checked={tokens.contactIcons === true}
          onCheckedChange={(isOn) => set({ contactIcons: isOn || null })}
        />
        {template.columns === 1 && (
          <Checkbox
            label={t('variant.datesAtEnd')}
            checked={tokens.datesAtEnd === true}
            onCheckedChange={(isOn) => set({ datesAtEnd: isOn || null })}
          />
        )}
        {problem && (
          <Callout tone="danger" role="alert">
            {problem}
          </Callout>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onCancel}>{t('variant.cancel')}</Button>
          <Button variant="primary" onClick={done}>
            {t('variant.done')}
          </Button>
        </div>
      </Panel>
      <Panel title={t('variant.pages')}>
        <SamplePages kind={kind} base={base} tokens={tokens} />
      </Panel>
    </div>
  );
}

interface ColourProps {
  label: string;
  value: string | null;
  /** The template's own. */
  own: string;
  onChange: (colour: string | null) => void;
}

function Colour({ label, value, own, onChange }: ColourProps) {
  const { t } = useTexts('admin');
  return (
    <Field label={label}>
      <span className="flex items-center gap-2">
        <TextInput
          type="color"
          aria-label={label}
          className="h-9 w-14 shrink-0 p-1"
          value={value ?? own}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <Button size="sm" variant="ghost" disabled={value === null} onClick={() => onChange(null)}>
          {t('variant.own')}
        </Button>
      </span>
    </Field>
  );
}

interface SamplePagesProps {
  kind: SampleKind;
  base: string;
  tokens: TemplateTokens;
}

/** Samples of different work, drawn in a template with some settings. */
function SamplePages({ kind, base, tokens }: SamplePagesProps) {
  const { t } = useTexts('admin');
  const platform = usePlatform();
  const remote = useRemote({
    key: ['admin variant samples', kind],
    isFixed: true,
    load: async (): Promise<AnyDocument[]> => {
      const source = samplesOf(platform);
      const heads = await source.list(kind);
      const apart = [...new Map(heads.map((head) => [head.category, head])).values()].slice(0, shownSamples);
      const found = await Promise.all(apart.map(({ slug }) => source.get(kind, slug)));
      const documents = found.flatMap((sample) => (sample ? [readDocument(sample.document)] : []));
      const example = documents.length === 0 ? await loadExample(kind) : undefined;
      return example ? [example] : documents;
    },
  });
  // Typing is not held up by pages that are drawn anew.
  const shown = useDeferredValue(tokens);
  const drawn = useMemo(
    () => remote.data?.map((document) => dressed(document, base, shown)),
    [remote.data, base, shown],
  );
  if (!drawn) return <Skeleton className="h-96" />;
  return (
    <ul className="grid gap-4 sm:grid-cols-2 2xl:grid-cols-3" aria-label={t('variant.pages')}>
      {drawn.map((document) => (
        <li key={document.id}>
          <PagePicture title={document.title} doc={document} />
        </li>
      ))}
    </ul>
  );
}
