import { doubtOf } from '../../../controls/validity.ts';
import { closingAgrees, letterView, type CoverLetter } from '@vitae/domain';
import type { Translator } from '../../../../../base/i18n/index.ts';
import type { Finding } from '../../../export/finding-list.tsx';
import { paragraphsWithGaps } from '../body/gaps.ts';
import { leftoverCompanies } from './leftover-companies.ts';

/**
 * What to check before a letter is sent: names left over from other letters first, then what is still to be replaced or
 * missing, in the order
 * of the letter. `companies` are those of other letters.
 */
export function letterChecks(letter: CoverLetter, companies: readonly string[], t: Translator<'letter'>): Finding[] {
  const view = letterView(letter);
  const { recipient, paragraphs } = letter;
  const isEmpty = (text: string) => text.trim() === '';
  const empty = paragraphs.find(({ text }) => isEmpty(text));
  const body = view.paragraphs.length > 0;
  const findings: (Finding | false | undefined)[] = [
    ...leftoverFindings(letter, companies, t),
    ...contactFindings(letter, t),
    isEmpty(letter.sender.fullName) && { words: t('checks.noName'), path: 'sender.fullName' },
    isEmpty(letter.sender.email) &&
      isEmpty(letter.sender.phone) && { words: t('checks.noContact'), path: 'sender.email' },
    isEmpty(recipient.name) && isEmpty(recipient.company) && { words: t('checks.noReader'), path: 'recipient.company' },
    !view.date.text && { words: t('checks.noDate'), path: 'date' },
    !view.opening.text && { words: t('checks.noOpening'), path: 'opening' },
    !body && { words: t('checks.noBody'), path: 'paragraphs' },
    body && empty && { words: t('checks.emptyParagraph'), path: `paragraphs.${empty.id}.text` },
    !view.closing.text && { words: t('checks.noClosing'), path: 'closing' },
    closingFinding(letter, t),
  ];
  return findings.filter((finding) => typeof finding === 'object');
}

/**
 * What is probably a mistake in a letter: names left over, parts still to be replaced, contacts that cannot be right, and
 * a closing of another style.
 */
export function letterDoubts(letter: CoverLetter, companies: readonly string[], t: Translator<'letter'>): Finding[] {
  const closing = closingFinding(letter, t);
  return [...leftoverFindings(letter, companies, t), ...contactFindings(letter, t), ...(closing ? [closing] : [])];
}

const leftoverFindings = (letter: CoverLetter, companies: readonly string[], t: Translator<'letter'>): Finding[] => [
  ...leftoverCompanies(letter, companies).map(({ company, path }) => ({
    words: t('checks.leftover', { company }),
    path,
  })),
  ...paragraphsWithGaps(letter).map(({ id, gaps }) => ({
    words: t('checks.gaps', { count: gaps.length, gaps: gaps.join(', ') }),
    path: `paragraphs.${id}.text`,
  })),
];

const contactFindings = ({ sender }: CoverLetter, t: Translator<'letter'>): Finding[] =>
  (['email', 'phone'] as const).flatMap((name) => {
    const value = sender[name].trim();
    return doubtOf(name, value) ? [{ words: t(`checks.${name}`, { value }), path: `sender.${name}` }] : [];
  });

function closingFinding(letter: CoverLetter, t: Translator<'letter'>): Finding | false {
  const { opening, closing } = letterView(letter);
  return (
    closingAgrees(letter) === false && {
      words: t('suggestions.disagrees', { closing: closing.text, opening: opening.text }),
      path: 'closing',
    }
  );
}
