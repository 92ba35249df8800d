import { newId, type CoverLetter } from '@vitae/domain';
import { readContacts } from '../resume/structure/contacts.ts';
import type { Line } from '../text/line.ts';
import { foldText } from '../text/normalise.ts';

/** The writer of a letter from the lines at its head, and the name under its closing. */
export function senderFrom(
  lines: readonly Line[],
  signed: string,
  empty: CoverLetter['sender'],
): CoverLetter['sender'] {
  const isName = ({ text }: Line) => signed !== '' && foldText(text) === foldText(signed);
  const named = lines.find(isName);
  const contacts = readContacts(lines, lines);
  const [first] = lines;
  // The name that is signed is no headline, wherever it stands.
  const name =
    named?.text ?? (signed || contacts.name?.value || (first && !/[\d@]/u.test(first.text) ? first.text : ''));
  const headline = contacts.headline?.value ?? '';
  return {
    ...empty,
    fullName: name,
    headline: foldText(headline) === foldText(name) ? '' : headline,
    email: contacts.email?.value ?? '',
    phone: contacts.phone?.value ?? '',
    location: contacts.place?.value ?? empty.location,
    links: contacts.links.map(({ value }) => ({
      id: newId(),
      url: value.url,
      label: value.label || labelBefore(value.url, lines),
    })),
    extra: contacts.extra.map(({ value }) => ({ id: newId(), ...value })),
  };
}

/** What an address is called in its line: "Portfolio: example.com". */
function labelBefore(url: string, lines: readonly Line[]): string {
  const bare = url.replace(/^https?:\/\//u, '');
  const part = lines.flatMap(({ text }) => text.split(/\s+[·|•]\s+/u)).find((text) => text.includes(bare));
  return /^(\p{L}[\p{L} -]{1,30}):\s/u.exec(part ?? '')?.[1] ?? '';
}
