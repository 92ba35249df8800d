import { letterDate } from '@vitae/domain';
import { Suspense, useMemo } from 'react';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { lazyPart } from '../../../../../base/routing/screen.ts';
import { DayControl } from '../../../controls/day-control.tsx';
import { LinesControl } from '../../../controls/lines-control.tsx';
import { TextControl } from '../../../controls/text-control.tsx';
import { StepFrame } from '../../../screen/step-frame.tsx';
import { recipientBinding, textBinding } from '../bindings.ts';
import { useDocument } from '../hooks.ts';
import { SignatureField } from '../signature/signature-field.tsx';
import { ClosingNote } from '../suggestions/closing-note.tsx';
import { Suggestions } from '../suggestions/suggestions.tsx';
import { FormPart } from './form-part.tsx';
import { ParagraphList } from './paragraph-list.tsx';
import { TodayButton } from './today-button.tsx';

const PostingHelp = lazyPart(async () => (await import('../posting/posting-help.tsx')).PostingHelp);

/** `content`: the job, the recipient, and the letter itself. */
export function ContentStep() {
  const { t } = useTexts('letter');
  const bindings = useBindings();
  const printed = useDocument(letterDate);
  const hasPosting = useDocument(({ posting }) => posting.trim() !== '');
  return (
    <StepFrame title={t('steps.content')} intro={t('content.intro')}>
      <FormPart title={t('content.job')}>
        <TextControl binding={bindings.jobTitle} example={t('examples.jobTitle')} className="col-span-full" />
        <TextControl
          binding={bindings.company}
          example={t('examples.company')}
          autoComplete="organization"
          className="col-span-full"
        />
        <LinesControl
          binding={bindings.posting}
          example={t('examples.posting')}
          hint={t('content.postingHint')}
          className="col-span-full"
        />
        {hasPosting && (
          <Suspense>
            <PostingHelp company={bindings.company} jobTitle={bindings.jobTitle} />
          </Suspense>
        )}
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
        <ParagraphList />
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
    </StepFrame>
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
