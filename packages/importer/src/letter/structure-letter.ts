import { coverLetterKind, documentLanguages, pageStrings, type CoverLetter } from '@vitae/domain';
import { countryOf, isSubject, jobInSubject, openingOf, usualFrom, type Usual } from '../language/letter-words.ts';
import { countryByPhone } from '../language/phones.ts';
import { closesLetter, opensLetter } from '../language/salutations.ts';
import { guessLanguage } from '../resume/structure/contacts/locale.ts';
import { read, type Read } from '../resume/structure/value.ts';
import type { Line, ReadText } from '../text/line.ts';
import { foldText } from '../text/normalise.ts';
import { paragraphsFrom, plainLine, type ReadParagraph } from './body.ts';
import { closingIn, tailOf, type Tail } from './foot.ts';
import { dayIn, type FoundDay } from './letter-day.ts';
import { behindLabel, mailHeadOf, type MailHead } from './mail-head.ts';
import { lostLines } from './lost-lines.ts';
import { partiesIn } from './parties.ts';
import { calledIn, isTo, recipientFrom, recipientParts } from './recipient.ts';
import { senderFrom } from './sender.ts';
import { unitBlocksOf, unitsOf, type Unit } from './units.ts';
import { COUNTRY_OF } from '../language/countries.ts';

/** How the text of a letter was written. */
export interface LetterText {
  text: ReadText;
  /** Its lines have the marks of Markdown. */
  isMarkup: boolean;
  /** Each line is a whole paragraph, as in word processors. */
  isLineWhole: boolean;
}

/** A letter, what each of its values was read from, and the lines that fit none. */
export interface StructuredLetter {
  letter: CoverLetter;
  reads: { path: string; read: Read<unknown> }[];
  leftover: Line[];
  /** Whether it has what only letters have: somebody is addressed, and it ends as letters do. */
  isLikeLetter: boolean;
}

/**
 * Turns the lines of a letter into its fields. A text without a salutation is all paragraphs. `name` is the file's name,
 * for the title.
 */
