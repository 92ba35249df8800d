import { resolveTokens, templateKindOf } from '@vitae/templates';
import { useId } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { withTokens } from './design-changes.ts';
import type { DesignProps } from './design-panel.tsx';

/** The template's accents as swatches, and any other colour. */
export function ColourChoice({ doc, change }: DesignProps) {
  const { t } = useTexts('preview');
  const name = useId();
  const template = templateKindOf(doc.kind).templateOf(doc.template.id);
  const { accent } = resolveTokens(template, doc);
  const isOwn = !template.accents.includes(accent);
  const choose = (colour: string) =>
    change(
      t('undo.colour'),
      (current) => withTokens(current, { accent: colour === template.tokens.accent ? null : colour }),
      'token.accent',
    );
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{t('design.colour')}</legend>
      {template.accents.map((colour) => (
        <label
          key={colour}
          className="relative size-8 rounded-full has-checked:outline-2 has-checked:outline-offset-2 has-checked:outline-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:size-11"
          style={{ backgroundColor: colour }}
        >
          <input
            type="radio"
            name={name}
            className="absolute inset-0 appearance-none rounded-full outline-none"
            aria-label={colour}
            checked={colour === accent}
            onChange={() => choose(colour)}
          />
        </label>
      ))}
      <label className="ml-1 flex items-center gap-2 text-13 text-ink-soft">
        <input
          type="color"
          value={accent}
          className="size-8 rounded-control border border-line bg-surface p-0.5 data-own:outline-2 data-own:outline-accent pointer-coarse:size-11"
          data-own={isOwn || undefined}
          onChange={({ currentTarget: { value } }) => choose(value)}
        />
        {t('design.ownColour')}
      </label>
    </fieldset>
  );
}
