import { letterDate } from '@vitae/domain';
import { useMemo } from 'react';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { DayControl } from '../../../controls/day-control.tsx';
import { LinesControl } from '../../../controls/lines-control.tsx';
import { TextControl } from '../../../controls/text-control.tsx';
import { StepFrame } from '../../../screen/step-frame.tsx';
import { ApplicationPart } from '../application/application-part.tsx';
import { recipientBinding, textBinding } from '../bindings.ts';
import { BodyNote } from '../body/body-note.tsx';
import { LetterHelpProvider } from '../body/letter-help.tsx';
import { useDocument } from '../hooks.ts';
import { NamedEverywhere } from '../names/named-everywhere.tsx';
import { PostingField } from '../posting/posting-field.tsx';
import { PostingHelp } from '../posting/posting-help.tsx';
import { SignatureField } from '../signature/signature-field.tsx';
import { Starters } from '../starters/starters.tsx';
import { ClosingNote } from '../suggestions/closing-note.tsx';
import { Suggestions } from '../suggestions/suggestions.tsx';
import { FormPart } from './form-part.tsx';
import { ParagraphList } from './paragraph-list.tsx';
import { TodayButton } from './today-button.tsx';

/** `content`: the job, the recipient, and the letter itself. */
export function ContentStep() {
  const { t } = useTexts('letter');
  const bindings = useBindings();
  const printed = useDocument(letterDate);
  const hasPosting = useDocument(({ posting }) => posting.trim() !== '');
  return (
    <LetterHelpProvider>
      <StepFrame title={t('steps.content')} intro={t('content.intro')}>
        <FormPart title={t('content.job')}>
          <NamedEverywhere field="jobTitle">
            <TextControl binding={bindings.jobTitle} example={t('examples.jobTitle')} />
          </NamedEverywhere>
          <NamedEverywhere field="company">
            <TextControl binding={bindings.company} example={t('examples.company')} autoComplete="organization" />
          </NamedEverywhere>
          <PostingField binding={bindings.posting} />
          {hasPosting && <PostingHelp company={bindings.company} jobTitle={bindings.jobTitle} />}
        </FormPart>
        <FormPart title={t('content.recipient')}>
          <TextControl binding={bindings.name} example={t('examples.name')} className="max-[24rem]:col-span-full" />
          <TextControl binding={bindings.role} example={t('examples.role')} className="max-[24rem]:col-span-full" />
          <LinesControl binding={bindings.address} example={t('examples.address')} className="col-span-full" />
        </FormPart>
        <FormPart title={t('content.letter')}>
          <DayControl
            binding={bindings.date}
            hint={printed && t('content.dateHint', { date: printed })}
            aside={<TodayButton binding={bindings.date} />}
            className="max-[24rem]:col-span-full"
          />
          <div className="col-span-full flex flex-col gap-2">
            <TextControl binding={bindings.subject} example={t('examples.subject')} />
            <Suggestions binding={bindings.subject} of="subject" />
          </div>
          <div className="col-span-full flex flex-col gap-2">
            <TextControl binding={bindings.opening} />
            <Suggestions binding={bindings.opening} of="opening" />
          </div>
          <div className="col-span-full flex flex-col gap-2">
            <Starters />
            <ParagraphList />
            <BodyNote />
          </div>
          <div className="col-span-full flex flex-col gap-2">
            <TextControl binding={bindings.closing} />
            <ClosingNote />
            <Suggestions binding={bindings.closing} of="closing" />
          </div>
          <SignatureField />
          <div className="col-span-full flex flex-col gap-2">
            <LinesControl binding={bindings.enclosures} rows={2} hint={t('content.enclosuresHint')} />
            <Suggestions binding={bindings.enclosures} of="enclosures" />
          </div>
        </FormPart>
        <ApplicationPart />
      </StepFrame>
    </LetterHelpProvider>
  );
}

function useBindings() {
  const { t } = useTexts('letter');
  return useMemo(
    () => ({
      jobTitle: textBinding('jobTitle', t('fields.jobTitle')),
      posting: textBinding('posting', t('fields.posting')),
      date: textBinding('date', t('fields.date')),
      subject: textBinding('subject', t('fields.subject')),
      opening: textBinding('opening', t('fields.opening')),
      closing: textBinding('closing', t('fields.closing')),
      enclosures: textBinding('enclosures', t('fields.enclosures')),
      name: recipientBinding('name', t('recipient.name')),
      role: recipientBinding('role', t('recipient.role')),
      company: recipientBinding('company', t('recipient.company')),
      address: recipientBinding('address', t('recipient.address')),
    }),
    [t],
  );
}
