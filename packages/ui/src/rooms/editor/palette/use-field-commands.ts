import { TextCursorInput } from 'lucide-react';
import { useMemo } from 'react';
import { useEditor, useSettledDocument } from '../../../base/editor/index.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { useStepNavigation, useSteps } from '../kinds/kinds.ts';
import type { Command } from './command-palette.tsx';
import { settingName } from '../design/setting-name.ts';
import { fieldsOf } from './fields-of.ts';

/** The fields and design settings of the open document that have a name, each leading to its control; found by name and by content. */
export function useFieldCommands(): Command[] {
  const { t } = useTexts('preview');
  const { openField } = useEditor();
  const { fieldName } = useStepNavigation();
  const steps = useSteps();
  const document = useSettledDocument(200);
  return useMemo(() => {
    // A path that only has the name of its step is not a field: the step is listed.
    const known = new Set<string | null>([null, ...steps.map(({ label }) => label)]);
    const { template, ...content } = document;
    const settings = Object.keys(template.tokens).map((token) => ({ path: `template.tokens.${token}`, text: '' }));
    return [...fieldsOf(content), ...settings].flatMap(({ path, text }): Command[] => {
      const name = settingName(path, t) ?? fieldName(document, path, t);
      const label = text ? t('palette.filled', { name: name ?? '', text }) : name;
      if (label === null || known.has(name) || known.has(label)) return [];
      known.add(label);
      return [{ id: `field-${path}`, label, icon: TextCursorInput, needsWords: true, run: () => openField(path) }];
    });
  }, [document, steps, fieldName, openField, t]);
}
