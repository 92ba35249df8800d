import { levelStyleSchema, type Resume } from '@vitae/domain';
import { templateOf } from '@vitae/templates';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { Field, Select, Switch } from '../../../../../parts/components/index.ts';
import { withTokens } from '../../../design/design-changes.ts';
import type { useChange } from '../hooks.ts';

interface EntrySettingsProps {
  resume: Resume;
  change: ReturnType<typeof useChange>;
}

/** How levels of skills and languages are shown. */
export function LevelChoice({ resume, change }: EntrySettingsProps) {
  const { t } = useTexts('preview');
  const styles = levelStyleSchema.options;
  const shown = resume.template.tokens.levels ?? 'words';
  return (
    <div data-path="template.tokens.levels">
      <Field label={t('design.levels')} hint={shown !== 'words' && t('design.levelsHint')}>
        <Select
          options={styles.map((style) => ({ value: style, label: t(`design.levelStyles.${style}`) }))}
          value={shown}
          onChange={({ currentTarget: { value } }) => {
            const chosen = styles.find((style) => style === value && style !== 'words') ?? null;
            change(t('undo.levels'), (current) => withTokens(current, { levels: chosen }));
          }}
        />
      </Field>
    </div>
  );
}

/** Dates at the end of their line, and icons before contacts. */
export function EntrySettings({ resume, change }: EntrySettingsProps) {
  const { t } = useTexts('preview');
  const { id, tokens } = resume.template;
  const hasRoom = templateOf(id).columns === 1;
  return (
    <>
      <div data-path="template.tokens.datesAtEnd">
        <Switch
          label={t('design.datesAtEnd')}
          hint={t(hasRoom ? 'design.datesAtEndHint' : 'design.datesAtEndNoRoom')}
          disabled={!hasRoom}
          checked={hasRoom && tokens.datesAtEnd === true}
          onCheckedChange={(on) =>
            change(t('undo.dates'), (current) => withTokens(current, { datesAtEnd: on ? true : null }))
          }
        />
      </div>
      <div data-path="template.tokens.contactIcons">
        <Switch
          label={t('design.contactIcons')}
          checked={tokens.contactIcons === true}
          onCheckedChange={(on) =>
            change(t('undo.contactIcons'), (current) => withTokens(current, { contactIcons: on ? true : null }))
          }
        />
      </div>
    </>
  );
}
