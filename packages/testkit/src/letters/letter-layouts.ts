import type { LetterParts } from './letter-contents.ts';

/** How the parts of a letter are put on a page, or into a text. */
export interface LetterLayout {
  name: string;
  format: 'html' | 'txt';
  /** Only measured, and never looked at while the reader was developed. */
  isHeldOut: boolean;
  write: (parts: LetterParts) => string;
}

const escape = (text: string): string => text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;');
const lines = (...texts: readonly string[]): string => texts.filter(Boolean).map(escape).join('<br>');
const to = ({ recipient, role, company, address }: LetterParts) => [recipient, role, company, ...address];
const from = ({ street, town }: LetterParts) => [street, town];

const page = (parts: LetterParts, css: string, body: string): string =>
  `<!doctype html><html lang="${parts.language}" dir="${parts.isRightToLeft ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">` +
  `<style>@page{size:A4;margin:22mm}body{font:11pt/1.4 'Liberation Serif','Noto Serif CJK JP',serif;margin:0}p{margin:0 0 11pt}${css}</style></head><body>${body}</body></html>`;

const paragraphs = ({ paragraphs: texts }: LetterParts): string =>
  texts.map((text) => `<p>${escape(text)}</p>`).join('');
const enclosed = ({ enclosureLabel, enclosures }: LetterParts): string =>
  `<p>${lines(enclosureLabel, ...enclosures)}</p>`;