export function structureLetter({ text, isMarkup, isLineWhole }: LetterText, name: string): StructuredLetter {
  const written = text.lines.filter(({ aside }) => !aside);
  const lines = isMarkup ? written.map(plainLine) : written;
  const mail = mailHeadOf(lines);
  const language = guessLanguage(lines.map((line) => line.text).join(' '));
  const countries = usualFrom(language);
  const start = openingIn(lines, countries, mail.lines.length);
  const title = name.replace(/\.[^.]*$/u, '') || 'Letter';
  const country = COUNTRY_OF[language] ?? 'US';
  const empty: CoverLetter = { ...coverLetterKind.create({ title, locale: language, country }), date: '' };
  const opening = lines[start];
  const bodyOf = (body: readonly Line[]) => paragraphsFrom(body, isMarkup, isLineWhole);
  if (!opening) {
    const paragraphs = bodyOf(written);
    return {
      letter: { ...empty, paragraphs: paragraphs.map(plainParagraph) },
      reads: paragraphs.map(readOf),
      leftover: [],
      isLikeLetter: false,
    };
  }

  const usual = openingOf(opening.text, countries) ??
    countries[0] ?? { locale: language, country, openings: [], closings: [], subjects: [] };
  const isBeside = besideOf(lines, opening);
  const end = closingIn(lines, start, isBeside);
  const closing = lines.slice(end.from, end.to).filter((line) => !isBeside(line));
  const closingText = closing.map((line) => line.text).join(' ');
  const below = lines.slice(end.to).filter((line) => !isBeside(line));
  const within = written
    .slice(start + 1, end.from)
    .filter((_, index) => !isBeside(lines[start + 1 + index] ?? opening));
  const tail = tailOf(below, usual);
  const above = [
    ...lines.slice(mail.lines.length, start),
    ...lines.filter((line, index) => index >= start && isBeside(line)),
    ...tail.rest,
  ];
  const head = headOf(above, usual, tail, opening.text, mail);
  const { body, subject } = withSubjectBelow(within, head.subject);
  const fields = countryOf(usual, opening.text, closingText) ?? usual;

  const reads: StructuredLetter['reads'] = [];
  const note = (path: string, found: Read<string> | null | undefined): string => {
    if (!found?.value) return '';
    reads.push({ path, read: found });
    return found.value;
  };
  const { sender, reads: senderReads } = senderFrom(head.sender, tail.name ?? mailName(mail), empty.sender);
  reads.push(...senderReads);
  const place = head.day?.found.before ?? '';
  if (place && !sender.location.city) sender.location = { ...sender.location, city: place };
  const recipient = { ...empty.recipient };
  for (const part of recipientParts) recipient[part] = note(`recipient.${part}`, head.recipient[part]);
  const job = jobInSubject(subject?.value ?? '', fields);
  const paragraphs = [...bodyOf(body), ...tail.after.flatMap((after) => bodyOf([after]))];
  const letter: CoverLetter = {
    ...empty,
    locale: fields.locale,
    country: sender.location.countryCode || countryByPhone(sender.phone) || fields.country,
    sender,
    recipient,
    date: note('date', head.day && read(head.day.found.day, [head.day.line], 0.95)),
    subject: note('subject', subject),
    jobTitle: job,
    opening: note('opening', read(opening.text, [opening], opensLetter(opening.text) === 2 ? 0.95 : 0.7)),
    paragraphs: paragraphs.map(plainParagraph),
    closing: note('closing', closing.length > 0 ? read(closingText, closing, 0.9) : null),
    enclosures: note('enclosures', tail.enclosures),
  };
  reads.push(...paragraphs.map(readOf));
  // A word that was broken at the end of a line is whole in its paragraph.
  const kept = new Set(paragraphs.flatMap((paragraph) => paragraph.lines.map(({ page, index }) => `${page} ${index}`)));
  const whole = lines.filter(({ page, index }) => kept.has(`${page} ${index}`));
  const headings = lines.slice(0, start).concat(lines.filter(isBeside)).filter(isContactHeading);
  const shown = new Set(
    [
      head.day?.line,
      ...lines.slice(0, start).filter(({ text }) => isTo(text)),
      tail.label,
      ...tail.marks,
      ...headings,
      ...mail.lines,
      ...whole,
    ].filter((line) => line !== undefined),
  );
  return { letter, reads, leftover: lostLines(letter, lines, shown), isLikeLetter: closing.length > 0 };
}

const plainParagraph = ({ id, text }: ReadParagraph) => ({ id, text });
const readOf = ({ id, text, lines }: ReadParagraph) => ({
  path: `paragraphs.${id}.text`,
  read: read(text, lines, 0.9),
});

/** The line that addresses somebody: the first of a usual form, else the first that begins like one. */
function openingIn(lines: readonly Line[], countries: readonly Usual[], from: number): number {
  const isOpening = ({ text, bullet }: Line, index: number, least: 1 | 2) =>
    index >= from && !bullet && (opensLetter(text) >= least || openingOf(text, countries) !== null);
  const sure = lines.findIndex((line, index) => isOpening(line, index, 2));
  if (sure >= 0) return sure;
  // A line such as "To the manager" may be a part of the address.
  const at = lines.findIndex((line, index) => isOpening(line, index, 1));
  return lines.slice(at + 1).some(({ text }) => closesLetter(text)) ? at : -1;
}

/** What is not a part of the letter's own column: beside its salutation or body, or above them in another column. */
function besideOf(lines: readonly Line[], opening: Line): (line: Line) => boolean {
  const width = (line: Line) => line.laneRight - line.laneLeft;
  const lanes = new Map<number, number>();
  for (const line of lines.slice(lines.indexOf(opening)))
    lanes.set(line.lane, (lanes.get(line.lane) ?? 0) + line.text.length);
  const [main] = [...lanes].toSorted(([, one], [, two]) => two - one)[0] ?? [opening.lane];
  const least = Math.min(...lines.filter(({ lane }) => lane === main).map(width));
  return (line) =>
    line.lane !== opening.lane &&
    line.lane !== main &&
    (width(line) < least || (line.page === opening.page && line.bottom <= opening.top));
}

