import { resolveTokens, templateKindOf } from '@vitae/templates';
import { useId } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { withTokens } from './design-changes.ts';
import type { DesignProps } from './design-panel.tsx';

/**
 * The template's accents as swatches, and any other colour: for the accent, or for the second colour, which is the
 * accent until it is set.
 */
export function ColourChoice({ doc, change, token }: DesignProps & { token: 'accent' | 'secondColour' }) {
  const { t } = useTexts('preview');
  const name = useId();
  const template = templateKindOf(doc.kind).templateOf(doc.template.id);
  const isSecond = token === 'secondColour';
  const chosen = resolveTokens(template, doc)[token];
  const isUnset = isSecond && doc.template.tokens.secondColour === null;
  const isOwn = !isUnset && !template.accents.includes(chosen);
  const choose = (colour: string | null) =>
    change(
      t(isSecond ? 'undo.secondColour' : 'undo.colour'),
      (current) => withTokens(current, { [token]: !isSecond && colour === template.tokens.accent ? null : colour }),
      `token.${token}`,
    );
  return (
    <fieldset data-path={`template.tokens.${token}`} className="flex flex-wrap items-center gap-2">
      <legend className={isSecond ? 'mb-2 text-13 font-medium text-ink-soft' : 'sr-only'}>
        {t(isSecond ? 'design.secondColour' : 'design.colour')}
      </legend>
      {isSecond && (
        <label className="relative me-1 flex h-8 items-center rounded-control border border-line px-2.5 text-13 text-ink-soft has-checked:border-accent has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:h-11">
          <input
            type="radio"
            name={name}
            className="absolute inset-0 appearance-none outline-none"
            checked={isUnset}
            onChange={() => choose(null)}
          />
          {t('design.sameColour')}
        </label>
      )}
      {template.accents.map((colour) => (
        <label
          key={colour}
          className="relative size-8 rounded-full border border-ink/25 has-checked:outline-2 has-checked:outline-offset-2 has-checked:outline-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:size-11"
          style={{ backgroundColor: colour }}
        >
          <input
            type="radio"
            name={name}
            className="absolute inset-0 appearance-none rounded-full outline-none"
            aria-label={colour}
            checked={!isUnset && colour === chosen}
            onChange={() => choose(colour)}
          />
        </label>
      ))}
      <label className="ms-1 flex items-center gap-2 text-13 text-ink-soft">
        <input
          type="color"
          value={chosen}
          className="size-8 rounded-control border border-line bg-surface p-0.5 data-own:outline-2 data-own:outline-accent pointer-coarse:size-11"
          data-own={isOwn || undefined}
          onChange={({ currentTarget: { value } }) => choose(value)}
        />
        {t('design.ownColour')}
      </label>
    </fieldset>
  );
}
