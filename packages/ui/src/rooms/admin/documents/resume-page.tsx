import type { DocumentOfUserDetails } from '@vitae/api/contract';
import { readDocument, type AnyDocument } from '@vitae/domain';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { momentText } from '../../../base/day-text.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { remoteClient } from '../../../base/remote/remote-client.ts';
import { useRemote } from '../../../base/remote/use-remote.ts';
import { Link, useParams, useSearchParams } from '../../../base/router/index.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { Badge, Button } from '../../../parts/components/index.ts';
import { PagePicture } from '../../../parts/documents/page-picture.tsx';
import { DetailFrame } from '../detail-frame.tsx';
import { Facts, Panel } from '../facts.tsx';
import { ReasonDialog, type ReasonedStep } from '../reason-dialog.tsx';
import { RecordList } from '../record/record-list.tsx';
import { bytesText } from '../users/user-steps.ts';

/** A document of a user: what is known about it, and, for a reason that is put on record, what is in it. */
export function ResumePage() {
  const { t } = useTexts('admin');
  const { slug = '' } = useParams();
  const owner = useSearchParams()[0].get('owner') ?? '';
  const remote = useRemote({
    key: ['admin document', slug, owner],
    load: () => callApi((api) => api.admin.documents.get({ slug, ...(owner && { owner }) })),
  });
  return (
    <DetailFrame back="/admin/resumes" backText={t('document.back')} remote={remote} failed={t('document.failed')}>
      {(document) => <Document key={`${document.owner.id} ${document.id}`} document={document} />}
    </DetailFrame>
  );
}

function Document({ document }: { document: DocumentOfUserDetails }) {
  const { t, language } = useTexts('admin');
  const [step, setStep] = useState<ReasonedStep | null>(null);
  const [opened, setOpened] = useState<AnyDocument | null>(null);
  const title = document.title || t('documents.untitled');
  const number = new Intl.NumberFormat(language);
  const read: ReasonedStep = {
    title: t('document.readTitle'),
    hint: t('document.readHint'),
    action: t('document.read'),
    act: async (reason) => {
      const { slug, owner } = document;
      const { doc } = await callApi((api) => api.admin.documents.open({ slug, owner: owner.id, reason }));
      setOpened(readDocument(doc));
      void remoteClient().invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'admin record' });
    },
  };
  return (
    <div className="flex flex-col gap-5">
      <header>
        <h1 className="text-24 break-words">{title}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-14 text-ink-soft">
          <Link to={`/admin/users/${document.owner.id}`} className="wrap-anywhere text-accent-ink hover:underline">
            {document.owner.email}
          </Link>
          {document.deletedAt !== null && <Badge>{t('documents.trash')}</Badge>}
        </p>
      </header>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Panel title={t('document.facts')}>
          <Facts
            facts={[
              [t('document.id'), <code key="id">{document.id}</code>],
              [t('document.slug'), <code key="slug">{document.slug}</code>],
              [t('documents.created'), momentText(document.createdAt, language)],
              [t('documents.updated'), momentText(document.updatedAt, language)],
              ...(document.deletedAt === null
                ? []
                : [[t('documents.deleted'), momentText(document.deletedAt, language)] as const]),
              [t('document.revision'), number.format(document.revision)],
              [t('document.device'), document.device],
              [t('document.size'), bytesText(document.bytes, language)],
              [t('document.versions'), number.format(document.versions)],
              [t('document.evaluations'), number.format(document.evaluations)],
            ]}
          />
        </Panel>
        <Panel title={t('document.content')}>
          {opened === null ? (
            <>
              <p className="text-14 text-ink-soft">{t('document.closed')}</p>
              <Button icon={Eye} className="self-start" onClick={() => setStep(read)}>
                {t('document.read')}
              </Button>
            </>
          ) : (
            <>
              <div className="w-full max-w-md">
                <PagePicture title={title} doc={opened} />
              </div>
              <details className="text-13">
                <summary className="cursor-pointer text-ink-soft">{t('document.json')}</summary>
                <pre className="mt-2 max-h-96 overflow-auto rounded-control bg-surface-sunken p-3 text-12 whitespace-pre-wrap">
                  {JSON.stringify(opened, null, 2)}
                </pre>
              </details>
            </>
          )}
        </Panel>
      </div>
      <section className="flex flex-col gap-3">
        <h2 className="text-16">{t('document.record')}</h2>
        <RecordList subjects={[`document ${document.id}`]} />
      </section>
      <ReasonDialog step={step} onClose={() => setStep(null)} />
    </div>
  );
}
