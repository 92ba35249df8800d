import type { Resume } from '@vitae/domain';
import { resolveTokens, templateOf } from '@vitae/templates';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { Switch } from '../../../../../parts/components/index.ts';
import { withLayout } from '../../../design/design-changes.ts';
import type { useChange } from '../hooks.ts';

export interface AutoFitProps {
  resume: Resume;
  change: ReturnType<typeof useChange>;
  /** How far the sizes on the pages are adjusted, as `PreviewFrame.fit`. */
  fit: number;
}

/** Whether sizes may be adjusted automatically, and their current values. Nothing if a number of pages is set. */
export function AutoFit({ resume, change, fit }: AutoFitProps) {
  const { t, language } = useTexts('preview');
  const { id, layout } = resume.template;
  const template = templateOf(id);
  if (layout.fitPages !== null) return null;
  const isOn = layout.autoFit !== false;
  const { fontSize, margin } = resolveTokens(template, resume, fit);
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const sizes = {
    size: t('design.points', { value: numbers.format(fontSize) }),
    margin: t('design.millimetres', { value: numbers.format(margin) }),
  };
  const hint = !isOn
    ? t('design.autoFitOff')
    : fit > 0
      ? t('design.autoFitTight', sizes)
      : fit < 0
        ? t('design.autoFitAiry', sizes)
        : t('design.autoFitStill');
  return (
    <Switch
      label={t('design.autoFit')}
      hint={hint}
      checked={isOn}
      onCheckedChange={(on) =>
        change(t('undo.autoFit'), (current) => withLayout(current, { autoFit: on ? null : false }))
      }
    />
  );
}
