import type { Line } from '../text/line.ts';

/** The lines above a mail: who wrote it to whom, when, and what about. */
export interface MailHead {
  lines: Line[];
  from?: Line;
  date?: Line;
  subject?: Line;
}

const LABELS = {
  from: 'from|von|de|da|van|od|från|fra|from:|от|发件人|寄件者|差出人|보낸 사람|من|מאת|kimden|από',
  to: 'to|an|à|a|para|aan|do|till|til|кому|收件人|宛先|받는 사람|إلى|אל|kime|προς|cc|bcc|cci|cco',
  date: 'date|sent|gesendet|datum|envoyé|fecha|enviado|data|inviato|verzonden|wysłano|skickat|дата|отправлено|日期|送信日時|보낸 날짜|التاريخ|תאריך|tarih',
  subject:
    'subject|betreff|objet|asunto|assunto|oggetto|onderwerp|temat|ämne|emne|тема|主题|件名|제목|الموضوع|נושא|konu|θέμα',
} as const;

const ROW = /^([\p{L}][\p{L} ]{0,14}?)\s*[:：]\s*(\S.*)$/u;
const labelOf = (text: string): keyof typeof LABELS | undefined => {
  const label = ROW.exec(text)?.[1]?.toLowerCase() ?? '';
  return (['from', 'to', 'date', 'subject'] as const).find((key) => LABELS[key].split('|').includes(label));
};

/** The text behind the label of a line. */
export const behindLabel = (text: string): string => ROW.exec(text)?.[2] ?? text;

/** The head of a mail at the start of a text; without lines where there is none. */
export function mailHeadOf(lines: readonly Line[]): MailHead {
  const labels = lines.slice(0, 8).map(({ text }) => labelOf(text));
  const end = labels.findIndex((label) => label === undefined);
  const count = end < 0 ? labels.length : end;
  if (count < 2) return { lines: [] };
  const head: MailHead = { lines: lines.slice(0, count) };
  for (const [index, line] of head.lines.entries()) {
    const label = labels[index];
    if (label && label !== 'to') head[label] ??= line;
  }
  return head;
}
