import { bodyLineOf, reworded, type Atom } from './atoms.ts';
import type { NamedEntry } from './entry-parts.ts';

/** How somebody is employed, which brackets say behind a name. */
const KIND =
  /^(?:(?:正|契約|派遣|準|嘱託)社員|(?:パート(?:タイム)?|フルタイム|アルバイト|[〜～・/])+|業務委託|정규직|계약직|파견직|아르바이트|全职|兼职|全職|兼職|正職)$/u;

/** The same in words of Europe, which brackets say behind an employer: behind a role they are a part of it. */
const KIND_IN_WORDS =
  /^(?:(?:full|part)[- ]time|temporary|permanent|seasonal|fixed[- ]term|contract|freelance|(?:in )?(?:teil|voll)zeit|(?:un)?befristet|nebenberuflich|freiberuflich|temps (?:plein|partiel|complet)|c\.?d\.?[id]\.?|intérim|tiempo (?:completo|parcial)|(?:jornada|media jornada) ?(?:completa|parcial)?|tempo (?:pieno|parziale|integral|parcial|determinato|indeterminato)|deeltijd|voltijd|pełny etat|część etatu|heltid|deltid|plný úvazek|částečný úvazek)$/iu;

/** "株式会社みどり (正社員)": an employer without the kind of employment, which is described. */
export const withoutEmployment = (atom: Atom, { body }: NamedEntry): Atom => {
  const { name, kind } =
    /^(?<name>[^()（）]{2,80}?)\s*[(（](?<kind>[^()（）]{2,40})[)）]$/u.exec(atom.text)?.groups ?? {};
  const isKind = kind !== undefined && (KIND.test(kind) || (KIND_IN_WORDS.test(kind) && namesEmployer(atom)));
  if (!name || !kind || !isKind) return atom;
  body.unshift(bodyLineOf(atom, kind));
  return reworded(atom, name);
};

/** Whether a text has words of an employer, whatever stands before it. */
const namesEmployer = ({ organisation, school }: Atom): boolean => organisation + school > 0.5;
