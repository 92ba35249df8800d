import { findDates, isDateText } from '../../../language/dates.ts';
import { hasPhone } from '../../../language/phones.ts';
import type { Line } from '../../../text/line.ts';
import { foldText, foldWords } from '../../../text/normalise.ts';
import { TITLE_OF_DOCUMENT } from '../labels/contact-labels.ts';
import { EMAIL } from '../labels/contact-patterns.ts';
import { matchHeading } from './headings.ts';

/** How many lines from the top say whose resume it is. */
const TOP = 12;

/**
 * The lines without those that sign the document: a day, behind a place or alone ("Oldenburg, 3. März 2025"), apart from
 * the text above it, and the name below it.
 */
export const withoutClosing = (given: readonly Line[], asOf: string): Line[] => {
  const credited = withoutCredits(withoutPromise(withoutConsent(withoutRunningName(given))));
  const lines = isRunningTitle(credited) || isFoot(credited) ? credited.slice(0, -1) : credited;
  const last = lines.at(-1);
  if (!last || lines.length < TOP) return [...lines];
  const isName = isNameOf(last, lines);
  const above = lines.at(-2);
  // The name may stand above the day as well.
  if (above && isSigned(last.text, asOf) && isApart(above) && last.gapAbove < last.style.size && isNameOf(above, lines))
    return lines.slice(0, -2);
  const at = isName ? lines.length - 2 : lines.length - 1;
  const day = lines[at];
  return day && isApart(day) && isSigned(day.text, asOf) ? lines.slice(0, at) : [...lines];
};

/** The lines without those that repeat the name in smaller letters at the top of a page behind the first. */
const withoutRunningName = (lines: readonly Line[]): readonly Line[] => {
  const [first] = lines;
  const largest = lines
    .slice(0, TOP)
    .reduce((top, line) => (line.style.size > (top?.style.size ?? 0) ? line : top), first);
  const name = foldText(largest?.text ?? '');
  if (!largest || largest.page > 0 || !/\p{L}\s\p{L}/u.test(largest.text) || matchHeading(largest.text)?.exact)
    return lines;
  return lines.filter(
    (line) =>
      line.page === 0 ||
      Number.isFinite(line.gapAbove) ||
      line.style.size > 0.8 * largest.style.size ||
      foldText(line.text) !== name,
  );
};

/** Whether a line is the name, or a part of it, that is at the top. */
const isNameOf = ({ text }: Line, lines: readonly Line[]): boolean =>
  text.split(/\s+/u).length > 1 && lines.slice(0, TOP).some((line) => foldText(line.text).includes(foldText(text)));

/** What a program or the author of a template says of the document: "Designed with ♥ by Ada Park", "Powered by Acme". */
const CREDIT =
  /^(?:(?:this (?:resume|cv) was )?(?:designed|made|created|built|generated|crafted|powered|produced|typeset)|erstellt|gestaltet|créé|réalisé|hecho|creado|diseñado|feito|criado|creato|realizzato|gemaakt|(?:(?:cv |resume )?(?:template|theme|layout)|modèle|vorlage|layout|plantilla|modelo|modello|sjabloon)(?: \p{L}+)?)\s+(?:with|by|using|in|mit|von|avec|par|con|por|com|met|door)[\s:]/iu;
/** When the document was last changed: "Last updated: 3 May 2024". */
const UPDATED =
  /^(?:last (?:updated?|modified|revised|revision|edited)|updated (?:on|in)|zuletzt (?:geändert|aktualisiert)|letzte (?:änderung|aktualisierung)|dernière (?:mise à jour|modification)|mis à jour le|última (?:actualización|atualização|modificación)|ultimo aggiornamento|laatst (?:bijgewerkt|gewijzigd)|ostatnia aktualizacja|senast uppdaterad)(?!\p{L})/iu;
const LONGEST_CREDIT = 80;

/** How the clause begins that allows an employer to keep what the document says: it is no field of a resume. */
const CONSENT =
  /^(?:wyrażam zgodę na przetwarzanie|(?:niniejszym )?(?:wyrażam|udzielam) zgod[yę]|(?:tímto |týmto )?s[ouú]u?hlas[ií]m s[eo] (?:spr|zpr)acov|(?:prin prezenta,? )?(?:sunt|îmi exprim|imi exprim)[^.]{0,20}(?:de acord|acordul)[^.]{0,20}prelucr|(?:autorizzo|acconsento)[^.]{0,20} trattamento|i (?:hereby )?(?:agree|consent|give (?:my )?consent) (?:to|for) (?:the processing|my personal data)|(?:даю |я )?(?:согласие|согласен|согласна|даю згоду|надаю згоду|погоджуюся)[^.]{0,20}на о[бп]р|hozzájárul\p{L}+[^.]{0,60}(?:adat|kezel)|sutinku,? kad[^.]{0,60}duomen|piekrītu[^.]{0,40}datu|annan nõusoleku|съгласен съм[^.]{0,60}данни|pristajem na obradu|suglas(?:an|na) sam[^.]{0,60}podat|soglašam[^.]{0,60}podatk|συναινώ[^.]{0,60}επεξεργασία)/iu;

/** The lines without such a clause, which is the last of its column. */
const withoutConsent = (lines: readonly Line[]): readonly Line[] => {
  const at = lines.findLastIndex(({ text }) => CONSENT.test(text.slice(0, LONGEST_OPENING)));
  const first = lines[at];
  if (at < TOP || !first) return lines;
  const after = lines
    .slice(at + 1)
    .findIndex(
      (line) =>
        line.lane !== first.lane ||
        line.gapAbove > line.style.size ||
        line.style.bold !== first.style.bold ||
        line.bullet,
    );
  const end = after < 0 ? lines.length : at + 1 + after;
  const isOneParagraph = end - at <= MOST_OF_CONSENT;
  return isOneParagraph ? [...lines.slice(0, at), ...lines.slice(end)] : lines;
};
const LONGEST_OPENING = 140;
const MOST_OF_CONSENT = 10;