/** Layouts of letters. The held-out ones differ in more than their look: their parts are in other places and another order. */
export const letterLayouts: readonly LetterLayout[] = [
  {
    name: 'block on the left',
    format: 'html',
    isHeldOut: false,
    write: (parts) =>
      page(
        parts,
        '',
        `<p>${lines(parts.name, ...from(parts), parts.phone, parts.email)}</p><p>${escape(parts.date)}</p><p>${lines(...to(parts))}</p>` +
          `<p><b>${escape(parts.subject)}</b></p><p>${escape(parts.opening)}</p>${paragraphs(parts)}<p>${escape(parts.closing)}</p><p style="margin-top:30pt">${escape(parts.name)}</p>${enclosed(parts)}`,
      ),
  },
  {
    name: 'window, information block on the right',
    format: 'html',
    isHeldOut: false,
    write: (parts) =>
      page(
        parts,
        '.i{position:absolute;right:0;top:12mm;width:62mm;font-size:9pt}.w{position:absolute;top:20mm;font-size:10pt}.r{font-size:7pt;text-decoration:underline}main{padding-top:70mm}.d{text-align:right}',
        `<div class="i">${lines(parts.name, parts.headline, ...from(parts), parts.phone, parts.email)}</div>` +
          `<div class="w"><div class="r">${escape([parts.name, ...from(parts)].join(' · '))}</div>${lines(parts.company, parts.recipient, ...parts.address)}</div>` +
          `<main><p class="d">${escape(parts.date)}</p><p><b>${escape(parts.subject)}</b></p><p>${escape(parts.opening)}</p>${paragraphs(parts)}<p>${escape(parts.closing)}</p><p style="margin-top:30pt">${escape(parts.name)}</p>${enclosed(parts)}</main>`,
      ),
  },
  {
    name: 'contacts in a side column',
    format: 'html',
    isHeldOut: false,
    write: (parts) =>
      page(
        parts,
        'body{display:grid;grid-template-columns:48mm 1fr;column-gap:9mm;font-family:sans-serif;font-size:10pt}aside{font-size:9pt}h1{font-size:20pt;margin:0 0 4pt;grid-column:1/3}',
        `<h1>${escape(parts.name)}</h1><aside><p>${escape(parts.headline)}</p><p>${lines(parts.phone)}</p><p>${lines(parts.email)}</p><p>${lines(...from(parts))}</p></aside>` +
          `<div><p>${escape(parts.date)}</p><p>${lines(...to(parts))}</p><p>${escape(parts.opening)}</p>${paragraphs(parts)}<p>${lines(parts.closing, parts.name)}</p></div>`,
      ),
  },
  {
    name: 'text, dated first',
    format: 'txt',
    isHeldOut: false,
    write: (parts) =>
      [
        parts.date,
        '',
        parts.name,
        ...from(parts),
        parts.email,
        parts.phone,
        '',
        ...to(parts),
        '',
        `${parts.subjectLabel} ${parts.subject}`,
        '',
        parts.opening,
        '',
        ...parts.paragraphs.flatMap((text) => [text, '']),
        parts.closing,
        '',
        parts.name,
        '',
        parts.enclosureLabel,
        ...parts.enclosures,
      ].join('\n'),
  },
  {
    name: 'letterhead in the middle',
    format: 'html',
    isHeldOut: true,
    write: (parts) =>
      page(
        parts,
        'header{text-align:center;border-bottom:1pt solid;padding-bottom:6pt;margin-bottom:20pt}h1{font-size:22pt;margin:0;letter-spacing:1pt}.d{text-align:end}',
        `<header><h1>${escape(parts.name)}</h1><div>${escape(parts.headline)}</div><div>${escape([parts.email, parts.phone, [parts.street, parts.town].join(', ')].join(' | '))}</div></header>` +
          `<p class="d">${escape(parts.date)}</p><p>${lines(...to(parts))}</p><p>${lines(`${parts.subjectLabel} ${parts.subject}`)}</p><p>${escape(parts.opening)}</p>${paragraphs(parts)}<p>${escape(parts.closing)}</p><p style="margin-top:34pt"><b>${escape(parts.name)}</b></p>${enclosed(parts)}`,
      ),
  },
  {
    name: 'sender left, recipient right',
    format: 'html',
    isHeldOut: true,
    write: (parts) =>
      page(
        parts,
        '.to{margin-inline-start:95mm;margin-bottom:12pt}.d{margin-inline-start:95mm}',
        `<p>${lines(parts.name, ...from(parts), parts.phone, parts.email)}</p><div class="to">${lines(parts.company, parts.recipient, parts.role, ...parts.address)}</div><p class="d">${escape(parts.date)}</p>` +
          `<p><b>${lines(`${parts.subjectLabel} ${parts.subject}`)}</b></p><p>${escape(parts.opening)}</p>${paragraphs(parts)}<p>${escape(parts.closing)}</p><p class="d" style="margin-top:30pt">${escape(parts.name)}</p><p style="font-size:9pt">${escape(`${parts.enclosureLabel} ${parts.enclosures.join(', ')}`)}</p>`,
      ),
  },
  {
    name: 'name and contacts in a table',
    format: 'html',
    isHeldOut: true,
    write: (parts) =>
      page(
        parts,
        'table{width:100%;border-collapse:collapse;margin-bottom:18pt}td{vertical-align:top}td+td{text-align:end;font-size:9pt}body{font-family:sans-serif}h1{margin:0;font-size:18pt}',
        `<table><tr><td><h1>${escape(parts.name)}</h1>${escape(parts.headline)}</td><td>${lines(...from(parts), parts.phone, parts.email)}</td></tr></table>` +
          `<p>${lines(...to(parts))}</p><p>${escape(parts.date)}</p><p style="font-weight:bold">${escape(parts.subject)}</p><p>${escape(parts.opening)}</p>${paragraphs(parts)}<p>${escape(parts.closing)}</p><p>${escape(parts.name)}</p>${enclosed(parts)}`,
      ),
  },
  {
    name: 'contacts at the foot',
    format: 'html',
    isHeldOut: true,
    write: (parts) =>
      page(
        parts,
        'footer{margin-top:40pt;border-top:.5pt solid;padding-top:4pt;font-size:8pt;text-align:center}',
        `<p>${escape(parts.date)}</p><p>${lines(parts.recipient, parts.company, ...parts.address)}</p><p>${escape(parts.opening)}</p><p><b>${lines(`${parts.subjectLabel} ${parts.subject}`)}</b></p>${paragraphs(parts)}<p>${escape(parts.closing)}</p><p style="margin-top:26pt">${lines(parts.name, parts.headline)}</p>` +
          `<footer>${escape([parts.street, parts.town, parts.phone, parts.email].join(' • '))}</footer>`,
      ),
  },
  {
    name: 'mail with its head',
    format: 'txt',
    isHeldOut: true,
    write: (parts) =>
      [
        `From: ${parts.name} <${parts.email}>`,
        `To: jobs@example.org`,
        `Date: ${parts.day}`,
        `Subject: ${parts.subject}`,
        '',
        parts.opening,
        '',
        ...parts.paragraphs.flatMap((text) => [text, '']),
        parts.closing,
        parts.name,
        parts.phone,
        `${parts.street}, ${parts.town}`,
      ].join('\n'),
  },
  {
    name: 'text with indents',
    format: 'txt',
    isHeldOut: true,
    write: (parts) => {
      const right = (text: string) => `${' '.repeat(44)}${text}`;
      return [
        ...[parts.name, ...from(parts), parts.phone, parts.email].map(right),
        '',
        ...to(parts),
        '',
        right(parts.date),
        '',
        parts.subject,
        '',
        parts.opening,
        '',
        ...parts.paragraphs.flatMap((text) => [text, '']),
        right(parts.closing),
        '',
        right(parts.name),
        '',
        `${parts.enclosureLabel} ${parts.enclosures.join(', ')}`,
      ].join('\r\n');
    },
  },
];

/** What a layout shows: the parts that a reader can find on it. */
export function shownParts(parts: LetterParts, layout: LetterLayout): LetterParts {
  const missing: Readonly<Record<string, Partial<LetterParts>>> = {
    'window, information block on the right': { role: '' },
    'contacts in a side column': { subject: '', enclosures: [] },
    'contacts at the foot': { role: '', enclosures: [] },
    'mail with its head': { recipient: '', role: '', company: '', address: [], headline: '', enclosures: [] },
    'block on the left': { headline: '' },
    'text, dated first': { headline: '' },
    'sender left, recipient right': { headline: '' },
    'text with indents': { headline: '' },
  };
  return { ...parts, ...missing[layout.name] };
}
