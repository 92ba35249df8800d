import { coverLetterKind, isOpenApplication, resumeKind, type Application, type CoverLetter } from '@vitae/domain';
import type { DocumentStore, DocumentSummary, Snapshot } from '@vitae/store';
import { useEffect, useState } from 'react';
import { usePlatform } from '../../../base/platform.ts';

/** An application as a card shows it: the letter has its data. */
export interface ShownApplication {
  id: string;
  slug: string;
  company: string;
  jobTitle: string;
  application: Application;
  /** The resume that goes with the letter, if it is on this device. */
  resume: Pick<DocumentSummary, 'slug' | 'title'> | null;
}

/** A card shows this many characters of the next step: a letter from a file may have half a million. */
const longestStep = 300;

/** How many letters are read at first, and more each time somebody asks for them; the last edited first. */
export const lettersAtOnce = 60;

const isLetter = ({ kind }: DocumentSummary): boolean => kind === coverLetterKind.key;

/** The applications that the last edited letters contain: open ones first, then by what comes next. */
export async function readApplications(
  store: Pick<DocumentStore, 'get'>,
  documents: readonly DocumentSummary[],
  most = lettersAtOnce,
): Promise<ShownApplication[]> {
  const letters = documents.filter(isLetter).slice(0, most);
  const read = await Promise.allSettled(letters.map(({ id }) => store.get(coverLetterKind.key, id)));
  const resumes = new Map(documents.filter(({ kind }) => kind === resumeKind.key).map((one) => [one.id, one]));
  return read
    .flatMap((result) => (result.status === 'fulfilled' ? [result.value.doc] : []))
    .filter(({ recipient, jobTitle }) => recipient.company.trim() !== '' || jobTitle.trim() !== '')
    .map((letter) => shown(letter, resumes.get(letter.resumeId ?? '')))
    .toSorted((a, b) => rank(a).localeCompare(rank(b)));
}

const shown = (
  { id, slug, recipient, jobTitle, application }: CoverLetter,
  resume: DocumentSummary | undefined,
): ShownApplication => ({
  id,
  slug,
  company: recipient.company.trim(),
  jobTitle: jobTitle.trim(),
  application: { ...application, nextStep: application.nextStep.slice(0, longestStep) },
  resume: resume ? { slug: resume.slug, title: resume.title } : null,
});

/** Open applications with a date come first, those without one after them, closed ones last. */
const rank = ({ application }: ShownApplication): string =>
  `${isOpenApplication(application) ? '0' : '1'} ${application.nextOn || '9999'}`;

/** The applications of this device. */
export interface Applications {
  /** Those of the letters that were read; `null` until then. */
  shown: readonly ShownApplication[] | null;
  /** How many letters were not read. */
  unread: number;
  readMore: () => void;
}

/** The applications of this device, kept up to date. */
export function useApplications(documents: readonly DocumentSummary[]): Applications {
  const { documents: store } = usePlatform();
  const [most, setMost] = useState(lettersAtOnce);
  const [read, setRead] = useState<{ shown: readonly ShownApplication[]; most: number } | null>(null);
  useEffect(() => {
    let wanted = true;
    void readApplications(store, documents, most).then((shown) => wanted && setRead({ shown, most }));
    return () => {
      wanted = false;
    };
  }, [store, documents, most]);
  return {
    shown: read?.shown ?? null,
    unread: read ? Math.max(0, documents.filter(isLetter).length - read.most) : 0,
    readMore: () => setMost(most + lettersAtOnce),
  };
}

/** Changes the notes on an application in its letter. @throws StoreError */
export async function changeApplication(
  store: Pick<DocumentStore, 'get' | 'save'>,
  id: string,
  update: (application: Application) => Application,
): Promise<Snapshot<CoverLetter>> {
  const base = await store.get(coverLetterKind.key, id);
  const application = update(base.doc.application);
  return store.save(base, { ...base.doc, application, updatedAt: new Date().toISOString() });
}
