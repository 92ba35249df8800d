import {
  applicationStatuses,
  coverLetterKind,
  dayOf,
  isApplicationStatus,
  isOpenApplication,
  resumeKind,
  withStatus,
  type ApplicationStatus,
} from '@vitae/domain';
import type { DocumentSummary } from '@vitae/store';
import { CalendarClock, FileText, Mail } from 'lucide-react';
import { useTexts } from '../../../base/i18n/index.ts';
import { dayText } from '../../../base/day-text.ts';
import { builderPath } from '../../../base/documents/paths.ts';
import { failureText } from '../../../base/forms/failure-text.ts';
import { usePlatform } from '../../../base/platform.ts';
import { Button, ButtonLink, Field, Select, toast } from '../../../parts/components/index.ts';
import { changeApplication, useApplications, type ShownApplication } from './use-applications.ts';

/** A day as `YYYY-MM-DD` in words; without a time it would be midnight in London. */
const localDay = (day: string, language: string): string => dayText(`${day}T00:00`, language);

/** The applications of this device: each letter to a company, with its resume, its status and what comes next. */
export function Applications({ documents }: { documents: readonly DocumentSummary[] }) {
  const { t } = useTexts('letter');
  const { shown: applications, unread, readMore } = useApplications(documents);
  if (!applications) return null;
  const open = applications.filter(({ application }) => isOpenApplication(application));
  const closed = applications.length - open.length;
  const list = (shown: readonly ShownApplication[]) => (
    <ul className="mt-3 grid grid-cols-1 gap-3 sm:grid-cols-2">
      {shown.map((application) => (
        <li key={application.id}>
          <ApplicationCard shown={application} />
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="applications-heading">
      <h2 id="applications-heading" className="text-16">
        {t('application.list')}
      </h2>
      {applications.length === 0 && unread === 0 && (
        <p className="mt-3 text-14 text-ink-soft">{t('application.none')}</p>
      )}
      {open.length > 0 && list(open)}
      {closed > 0 && (
        <details className="mt-4">
          <summary className="cursor-pointer text-14 text-ink-soft">
            {t('application.closed', { count: closed })}
          </summary>
          {list(applications.filter(({ application }) => !isOpenApplication(application)))}
        </details>
      )}
      {unread > 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="text-14 text-ink-soft">{t('application.unread', { count: unread })}</p>
          <Button variant="secondary" size="sm" onClick={readMore}>
            {t('application.readMore')}
          </Button>
        </div>
      )}
    </section>
  );
}

function ApplicationCard({ shown }: { shown: ShownApplication }) {
  const { t, language } = useTexts('letter');
  const { documents: store } = usePlatform();
  const { company, jobTitle, application, resume } = shown;
  const { sentOn, nextStep, nextOn, status } = application;
  const name = [jobTitle, company].filter(Boolean).join(', ') || t('application.untitled');
  const setStatus = (chosen: ApplicationStatus) =>
    changeApplication(store, shown.id, (notes) => withStatus(notes, chosen, dayOf(new Date()))).catch(
      (error: unknown) => toast({ title: t('application.failed'), description: failureText(error), tone: 'danger' }),
    );
  const step = nextStep || t('application.someStep');
  const isNext = nextStep !== '' || nextOn !== '';
  return (
    <article aria-label={name} className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <div className="min-w-0">
        <h3 className="truncate text-14 font-semibold" dir="auto">
          {jobTitle || company || t('application.untitled')}
        </h3>
        {jobTitle && company && (
          <p className="truncate text-13 text-ink-soft" dir="auto">
            {company}
          </p>
        )}
      </div>
      <Field label={t('application.statusOf', { name })} labelHidden>
        <Select
          options={applicationStatuses.map((value) => ({ value, label: t(`application.statuses.${value}`) }))}
          value={status}
          onChange={({ currentTarget: { value } }) => {
            if (isApplicationStatus(value)) void setStatus(value);
          }}
        />
      </Field>
      {sentOn && <p className="text-13 text-ink-soft">{t('application.sent', { date: localDay(sentOn, language) })}</p>}
      {isNext && (
        <p className="flex items-start gap-1.5 text-13">
          <CalendarClock size={16} aria-hidden className="mt-0.5 shrink-0 text-ink-faint" />
          <span className="line-clamp-4 min-w-0 break-words">
            {nextOn
              ? t('application.nextDated', { step, date: localDay(nextOn, language) })
              : t('application.next', { step })}
          </span>
        </p>
      )}
      <div className="mt-auto flex flex-wrap gap-2">
        <ButtonLink to={`${builderPath(coverLetterKind.key, shown.slug)}/content`} size="sm" icon={Mail}>
          {t('application.letter')}
        </ButtonLink>
        {resume && (
          <ButtonLink to={builderPath(resumeKind.key, resume.slug)} size="sm" icon={FileText} className="max-w-full">
            <span className="truncate">{t('application.resume', { title: resume.title })}</span>
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
