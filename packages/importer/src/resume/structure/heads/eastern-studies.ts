import { EASTERN_STATES } from '../../../language/states-of-studies.ts';
import { findDegree, schoolScore } from '../../../language/words.ts';
import { reworded, type Atom } from './atoms.ts';

/** The name of a university in front of its faculty, without a space: "法政大学経営学部", "國立成功大學電機工程學系". */
const RUN_ON = /^(?<school>\p{L}[^\s,，、·()（）]{1,20}?(?:大学(?:院)?|大學|高専|대학교))\s?(?<part>\S{2,40})$/u;
/** What a part of a university is called, by its end. */
const PART =
  /^\p{L}\S{1,40}(?:学部|學部|学科|學科|研究科|研究所|専攻|专业|專業|学系|學系|系|课程|課程|コース|学域|学群|学類|학부|학과|전공|대학원)$/u;

/**
 * Whether a text is the name of a faculty or a department in Chinese, Japanese or Korean: what was studied there, which
 * names no school of its own.
 */
export const isPartOfUniversity = (text: string): boolean =>
  PART.test(text) && !/大[学學](?:院)?$|대학교$/u.test(text) && !/大[学學](?!院$)|대학교/u.test(text.slice(0, -2));

const isUniversity = ({ text, school }: Atom): boolean => school > 0.5 && /大[学學]|大学院|대학/u.test(text);

/** That studies are over, or are not, behind a department is told by their dates: "신문방송학과 졸업". */
const STATE = new RegExp(
  String.raw`(?<=[^\s](?:学部|學部|学科|學科|研究科|専攻|专业|專業|课程|課程|학부|학과|전공))\s?(?:${EASTERN_STATES})$`,
  'u',
);

/** "電機工程學系 碩士": a department and the degree beside it. */
const withDegreeApart = (atom: Atom): Atom[] => {
  const parts = atom.text.split(/\s+/u);
  const isBoth =
    parts.length === 2 && parts.some((part) => isPartOfUniversity(part)) && parts.some((part) => findDegree(part));
  return isBoth ? parts.map((part) => reworded(atom, part)) : [atom];
};

const asArea = (atom: Atom): Atom => ({ ...atom, school: 0, organisation: 0, role: 0, degree: false, place: false });

/** The atoms of a study in which a university and its faculty, run on or in parts of their own, are a school and a subject. */
export const withFaculties = (atoms: readonly Atom[]): Atom[] => {
  const parted = atoms.flatMap((whole) => {
    const bare = whole.text.replace(STATE, '');
    const atom = bare === whole.text ? whole : reworded(whole, bare);
    const { school = '', part = '' } = RUN_ON.exec(atom.text)?.groups ?? {};
    return school !== '' && isPartOfUniversity(part) && schoolScore(school) > 0.5
      ? [reworded(atom, school), reworded(atom, part)]
      : [atom];
  });
  if (!parted.some((atom) => isUniversity(atom) && !isPartOfUniversity(atom.text))) return parted;
  return parted.flatMap(withDegreeApart).map((atom) => (isPartOfUniversity(atom.text) ? asArea(atom) : atom));
};
