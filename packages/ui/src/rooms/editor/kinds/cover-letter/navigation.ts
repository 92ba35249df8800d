import { coverLetterKind, richTextToPlain, type CoverLetter } from '@vitae/domain';
import { CheckCheck, Palette, PenLine, UserRound } from 'lucide-react';
import { textsOf } from '../../../../base/i18n/index.ts';
import { stepPath } from '../../../../base/documents/paths.ts';
import type { Progress, ShownStep, StepNavigation } from '../editor-kind.ts';
import { hasField, valueText } from './conflicts.ts';
import { fieldName } from './field-name.ts';
import { LetterMeter } from './letter-meter.tsx';

/** The letter's steps; loaded after the form, which accepts input without them. */
export const navigation: StepNavigation = {
  stepsOf(document, t) {
    const letter = coverLetterKind.of(document);
    const step = (address: string, label: string, icon: ShownStep['icon'], progress: Progress): ShownStep => ({
      address,
      label,
      icon,
      to: stepPath(document, address),
      progress,
      waits: false,
    });
    return [
      step('', t('steps.names.index'), UserRound, progressOf(detailsOf(letter))),
      step('content', textsOf('letter').t('steps.content'), PenLine, progressOf(contentOf(letter))),
      step('template', t('steps.names.template'), Palette, 'none'),
      step('finalize', t('steps.names.finalize'), CheckCheck, 'none'),
    ];
  },
  fieldName: (_document, path) => fieldName(path),
  hasField: (document, path) => hasField(coverLetterKind.of(document), path),
  valueText: (_document, path, value) => valueText(path, value),
  async doubtsOf(document, store) {
    const [{ letterDoubts }, { companiesOf }] = await Promise.all([
      import('./checks/letter-checks.ts'),
      import('./checks/use-other-companies.ts'),
    ]);
    const others = (await store.list()).filter(
      ({ kind, id, trashedAt }) => kind === coverLetterKind.key && id !== document.id && trashedAt === null,
    );
    const companies = await companiesOf(
      store,
      others.map(({ id }) => id),
    );
    return letterDoubts(coverLetterKind.of(document), companies, textsOf('letter').t);
  },
  isUnwritten(document) {
    const { sender, recipient, subject, paragraphs } = coverLetterKind.of(document);
    const written = [
      ...Object.values(sender),
      ...Object.values(recipient),
      subject,
      ...paragraphs.map(({ text }) => text),
    ];
    return written.every((value) => typeof value !== 'string' || value.trim() === '');
  },
  Meter: LetterMeter,
};

const detailsOf = ({ sender }: CoverLetter): string[] => [sender.fullName, sender.email || sender.phone];

/** What nearly every letter has and somebody wrote: the date is there from the start. */
const contentOf = ({ recipient, opening, paragraphs, closing }: CoverLetter): string[] => [
  recipient.company || recipient.name,
  opening,
  paragraphs.map(({ text }) => richTextToPlain(text)).join(''),
  closing,
];

function progressOf(asked: readonly string[]): Progress {
  const filled = asked.filter((text) => text.trim()).length;
  return filled === 0 ? 'empty' : filled === asked.length ? 'done' : 'started';
}
