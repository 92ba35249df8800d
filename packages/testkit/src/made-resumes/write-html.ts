import type { Contact, Entry, MadePage, MadeSection, Row, Span } from './page.ts';

/** How a page of HTML looks, beyond its layout. */
export interface Look {
  font: string;
  /** Points. */
  size: number;
  /** More CSS. */
  css: string;
  /** Rows are tables, so that each cell is a text of its own. */
  hasTables: boolean;
}

export const escapeHtml = (text: string): string =>
  text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;');

const spanHtml = ({ text, bold, italic, url }: Span): string => {
  const inner = `${bold ? '<b>' : ''}${italic ? '<i>' : ''}${escapeHtml(text)}${italic ? '</i>' : ''}${bold ? '</b>' : ''}`;
  return url ? `<a href="${url}">${inner}</a>` : inner;
};
const spans = (given: readonly Span[]): string => given.map(spanHtml).join('');

const rowHtml = ({ left, right, isItem }: Row, { hasTables }: Look, bullet: string): string => {
  if (isItem && bullet === 'list') return `<ul><li>${spans(left)}</li></ul>`;
  if (isItem)
    return `<div class="item"><span class="mark ${bullet === 'drawn' ? 'dot' : ''}">${bullet === 'drawn' ? '' : bullet}</span><div>${spans(left)}</div></div>`;
  if (!right) return `<div>${spans(left)}</div>`;
  return hasTables
    ? `<table class="row"><tr><td>${spans(left)}</td><td class="r">${spans(right)}</td></tr></table>`
    : `<div class="row"><span>${spans(left)}</span><span class="r">${spans(right)}</span></div>`;
};

const entryHtml = ({ hanging, rows }: Entry, look: Look, bullet: string): string => {
  const body = rows.map((row) => rowHtml(row, look, bullet)).join('');
  if (hanging === undefined) return `<div class="entry">${body}</div>`;
  return look.hasTables
    ? `<table class="hang"><tr><td class="when">${escapeHtml(hanging)}</td><td>${body}</td></tr></table>`
    : `<div class="hang"><div class="when">${escapeHtml(hanging)}</div><div>${body}</div></div>`;
};

const sectionHtml = ({ heading, entries, chips }: MadeSection, look: Look, page: MadePage): string => {
  const inner = chips
    ? `<div class="chips">${chips.map((text) => `<span class="chip">${escapeHtml(text)}</span>`).join(' ')}</div>`
    : entries.map((entry) => entryHtml(entry, look, page.design.bullet)).join('');
  return page.design.columns === 'margin'
    ? `<section class="margin"><h2>${escapeHtml(heading)}</h2><div>${inner}</div></section>`
    : `<section><h2>${escapeHtml(heading)}</h2>${inner}</section>`;
};

const icons: Record<Contact['kind'], string> = {
  email: '\uE001',
  phone: '\uE002',
  site: '\uE003',
  github: '\uE004',
  linkedin: '\uE005',
  address: '\uE006',
};

const contactsHtml = ({ contacts, design }: MadePage): string => {
  const one = ({ kind, label, text, url }: Contact): string =>
    `${design.contacts === 'icons' ? `<span class="icon">${icons[kind]}</span> ` : ''}${label ? `${escapeHtml(label)}: ` : ''}${spanHtml({ text, ...(url ? { url } : {}) })}`;
  if (design.contacts === 'line' || design.contacts === 'foot')
    return `<div class="contacts">${contacts.map(one).join(escapeHtml(design.separator))}</div>`;
  if (design.contacts === 'icons')
    return `<div class="contacts">${contacts.map((contact) => `<span class="c">${one(contact)}</span>`).join(' ')}</div>`;
  return `<div class="contacts">${contacts.map((contact) => `<div>${one(contact)}</div>`).join('')}</div>`;
};

