import { reworded, type Atom } from './atoms.ts';
import type { NamedEntry } from './entry-parts.ts';

/** How somebody is employed, which brackets say behind a name. */
const KIND =
  /^(?:(?:正|契約|派遣|準|嘱託)社員|(?:パート(?:タイム)?|フルタイム|アルバイト|[〜～・/])+|業務委託|정규직|계약직|파견직|아르바이트|全职|兼职|全職|兼職|正職)$/u;

/** "株式会社みどり (正社員)": an employer without the kind of employment, which is described. */
export const withoutEmployment = (atom: Atom, { body }: NamedEntry): Atom => {
  const { name, kind } =
    /^(?<name>[^()（）]{2,80}?)\s*[(（](?<kind>[^()（）]{2,40})[)）]$/u.exec(atom.text)?.groups ?? {};
  if (!name || !kind || !KIND.test(kind)) return atom;
  body.unshift({ ...atom.line, text: kind, bullet: false });
  return reworded(atom, name);
};
