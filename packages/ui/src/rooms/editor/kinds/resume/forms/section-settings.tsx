import { registeredText } from '@vitae/words/catalogue';
import { ChevronRight } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { Badge, classNames, Switch } from '../../../../../parts/components/index.ts';
import { resumeBinding } from '../bindings.ts';
import { TextControl } from '../../../controls/text-control.tsx';
import { contentAt, withContent } from '../document-edits.ts';
import { useEditorState } from '../../../../../base/editor/index.ts';
import { useChange, useDocument } from '../hooks.ts';
import type { SectionFormProps } from './section-form.tsx';

interface SectionSettingsProps extends Pick<SectionFormProps, 'section' | 'usualHeading'> {
  /** False while there is nothing to set; existing settings are shown anyway. */
  offered: boolean;
}

/** Settings of the section as a whole: its heading, its visibility, and how entries are grouped. */
export function SectionSettings({ section: { path, fields, kind }, usualHeading, offered }: SectionSettingsProps) {
  const { t, language } = useTexts('editor');
  const change = useChange();
  const hidden = useDocument((resume) => contentAt(resume, path)?.hidden === true);
  const grouped = useDocument((resume) => contentAt(resume, path)?.grouped === true);
  const isSet = useDocument((resume) => (contentAt(resume, path)?.heading ?? '') !== '') || hidden || grouped;
  const [open, setOpen] = useState(false);
  const asked = useEditorState(({ request }) => (request?.path === `${path}.heading` ? request.count : 0));
  useEffect(() => {
    if (asked > 0) setOpen(true);
  }, [asked]);
  const heading = useMemo(
    () =>
      resumeBinding<string>({
        path: `${path}.heading`,
        label: t('section.heading'),
        read: (resume) => contentAt(resume, path)?.heading ?? '',
        write: (resume, value) => withContent(resume, path, (content) => ({ ...content, heading: value })),
      }),
    [path, t],
  );
  const subtitle = registeredText(Object.values(fields).find(({ slot }) => slot === 'subtitle')?.label ?? '');
  if (!offered && !isSet && !open) return null;
  return (
    <div className="-mt-3 -mb-2">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex items-center gap-1 rounded-control py-1 pe-2 text-13 font-medium text-ink-soft hover:text-ink"
      >
        <ChevronRight
          size={16}
          aria-hidden
          className={classNames('transition-transform', open && 'rotate-90 rtl:-rotate-90')}
        />
        {t('section.settings')}
        {hidden && <Badge className="ms-1">{t('item.hidden')}</Badge>}
      </button>
      {open && (
        <div className="mt-2 flex flex-col gap-4 rounded-card bg-surface-sunken p-4">
          <TextControl binding={heading} example={usualHeading} hint={t('section.headingHint')} />
          <Switch
            label={t('section.hide')}
            hint={t('section.hideHint')}
            checked={hidden}
            onCheckedChange={(value) =>
              change(t('undo.hidden'), (resume) =>
                withContent(resume, path, (content) => ({ ...content, hidden: value })),
              )
            }
          />
          {kind === 'timeline' && subtitle && (
            <Switch
              label={t('section.group', { field: language === 'en' ? subtitle.toLowerCase() : subtitle })}
              hint={t('section.groupHint')}
              checked={grouped}
              onCheckedChange={(value) =>
                change(t('undo.grouped'), (resume) =>
                  withContent(resume, path, (content) => ({ ...content, grouped: value })),
                )
              }
            />
          )}
        </div>
      )}
    </div>
  );
}