/** The page as HTML for Chromium and LibreOffice. */
export function writeHtml(page: MadePage, look: Look, contactHeading: string): string {
  const { design } = page;
  const [first = '', ...rest] = page.name.split(' ');
  const name = design.nameOnTwoLines
    ? `<h1>${escapeHtml(first)}<br>${escapeHtml(rest.join(' '))}</h1>`
    : `<h1>${escapeHtml(page.name)}</h1>`;
  const label = page.label ? `<p class="label">${escapeHtml(page.label)}</p>` : '';
  const title = design.title ? `<p class="title">${escapeHtml(design.title)}</p>` : '';
  const contacts =
    design.contacts === 'under heading'
      ? `<section><h2>${escapeHtml(contactHeading)}</h2>${contactsHtml(page)}</section>`
      : contactsHtml(page);
  const [main, side] = [page.main, page.side].map((sections) =>
    sections.map((section) => sectionHtml(section, look, page)).join(''),
  );
  const isSide = design.columns.startsWith('side');
  const head = `${title}${name}${label}`;
  const top =
    design.contacts === 'foot' || isSide
      ? head
      : design.contacts === 'right of name'
        ? `<div class="top"><div>${head}</div>${contacts}</div>`
        : `${head}${contacts}`;
  const foot = design.contacts === 'foot' ? `<footer>${contacts}</footer>` : '';
  const aside = `<aside>${isSide && design.contacts !== 'foot' ? contacts : ''}${side}</aside>`;
  const columns = {
    one: main,
    margin: main,
    'side-left': `<div class="columns">${aside}<main>${main}</main></div>`,
    'side-right': `<div class="columns"><main>${main}</main>${aside}</div>`,
    equal: `<div class="columns"><main>${main}</main>${aside}</div>`,
  }[design.columns];
  const grid = { one: '', margin: '', 'side-left': '56mm 1fr', 'side-right': '1fr 56mm', equal: '1fr 1fr' }[
    design.columns
  ];
  const heading = {
    plain: '',
    colon: '',
    numbered: '',
    capitals: '',
    spaced: 'text-transform:uppercase;letter-spacing:.22em;',
    'small capitals': 'font-variant:small-caps;',
  }[design.heading];
  return (
    `<!doctype html><html lang="${page.language}"><head><meta charset="utf-8"><style>@page{size:A4;margin:16mm}` +
    `body{font:${String(look.size)}pt/1.35 ${look.font},'Noto Sans CJK SC','Noto Sans Devanagari',sans-serif;margin:0}h1{font-size:2.2em;margin:0;line-height:1.15}` +
    `h2{font-size:1.25em;margin:1em 0 .3em;${heading}}p,ul{margin:0}ul{padding-left:1.3em}.label{font-size:1.15em}` +
    `.row{display:flex;justify-content:space-between;gap:1em}table{width:100%;border-spacing:0}td{padding:0;vertical-align:top}.r{white-space:nowrap;text-align:right}` +
    `table.row{display:table}.entry,.hang{margin-bottom:.45em}.hang{display:grid;grid-template-columns:34mm 1fr}table.hang{display:table}.when{width:34mm}` +
    `.item{display:flex;gap:.5em;padding-left:.6em}.dot{flex:none;width:.3em;height:.3em;border-radius:50%;background:#333;margin-top:.55em}` +
    `.columns{display:grid;grid-template-columns:${grid};column-gap:9mm}.margin{display:grid;grid-template-columns:38mm 1fr;column-gap:6mm;margin-top:.8em}.margin h2{margin:0;font-size:1em}` +
    `.chips{display:flex;flex-wrap:wrap;gap:.4em}.chip{border:1px solid #999;border-radius:3px;padding:0 .5em}.top{display:flex;justify-content:space-between}` +
    `.icon{font-family:Symbols}.c{margin-right:1.4em;white-space:nowrap}footer{position:fixed;bottom:0;width:100%;text-align:center;font-size:.85em}a{color:inherit}${look.css}</style></head>` +
    `<body>${top}${columns}${foot}</body></html>`
  );
}
