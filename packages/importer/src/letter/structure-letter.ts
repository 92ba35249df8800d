import { coverLetterKind, type CoverLetter } from '@vitae/domain';
import { COUNTRY_OF, countryByPhone, guessLanguage } from '../resume/structure/locale.ts';
import type { Line, ReadText } from '../text/line.ts';
import { foldText } from '../text/normalise.ts';
import { blocksOf, paragraphsFrom, plainLine, type Block } from './body.ts';
import { dayIn, type FoundDay } from './letter-day.ts';
import { withNothingLost } from './nothing-lost.ts';
import { recipientFrom } from './recipient.ts';
import { senderFrom } from './sender.ts';
import {
  afterEnclosureLabel,
  countryOf,
  isClosing,
  isSubject,
  jobInSubject,
  openingOf,
  usualFrom,
  type Usual,
} from '../language/letter-words.ts';

/** How the text of a letter was written. */
export interface LetterText {
  text: ReadText;
  /** Its lines have the marks of Markdown. */
  isMarkup: boolean;
  /** Each line is a whole paragraph, as in word processors. */
  isLineWhole: boolean;
}

/**
 * Turns the lines of a letter into its fields. A letter without a salutation is all paragraphs; so is every line that
 * fits no field. `name` is the file's name, for the title.
 */
export function structureLetter({ text, isMarkup, isLineWhole }: LetterText, name: string): CoverLetter {
  const { lines: written } = text;
  const lines = isMarkup ? written.map(plainLine) : written;
  const language = guessLanguage(lines.map((line) => line.text).join(' '));
  const countries = usualFrom(language);
  const openings = lines.map((line) => openingOf(line.text, countries));
  const start = openings.findIndex((found) => found !== null);
  const first = openings[start];
  const title = name.replace(/\.[^.]*$/u, '') || 'Letter';
  const country = COUNTRY_OF[language] ?? 'US';
  const empty: CoverLetter = { ...coverLetterKind.create({ title, locale: language, country }), date: '' };
  if (!first) return { ...empty, paragraphs: paragraphsFrom(written, isMarkup, isLineWhole) };

  const end = closingIn(lines, start, first);
  const opening = lines[start]?.text ?? '';
  const closing = lines
    .slice(end.from, end.to)
    .map((line) => line.text)
    .join(' ');
  const usual = countryOf(first, opening, closing) ?? first;
  const tail = tailOf(end.to < lines.length ? lines.slice(end.to) : []);
  const head = headOf(lines.slice(0, start), usual, tail.name);
  const body = written.slice(start + 1, end.from);
  // In American letters the subject may follow the salutation.
  const below = lines[start + 1]?.text ?? '';
  const isSubjectBelow = body.length > 0 && head.subject === '' && /^(?:re|subject)\s*:/iu.test(below);
  const subject = isSubjectBelow ? below : head.subject;
  const sender = senderFrom(head.sender, tail.name, empty.sender);
  const place = head.day?.before ?? '';
  if (place && !sender.location.city) sender.location = { ...sender.location, city: place };
  const letter: CoverLetter = {
    ...empty,
    locale: usual.locale,
    country: sender.location.countryCode || countryByPhone(sender.phone) || usual.country,
    sender,
    recipient: recipientFrom(head.recipient, opening),
    date: head.day?.day ?? '',
    subject,
    jobTitle: jobInSubject(subject, usual),
    opening,
    paragraphs: paragraphsFrom(isSubjectBelow ? body.slice(1) : body, isMarkup, isLineWhole),
    closing,
    enclosures: tail.enclosures.join('\n'),
  };
  return withNothingLost(letter, lines, new Set([head.dayLine, tail.label].filter((line) => line !== undefined)));
}

/** Where the closing is: the last lines of the usual form; behind the end where there is none. */
function closingIn(lines: readonly Line[], start: number, usual: Usual): { from: number; to: number } {
  const below = lines.slice(start + 1);
  let at = lines.length;
  let found = { from: at, to: at };
  for (const block of blocksOf(below).toReversed()) {
    at -= block.length;
    if (isClosing(block.map((line) => line.text).join(' '), usual)) return { from: at, to: at + block.length };
    const within = block.findLastIndex((line) => isClosing(line.text, usual));
    if (within >= 0) found = { from: at + within, to: at + within + 1 };
    if (within >= 0) break;
  }
  return found;
}

/** What is below the closing: the name, and what is sent along. */
function tailOf(lines: readonly Line[]): { name: string; enclosures: string[]; label?: Line } {
  const at = lines.findIndex((line) => afterEnclosureLabel(line.text) !== null);
  const signed = at < 0 ? lines : lines.slice(0, at);
  const name = signed.find(({ text }) => !/[\d@:]/u.test(text) && text.split(/\s+/u).length <= 5)?.text ?? '';
  const label = lines[at];
  if (!label) return { name, enclosures: [] };
  const rest = afterEnclosureLabel(label.text)?.rest ?? '';
  const enclosures = [...rest.split(/[,;]\s*/u), ...lines.slice(at + 1).map(({ text }) => text)];
  return { name, enclosures: enclosures.filter((text) => text.trim() !== ''), label };
}

interface Head {
  sender: readonly Line[];
  recipient: readonly string[];
  subject: string;
  day: FoundDay | null;
  dayLine?: Line | undefined;
}

/** What is above the salutation. */
function headOf(lines: readonly Line[], usual: Usual, signed: string): Head {
  const days = lines.map((line) => dayIn(line.text, usual.country === 'US'));
  const dated = days.findIndex((found) => found !== null);
  const about = lines.findLastIndex((line, index) => index !== dated && isSubject(line.text, usual));
  const rest = lines.filter((_, index) => index !== dated && index !== about);
  const dayLine = lines[dated];
  // The line of the date parts what is above it from what is below.
  const isBelow = (line: Line) => dayLine !== undefined && lines.indexOf(line) > dated;
  const blocks = blocksOf(rest).flatMap((block) => parted(block, isBelow));
  const isSenders = (block: readonly Line[]) =>
    block.some(({ text }) => HAS_DETAIL.test(text) || (signed !== '' && foldText(text) === foldText(signed)));
  const last = blocks.findLastIndex(isSenders);
  const until = last < 0 && blocks.length > 1 ? 0 : last;
  const sender = blocks.filter(
    (block, index) => index <= until && (isSenders(block) || index === 0 || block.length === 1),
  );
  const others = blocks.filter((block) => !sender.includes(block));
  // A line of its own between the recipient and the salutation says what the letter is about.
  const alone = about < 0 && others.length > 1 && others.at(-1)?.length === 1 ? others.pop()?.[0] : undefined;
  return {
    sender: sender.flat(),
    recipient: others.flatMap((block) => block.map(({ text }) => text)),
    subject: (alone ?? lines[about])?.text ?? '',
    day: days[dated] ?? null,
    dayLine,
  };
}

const HAS_DETAIL = /\S@\S+\.\S|https?:\/\/|www\.|(?:^|\s)\(?\+\d[\d\s()./-]{6,}/u;

/** A block in the parts before and behind a place in it. */
function parted(block: Block, isBelow: (line: Line) => boolean): (readonly Line[])[] {
  const at = block.findIndex(isBelow);
  return at > 0 ? [block.slice(0, at), block.slice(at)] : [block];
}
