import { roleScore } from '../../../language/words.ts';
import type { Line } from '../../../text/line.ts';
import type { FieldNames, Vocabulary } from '../fields.ts';
import { entryLabel } from '../labels/entry-labels.ts';
import { read } from '../value.ts';
import type { ReadFields } from './read-entry.ts';

/** No role or department that an item says has more characters, with its label. */
const LONGEST = 90;

/** "学部", "学科卒業": a department of a school, and that somebody left it. */
const DEPARTMENT =
  /^(?<area>[\p{sc=Han}\p{sc=Katakana}ー・\s]{2,30}(?:学部|学科|科|専攻|コース))\s?(?:卒業?|修了|中退|在学中?|入学)?$/u;

/** Fields and body of an entry whose item says what the lines above it lack: "• Role: engineer" below an employer. */
export const withToldInItems = (
  fields: ReadFields,
  body: readonly Line[],
  { title, subtitle, area }: FieldNames,
  vocabulary: Vocabulary,
): { fields: ReadFields; body: readonly Line[] } => {
  const [first] = body;
  if (!first?.bullet || first.text.length > LONGEST || title === undefined) return { fields, body };
  if (vocabulary === 'study' && area !== undefined && !(title in fields) && !(area in fields)) {
    const told = DEPARTMENT.exec(first.text)?.groups?.['area'];
    if (told !== undefined) return { fields: { ...fields, [area]: read(told, [first], 0.8) }, body: body.slice(1) };
  }
  const [label = '', role = '', ...more] = first.text.split(/\s*[:：]\s*/u);
  const isRole =
    vocabulary === 'job' &&
    subtitle !== undefined &&
    role !== '' &&
    !/[.!?。](?:\s|$)/u.test(role) &&
    more.length === 0 &&
    entryLabel(label) === 'position';
  const name = fields[title];
  const isEmployer =
    name !== undefined && subtitle !== undefined && !(subtitle in fields) && roleScore(String(name.value)) < 0.5;
  if (!isRole || (name !== undefined && !isEmployer)) return { fields, body };
  const named = name === undefined ? fields : { ...fields, [subtitle]: name };
  return { fields: { ...named, [title]: read(role, [first], 0.85) }, body: body.slice(1) };
};