interface Head {
  sender: Unit[];
  recipient: ReturnType<typeof recipientFrom>;
  subject: Read<string> | null;
  day: { found: FoundDay; line: Line } | null;
}

/** What is above the salutation, beside the letter, and below its end. */
function headOf(lines: readonly Line[], usual: Usual, tail: Tail, opening: string, mail: MailHead): Head {
  const units = unitsOf(lines.filter((line) => !isContactHeading(line)));
  const isAmerican = usual.country === 'US';
  const days = units.map((unit) => dayIn(unit.text, isAmerican));
  const dated = days.findIndex((found) => found !== null);
  const mailDay = mail.date ? dayIn(behindLabel(mail.date.text), isAmerican) : null;
  const about = units.findLastIndex((unit, index) => index !== dated && isSubject(unit.text, usual));
  const subjectUnits = about < 0 ? [] : wholeSubject(units, about);
  const rest = units.filter((unit, index) => index !== dated && !subjectUnits.includes(unit));
  const called = calledIn(opening);
  const parties = partiesIn(rest, tail.name?.value ?? '', called);
  // The line that is alone says what a letter is about only if none does so in words.
  const alone = about < 0 && !mail.subject ? parties.subject : [];
  const recipient = about < 0 ? parties.recipient : [...parties.recipient, ...parties.subject];
  const found = days[dated];
  const unit = units[dated];
  return {
    sender: parties.sender,
    recipient: recipientFrom(
      recipient.filter(({ text }) => text.trim() !== ''),
      called,
    ),
    subject:
      subjectUnits.length > 0
        ? read(
            subjectUnits.map(({ text }) => text).join(' '),
            subjectUnits.map(({ row }) => row),
            0.9,
          )
        : mail.subject
          ? read(behindLabel(mail.subject.text), [mail.subject], 0.95)
          : alone.length > 0
            ? read(
                alone.map(({ text }) => text).join(' '),
                alone.map(({ row }) => row),
                0.65,
              )
            : null,
    day: found && unit ? { found, line: unit.row } : mailDay && mail.date ? { found: mailDay, line: mail.date } : null,
  };
}

/** A subject and its further lines: close below it, in its style, if it fills most of its column. */
function wholeSubject(units: readonly Unit[], about: number): Unit[] {
  const first = units[about];
  if (!first) return [];
  const { style, laneLeft, laneRight } = first;
  if (!style.size || first.right - laneLeft < (laneRight - laneLeft) * 0.6) return [first];
  const block = unitBlocksOf(units.slice(about))[0] ?? [first];
  const end = block.findIndex((unit) => unit.style.size !== style.size || unit.style.bold !== style.bold);
  return end < 0 ? block : block.slice(0, end);
}

const contactHeadings = new Set(documentLanguages.map((language) => foldText(pageStrings(language).contact)));

/** Whether a line is only the heading above contacts in a side column. */
const isContactHeading = ({ text }: Line): boolean => contactHeadings.has(foldText(text));

const SUBJECT_BELOW = /^(?:re|subject|ref|sub)\s*[:.]/iu;

/** In American letters the subject may follow the salutation. */
function withSubjectBelow(body: readonly Line[], subject: Read<string> | null) {
  const [first] = body;
  const [, second] = body;
  // Without a label, it stands out from the text.
  const isHeading =
    first !== undefined &&
    second !== undefined &&
    first.style.bold &&
    !second.style.bold &&
    !first.bullet &&
    first.text.length <= 90 &&
    !/[.!?:,;]$/u.test(first.text);
  if (!first || subject || !(isHeading || SUBJECT_BELOW.test(first.text))) return { body, subject };
  return { body: body.slice(1), subject: read(first.text, [first], isHeading ? 0.7 : 0.9) };
}

/** The sender of a mail: "Ada Park <ada@example.com>". */
function mailName({ from }: MailHead): Read<string> | null {
  const name = from
    ? behindLabel(from.text)
        .replace(/\s*[<([].*$/u, '')
        .replaceAll('"', '')
        .trim()
    : '';
  return from && name && !name.includes('@') ? read(name, [from], 0.9) : null;
}
