import { applicationStatuses, dayOf, isApplicationStatus, withStatus, type Application } from '@vitae/domain';
import { useMemo } from 'react';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { Field, Select } from '../../../../../parts/components/index.ts';
import { DayControl } from '../../../controls/day-control.tsx';
import { FieldFrame } from '../../../controls/field-frame.tsx';
import { TextControl } from '../../../controls/text-control.tsx';
import { letterBinding } from '../bindings.ts';
import { FormPart } from '../forms/form-part.tsx';
import { useChange, useDocument } from '../hooks.ts';
import { ApplicationResume } from './application-resume.tsx';

/** Notes on the application: where it stands and what comes next. */
export function ApplicationPart() {
  const { t } = useTexts('letter');
  const change = useChange();
  const status = useDocument(({ application }) => application.status);
  const bindings = useMemo(() => {
    const note = (name: Exclude<keyof Application, 'status'>) =>
      letterBinding<string>({
        path: `application.${name}`,
        label: t(`application.${name}`),
        read: ({ application }) => application[name],
        write: (letter, value) => ({ ...letter, application: { ...letter.application, [name]: value } }),
      });
    return { sentOn: note('sentOn'), nextStep: note('nextStep'), nextOn: note('nextOn') };
  }, [t]);
  return (
    <FormPart title={t('application.title')}>
      <FieldFrame path="application.status" className="max-[24rem]:col-span-full">
        <Field label={t('application.status')}>
          <Select
            options={applicationStatuses.map((value) => ({ value, label: t(`application.statuses.${value}`) }))}
            value={status}
            onChange={({ currentTarget: { value } }) => {
              if (!isApplicationStatus(value)) return;
              change(t('undo.application'), (letter) => ({
                ...letter,
                application: withStatus(letter.application, value, dayOf(new Date())),
              }));
            }}
          />
        </Field>
      </FieldFrame>
      <DayControl binding={bindings.sentOn} className="max-[24rem]:col-span-full" />
      <TextControl
        binding={bindings.nextStep}
        example={t('application.nextStepExample')}
        className="max-[24rem]:col-span-full"
      />
      <DayControl binding={bindings.nextOn} className="max-[24rem]:col-span-full" />
      <p className="col-span-full text-13 text-ink-faint">{t('application.hint')}</p>
      <ApplicationResume />
    </FormPart>
  );
}
