import { newId, type CoverLetter } from '@vitae/domain';
import { isPlace, parsePlace } from '../language/places.ts';
import { readContacts } from '../resume/structure/contacts/contacts.ts';
import { read, type Read } from '../resume/structure/value.ts';
import type { Line } from '../text/line.ts';
import { foldText } from '../text/normalise.ts';

type Sender = CoverLetter['sender'];
/** The writer of a letter, and what each value was read from. */
export interface ReadSender {
  sender: Sender;
  reads: { path: string; read: Read<unknown> }[];
}

/** The writer of a letter from the lines that are about the writer, and the name under the closing. */
export function senderFrom(given: readonly Line[], signed: Read<string> | null, empty: Sender): ReadSender {
  const lines = withWholeAddress(given);
  const reads: ReadSender['reads'] = [];
  const contacts = readContacts(lines, lines);
  const name = nameOf(lines, signed, contacts.name);
  const isOther = contacts.headline && foldText(contacts.headline.value) !== foldText(name.value);
  const headline = isOther ? contacts.headline : headlineBelow(lines, name);
  const note = <Value>(path: string, found: Read<Value> | null | undefined): Value | undefined => {
    if (!found || found.value === '') return undefined;
    reads.push({ path: `sender.${path}`, read: found });
    return found.value;
  };
  const place = contacts.place;
  if (place)
    for (const [key, value] of Object.entries(place.value))
      if (value) reads.push({ path: `sender.location.${key}`, read: place });
  const parts = lines.flatMap(({ text }) => text.split(/\s+[·|•]\s+/u));
  const sender: Sender = {
    ...empty,
    fullName: note('fullName', name) ?? '',
    headline: note('headline', headline) ?? '',
    email: note('email', contacts.email) ?? '',
    phone: note('phone', contacts.phone) ?? '',
    location: place?.value ?? empty.location,
    links: contacts.links.map((link, at) => {
      const id = newId();
      reads.push({ path: `sender.links.${id}.url`, read: link });
      return {
        id,
        url: link.value.url,
        label: link.value.label || (at < LABELLED_LINKS ? labelBefore(link.value.url, parts) : ''),
      };
    }),
    extra: contacts.extra.map((extra) => {
      const id = newId();
      reads.push({ path: `sender.extra.${id}.value`, read: extra });
      return { id, ...extra.value };
    }),
  };
  return { sender, reads };
}

/** The name in the head that is signed, else what is signed, else what looks like a name there. */
function nameOf(lines: readonly Line[], signed: Read<string> | null, found: Read<string> | undefined): Read<string> {
  const folded = foldText(signed?.value ?? '');
  const inHead = folded ? lines.find(({ text }) => foldText(text) === folded) : undefined;
  if (inHead) return read(signed?.value ?? '', [inHead, ...(signed?.lines ?? [])], 0.97);
  // A signature may be a first name only.
  if (signed && found && !foldText(found.value).includes(folded)) return signed;
  const [first] = lines;
  return found ?? signed ?? read(first && !/[\d@]/u.test(first.text) ? first.text : '', first ? [first] : [], 0.4);
}

/** The words right below the name, which say what the person does if they are no place. */
function headlineBelow(lines: readonly Line[], name: Read<string>): Read<string> | null {
  const at = lines.findIndex(({ text }) => foldText(text) === foldText(name.value));
  const below = at < 0 ? undefined : lines[at + 1];
  const isHeadline =
    below !== undefined &&
    below.cells.length === 1 &&
    !/[\d@,:|·•]/u.test(below.text) &&
    below.text.split(/\s+/u).length <= 6 &&
    !isPlace(below.text);
  return isHeadline ? read(below.text, [below], 0.5) : null;
}

const HAS_DETAIL = /@|https?:|www\.|\+\d/u;

/** A street and the town below it as one line, as resumes have them. */
function withWholeAddress(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const text = above ? `${above.text.replace(/,\s*$/u, '')}, ${line.text}` : '';
    const isTown =
      above !== undefined &&
      !HAS_DETAIL.test(text) &&
      above.cells.length === 1 &&
      /\d/u.test(above.text) &&
      isPlace(line.text) &&
      !/\d{4}/u.test(above.text) &&
      (parsePlace(text)?.city ?? '') !== '';
    if (isTown) joined[joined.length - 1] = { ...above, text, cells: [cellOf(above, text)] };
    else joined.push(line);
  }
  return joined;
}

const cellOf = ({ x, right, style }: Line, text: string) => ({ text, x, right, runs: [{ text, style }] });

/** A head has fewer: each is looked for in all of its lines. */
const LABELLED_LINKS = 20;

/** What an address is called in its line: "Portfolio: example.com". */
function labelBefore(url: string, parts: readonly string[]): string {
  const bare = url.replace(/^https?:\/\//u, '');
  const part = parts.find((text) => text.includes(bare));
  return /^(\p{L}[\p{L} -]{1,30}):\s/u.exec(part ?? '')?.[1] ?? '';
}
