import { coverLetterSchema, resumeSchema, type AnyDocument } from '@vitae/domain';
import { completeInput } from '../../checks/testing/sample-input.ts';
import type { EvaluationInput } from '../../input.ts';

export interface RankedDocument {
  name: string;
  /** What a reader called it: excellent, good, mediocre, weak or nearly empty. */
  quality: string;
  input: EvaluationInput;
}

const partsOf = (line: string): string[] => line.split('|').map((part) => part.trim());
const idOf = (at: number): string => `01950000-0000-7000-8000-${at.toString(16).padStart(12, '0')}`;
const times = { createdAt: '2026-01-15T09:00:00.000Z', updatedAt: '2026-01-15T09:00:00.000Z' };
const ONGOING = /^(?:now|heute|actualidad|aujourd'hui|atualidade)$/;

/** The lines of a text by the sign that each begins with; the others in order. */
function linesOf(text: string): { head: string[]; of: (sign: string) => string[]; rest: string } {
  const [first = '', ...lines] = text.split('\n');
  const isSigned = (line: string) => /^[#>*+=@!?^$-](?: |$)/.test(line);
  return {
    head: partsOf(first),
    of: (sign) => lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1).trim()),
    rest: lines.filter((line) => !isSigned(line)).join('\n'),
  };
}

function inputOf(document: AnyDocument, misspelled: readonly string[]): EvaluationInput {
  return { ...completeInput(document), misspelled: misspelled.map((text) => ({ text, path: 'summary' })) };
}

/**
 * A resume from lines: locale, title, stage and quality; then `#` name, headline, email, phone and place, `>` summary,
 * `*` a role with `-` what it tells, `+` education, `=` skills, `@` languages, `!` words that are misspelled.
 */
export function resumeOf(text: string): RankedDocument {
  const { head, of } = linesOf(text);
  const [locale = '', title = '', stage = '', quality = ''] = head;
  const [fullName, headline, email, phone, place = ''] = partsOf(of('#')[0] ?? '');
  const [city = '', country = ''] = place.split(',').map((part) => part.trim());
  let next = 0;
  const id = () => idOf((next += 1));
  const roles = text
    .split('\n* ')
    .slice(1)
    .map((block) => {
      const [line = '', ...lines] = block.split('\n');
      const [position, employer, start, end = ''] = partsOf(line);
      const current = ONGOING.test(end);
      const body = lines.filter((one) => one.startsWith('- ')).join('\n');
      return { id: id(), position, employer, start, ...(current ? { current } : { end }), body };
    });
  const education = of('+').map((line) => {
    const [degree, area, institution, start, end] = partsOf(line);
    return { id: id(), degree, area, institution, start, end };
  });
  const skills = of('=').map((line) => {
    const [name = '', keywords = ''] = line.split(':');
    return { id: id(), name, keywords: keywords.split(',').map((one) => one.trim()) };
  });
  const languages = of('@').flatMap((line) =>
    line.split(';').map((one) => {
      const [name = '', fluency = ''] = one.split(':').map((part) => part.trim());
      return { id: id(), name, fluency };
    }),
  );
  const document = resumeSchema.parse({
    schemaVersion: 1,
    kind: 'resume',
    id: id(),
    title,
    slug: 'ranked-00000001',
    locale,
    country: country || locale.split('-')[1],
    target: { jobTitle: title, level: stage === 'entry' ? 'entry' : 'mid' },
    basics: { fullName, headline, email, phone, location: { city, countryCode: country }, links: [] },
    summary: of('>').join('\n'),
    sections: {
      experience: { items: roles },
      education: { items: education },
      skill: { items: skills },
      language: { items: languages },
    },
    template: { id: 'classic' },
    ...times,
  });
  return {
    name: `${title} (${locale})`,
    quality,
    input: inputOf(document, (of('!')[0] ?? '').split(' ').filter(Boolean)),
  };
}

/**
 * A letter from lines: locale, title and quality; then `#` name, email and phone, `@` recipient, role and company, `?`
 * subject, `^` opening, `$` closing; the rest is its body, with an empty line between paragraphs.
 */
export function letterOf(text: string): RankedDocument {
  const { head, of, rest } = linesOf(text);
  const [locale = '', title = '', quality = ''] = head;
  const [fullName, email, phone] = partsOf(of('#')[0] ?? '');
  const [name, role, company] = partsOf(of('@')[0] ?? '');
  const document = coverLetterSchema.parse({
    schemaVersion: 1,
    kind: 'coverletter',
    id: idOf(0),
    title,
    slug: 'ranked-00000002',
    tags: [],
    locale,
    country: 'GB',
    sender: {
      fullName,
      headline: '',
      email,
      phone,
      location: { address: '', postalCode: '', city: '', region: '', countryCode: '' },
      links: [],
      photo: null,
      extra: [],
    },
    recipient: { name, role, company, address: '' },
    jobTitle: title,
    posting: '',
    date: '2026-02-16',
    subject: of('?')[0] ?? '',
    opening: of('^')[0] ?? '',
    paragraphs: rest
      .split('\n\n')
      .filter((one) => one.trim())
      .map((one, at) => ({ id: idOf(at + 1), text: one.trim() })),
    closing: of('$')[0] ?? '',
    signature: null,
    enclosures: '',
    resumeId: null,
    followsLook: false,
    template: { id: 'letter-classic' },
    conflicts: [],
    ...times,
  });
  return { name: `${title} (${locale})`, quality, input: inputOf(document, []) };
}
