import type { PageGeometry } from '@vitae/renderer';
import { TriangleAlert } from 'lucide-react';
import { useTexts } from '../../../base/i18n/index.ts';
import type { Printer } from '../../../base/platform.ts';
import { Callout, Field, Segmented, Select, TextInput } from '../../../parts/components/index.ts';
import { NumberInput } from '../../../parts/components/number-input.tsx';
import { paperOf, type PrintChoices, type PrintIntent } from './print-job.ts';

export interface PrintFieldsProps {
  choices: PrintChoices;
  onChange: (changed: Partial<PrintChoices>) => void;
  errors: PrintIntent['errors'];
  /** Empty while they are loading. */
  printers: readonly Printer[];
  printer: Printer | undefined;
  pages: readonly PageGeometry[];
}

/** The settings of a print. */
export function PrintFields({ choices, onChange, errors, printers, printer, pages }: PrintFieldsProps) {
  const { t } = useTexts('preview');
  const own = paperOf(pages[0]);
  const papers = printer?.papers ?? [];
  const ownPaper = own ? t('printing.ownPaper', { paper: own }) : t('printing.ownPaperUnnamed');
  const lacksPaper = own !== '' && papers.length > 0 && !papers.includes(own) && choices.paper === '';
  return (
    <>
      <Field label={t('printing.printer')}>
        <Select
          value={printer?.id ?? ''}
          aria-busy={!printer}
          onChange={({ currentTarget: { value } }) => onChange({ printer: value })}
          options={
            printer
              ? printers.map(({ id, name, isDefault }) => ({
                  value: id,
                  label: isDefault ? t('printing.defaultPrinter', { name }) : name,
                }))
              : [{ value: '', label: t('printing.looking') }]
          }
        />
      </Field>
      {printer && printer.problem !== '' && (
        <Callout tone="notice" icon={TriangleAlert} role="status" title={printer.problem}>
          {t('printing.problem')}
        </Callout>
      )}
      <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-4">
        <Field label={t('printing.copies')} {...(errors.copies && { error: t('printing.copiesWrong') })}>
          <NumberInput min={1} max={99} value={choices.copies} onValueChange={(copies) => onChange({ copies })} />
        </Field>
        <Field label={t('printing.paper')} {...(lacksPaper && { hint: t('printing.paperMissing', { paper: own }) })}>
          <Select
            value={papers.includes(choices.paper) ? choices.paper : ''}
            onChange={({ currentTarget: { value } }) => onChange({ paper: value })}
            options={[
              { value: '', label: ownPaper },
              ...papers.filter((paper) => paper !== own).map((paper) => ({ value: paper, label: paper })),
            ]}
          />
        </Field>
      </div>
      {pages.length > 1 && (
        <div className="flex flex-col gap-2">
          <p aria-hidden className="text-13 font-medium text-ink-soft">
            {t('printing.pages')}
          </p>
          <Segmented
            label={t('printing.pages')}
            value={choices.range}
            onValueChange={(range) => onChange({ range })}
            options={[
              { value: 'all', label: t('printing.all', { count: pages.length }) },
              { value: 'some', label: t('printing.some') },
            ]}
          />
          {choices.range === 'some' && (
            <Field
              label={t('printing.which')}
              labelHidden
              {...(errors.pages && choices.pages.trim() !== ''
                ? { error: t('printing.pagesWrong', { count: pages.length }) }
                : { hint: t('printing.pagesHint', { count: pages.length }) })}
            >
              <TextInput
                value={choices.pages}
                aria-invalid={errors.pages || undefined}
                placeholder={t('printing.pagesExample')}
                autoComplete="off"
                onChange={({ currentTarget: { value } }) => onChange({ pages: value })}
              />
            </Field>
          )}
        </div>
      )}
    </>
  );
}