/** That references are to be had, which tells none: "References available on request". */
const PROMISE =
  /^(?:(?:professional |excellent )?refere(?:nces|es) (?:and \p{L}+ )?(?:(?:are|can be|will be) )?(?:gladly )?(?:available|provided|supplied|furnished|given|upon|on)\b.{0,40}|(?:referenzen|zeugnisse(?: und referenzen)?) (?:gerne? |werden |stelle ich )*(?:auf (?:anfrage|wunsch)|nach).{0,30}|références (?:disponibles |fournies |communiquées )?sur (?:simple )?demande|referencias (?:disponibles |a disposición )?(?:bajo petición|a petición|a solicitud|previa solicitud)|referências (?:disponíveis )?(?:mediante solicitação|a pedido|sob consulta)|referenze (?:disponibili )?(?:su|a) richiesta|referenties (?:zijn )?(?:beschikbaar )?op (?:aan)?vraag|referenser (?:lämnas|finns|ges) (?:på|vid) (?:begäran|förfrågan)|referencje (?:dostępne )?na (?:życzenie|prośbę)|(?:referanslar )?(?:istek üzerine|talep edildiğinde).{0,30}|рекомендации (?:предоставлю |предоставляются |по )?(?:по )?(?:запросу|требованию)|المراجع (?:متوفرة|متاحة) عند الطلب|המלצות (?:יינתנו|יימסרו|ניתנות)? ?(?:לפי|על פי) (?:דרישה|בקשה))\.?$/iu;

/** The lines without such a promise below something else, where it is no entry. */
const withoutPromise = (lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ text }, index) => {
    const above = lines[index - 1];
    return (
      index < TOP || !PROMISE.test(text.trim()) || (above !== undefined && matchHeading(above.text)?.exact === true)
    );
  });

/** The lines without those that end a column and say what made the document. */
const withoutCredits = (lines: readonly Line[]): Line[] =>
  lines.filter((line, index) => {
    const next = lines[index + 1];
    const isLast = next === undefined || next.lane !== line.lane;
    const isSmall = line.style.size <= (lines[index - 1]?.style.size ?? 0) || line.gapAbove > 2 * line.style.size;
    return !(
      isLast &&
      isSmall &&
      index >= TOP &&
      !line.bullet &&
      line.gapAbove > line.style.size &&
      line.text.length < LONGEST_CREDIT &&
      (CREDIT.test(line.text) || UPDATED.test(line.text))
    );
  });

/** Whether the last line only says once more whose resume it is: "May 2018 | Ada Park · Curriculum Vitae". */
const isRunningTitle = (lines: readonly Line[]): boolean => {
  const parts = lines.at(-1)?.cells.flatMap(({ text }) => text.split(/\s+[·|•–—-]\s+/u)) ?? [];
  const names = parts.filter((part) => !TITLE_OF_DOCUMENT.test(part.trim()) && !isDateText(part.trim()));
  const [name = ''] = names;
  const words = foldWords(name);
  return (
    lines.length >= TOP &&
    names.length === 1 &&
    words.length > 1 &&
    parts.some((part) => TITLE_OF_DOCUMENT.test(part.trim())) &&
    // The foot may have some of the names only.
    lines.slice(0, TOP).some(({ text }) => words.every((word) => foldWords(text).includes(word)))
  );
};

/** Whether the last line stands far below the others, in small letters, and names the person: "2024 Ada Park | CC BY 4.0". */
const isFoot = (lines: readonly Line[]): boolean => {
  const [last, before] = [lines.at(-1), lines.at(-2)];
  const [first] = lines;
  return (
    lines.length >= TOP &&
    first !== undefined &&
    last !== undefined &&
    before !== undefined &&
    !last.bullet &&
    first.text.length < 40 &&
    first.style.size > 1.3 * before.style.size &&
    last.style.size < before.style.size - 0.6 &&
    last.gapAbove > 2 * before.style.size &&
    // Letters of an address may be those of the name.
    !EMAIL.test(last.text) &&
    !hasPhone(last.text) &&
    foldWords(last.text).join(' ').includes(foldWords(first.text).join(' '))
  );
};

const isApart = (line: Line): boolean =>
  !line.bullet && line.cells.length === 1 && (line.laneRight <= 0 || line.gapAbove > 0.9 * line.style.size);

/** Whether a text is a date with its day, behind nothing but a place. */
const isSigned = (given: string, asOf: string): boolean => {
  // "30.November 2025"
  const text = given.replace(/(?<=\b\d{1,2}\.)(?=\p{Lu}\p{Ll})/u, ' ');
  const [date, ...others] = findDates(text, asOf);
  if (!date || others.length > 0 || date.range || text.length > 60) return false;
  const numbers = text.slice(date.from, date.to).match(/\d+/gu) ?? [];
  // "Leipzig, im Januar 2024"
  const isOfMonth = /^\p{Lu}[^\d]*,\s(?:im|en|in)\s$/u.test(text.slice(0, date.from)) && date.to === text.length;
  const hasDay = isOfMonth || numbers.length > (/\p{L}/u.test(text.slice(date.from, date.to)) ? 1 : 2);
  return (
    hasDay &&
    /^(?:\p{Lu}[\p{L}.'’ -]{1,30},?\s+(?:den\s+|am\s+|im\s+|en\s+|in\s+|le\s+|a\s+|em\s+|dnia\s+|on\s+)?)?$/u.test(
      text.slice(0, date.from),
    ) &&
    /^[\s.]*$/u.test(text.slice(date.to))
  );
};
