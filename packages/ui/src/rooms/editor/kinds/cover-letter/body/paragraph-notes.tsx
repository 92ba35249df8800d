import { richTextToPlain } from '@vitae/domain';
import { PencilLine, Repeat2, type LucideIcon } from 'lucide-react';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { useDocument } from '../hooks.ts';
import { gapsIn } from './gaps.ts';
import { useLetterHelp } from './letter-help.tsx';

/**
 * What to look at in a paragraph: the sentences that the resume has nearly word for word, and the parts of a starter
 * that are still to be replaced.
 */
export function ParagraphNotes({ paragraphId }: { paragraphId: string }) {
  const { t } = useTexts('letter');
  const { sentences } = useLetterHelp().repeats;
  const text = useDocument(({ paragraphs }) => paragraphs.find(({ id }) => id === paragraphId)?.text ?? '');
  const repeated = sentences.filter((sentence) => sentence.paragraphId === paragraphId);
  const gaps = gapsIn(richTextToPlain(text));
  return (
    <div role="status" className="not-empty:mt-1.5">
      {repeated.map((sentence, index) => (
        <Note key={index} icon={Repeat2} text={t('repeats.sentence', { text: shortened(sentence.text) })} />
      ))}
      {gaps.length > 0 && (
        <Note icon={PencilLine} text={t('checks.gaps', { count: gaps.length, gaps: gaps.join(', ') })} />
      )}
    </div>
  );
}

function Note({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <p className="flex items-start gap-1.5 text-13 text-notice-ink">
      <Icon size={16} aria-hidden className="mt-0.5 shrink-0" />
      <span>{text}</span>
    </p>
  );
}

const most = 90;
const shortened = (text: string): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/u, '')} …`;
