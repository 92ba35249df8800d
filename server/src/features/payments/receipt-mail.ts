import type { PrintedReceipt } from '@vitae/api/contract';
import { directionOf } from '@vitae/domain';

const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escaped[sign] ?? sign);
/** Text as it is in a line: names of plans and taxes are typed by people. */
const inLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** What was bought and paid, and what else a receipt says, a line for each. */
export const linesOf = ({ sums, notes }: PrintedReceipt): string =>
  [...sums.map(({ label, amount }) => `${inLine(label)}: ${amount}`), ...notes.map(inLine)].join('\n');

const address = /https?:\/\/[^\s،]+[^\s،.,]/g;
/** Text with its addresses as links. */
function linked(text: string): string {
  let html = '';
  let from = 0;
  for (const match of text.matchAll(address)) {
    const there = escapeHtml(match[0]);
    html += `${escapeHtml(text.slice(from, match.index))}<a href="${there}" style="color:inherit">${there}</a>`;
    from = match.index + match[0].length;
  }
  return html + escapeHtml(text.slice(from));
}

const cell = 'padding:6px 0;border-top:1px solid #ddd;vertical-align:top';

/**
 * The mail of a receipt as a page: its text, with the lines of the receipt as a table. All that people typed is escaped.
 *
 * @param text the mail as text, with `linesOf` as one of its paragraphs
 */
export function receiptHtml(printed: PrintedReceipt, text: string): string {
  const row = ({ label, amount, isTotal }: PrintedReceipt['sums'][number]) => {
    const style = isTotal ? `${cell};font-weight:bold` : cell;
    return `<tr><td style="${style};width:100%">${escapeHtml(inLine(label))}</td><td style="${style};text-align:right;white-space:nowrap;padding-inline-start:24px"><bdi>${escapeHtml(amount)}</bdi></td></tr>`;
  };
  const lines = linesOf(printed);
  const notes = printed.notes.map((note) => `<p>${escapeHtml(inLine(note))}</p>`).join('');
  const table = `<table role="presentation" style="border-collapse:collapse;width:100%;margin:16px 0">${printed.sums.map(row).join('')}</table>${notes}`;
  const paragraphs = text.split('\n\n').map((one) => (one === lines ? table : `<p>${linked(one)}</p>`));
  const direction = directionOf(printed.language);
  return `<!doctype html><html lang="${escapeHtml(printed.language)}" dir="${direction}"><head><meta charset="utf-8"><title>${escapeHtml(printed.title)}</title></head><body dir="${direction}" style="font:16px/1.5 sans-serif;max-width:560px;margin:0 auto;padding:16px">${paragraphs.join('')}</body></html>`;
}
