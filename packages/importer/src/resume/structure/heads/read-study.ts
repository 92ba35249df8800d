import { findDegree, organisationScore, roleScore, schoolScore } from '../../../language/words.ts';
import { isDuration } from '../../../language/durations.ts';
import { SMALL_WORD } from '../../../language/small-words.ts';
import { namesSubject } from '../../../language/subjects.ts';
import { isStateOfStudies, withoutStateBehind } from '../../../language/states-of-studies.ts';
import { isPlace, isStateCode } from '../../../language/places.ts';
import { asMeant, bodyLineOf, dashSplits, reworded, tidy, type Atom } from './atoms.ts';
import { isPartOfUniversity, withFaculties } from './eastern-studies.ts';
import { withToldBehindNames } from './told-behind-names.ts';
import { commaParts, placeRest, type Habit, type NamedEntry } from './entry-parts.ts';
import { detachPlace } from './read-job.ts';

/** Words of distinction after a degree belong to it. */
const HONOURS = new RegExp(
  String.raw`^[\s,(-]*(?:(?:magna|summa|insigni)?\s*cum laude|with (?:first[- ]class |high(?:est)? ` +
    String.raw`|great )?(?:hono(?:u)?rs|distinction)|first[- ]class(?: hono(?:u)?rs)?|avec mention|mit auszeichnung` +
    String.raw`|con lode|s vyznamenáním|s vyznamenaním|z wyróżnieniem|с отличием|с отличие|з відзнакою|su pagyrimu|kitüntetéssel|matrícula de honor|\(?hons\.?\)?)\)?`,
  'iu',
);

const AREA_LEAD = new RegExp(
  // "inżynier" does not begin with "in".
  String.raw`^(?:\s*(?:degree|abschluss))?\s*(?:,|:|–|—|-|d['’]|(?:in|în|of|im|en|de|em|di|w zakresie|w|i|für|por|pela|des|der|по|з|із|за|от|в|v obor[ue]|v odbore|na kierunku|kierunek|o smeru|smjera|smera|στην?|στη|στις|στα|في)(?![\p{L}\p{M}]))?\s*`,
  'iu',
);

/** Words before a subject that say that it is one. */
const AREA_LABEL = new RegExp(
  String.raw`^(?:majoring in|major(?:ed)? in|major|speciali[sz]ing in|concentration|field of study|fachrichtung` +
    String.raw`|schwerpunkte?|spécialité|especialidad|obor|studijní obor|odbor|študijný odbor|kierunek|specjalność|smjer|smer|специальность|специалност|спеціальність|szak|specializarea|specialitatea|profilul|ειδικότητα|specialybė|eriala)(?![\p{L}\p{M}])\s*:?\s*`,
  'iu',
);

/** Behind a degree in words, its letters: "Master of Science (M.S.)". */
const LETTERS_BEHIND = /^\s*\((?<letters>\p{Lu}[\p{L}. ]{0,9})\)/u;

/** Which year of a degree somebody finished, in French: "Master 2", "Licence III". */
const YEAR_BEHIND = /^\s(?:[123]|I{1,3})(?![\p{L}\d.-])/u;
const OF_YEARS = /^(?:master|licence|bachelor|bac)$/iu;

/** The degree in a text, with its letters in brackets, another behind a slash ("BSc/MSc") and with praise. */
const degreeSpan = (text: string): { from: number; to: number } | undefined => {
  const first = findDegree(text);
  const slash = first && text.startsWith('/', first.to) ? first.to + 1 : 0;
  const other = slash > 0 ? findDegree(text.slice(slash)) : undefined;
  const both = first && other?.from === 0 ? { from: first.from, to: slash + other.to } : first;
  const behind = both && LETTERS_BEHIND.exec(text.slice(both.to));
  const letters = behind?.groups?.['letters'] ?? '';
  const isShort = behind && findDegree(letters)?.to === letters.length;
  const year = both && OF_YEARS.test(text.slice(both.from, both.to)) ? YEAR_BEHIND.exec(text.slice(both.to)) : null;
  const further = isShort ? behind[0].length : (year?.[0].length ?? 0);
  const span = both && { ...both, to: both.to + further };
  const praise = span ? (HONOURS.exec(text.slice(span.to))?.[0].length ?? 0) : 0;
  return span && { from: span.from, to: span.to + praise };
};

/** Distinguishes degree, subject and school. */
export const putStudy = (given: readonly Atom[], entry: NamedEntry): void => {
  const { names, habit, put, place } = entry;
  const bare = withToldBehindNames(withoutStates(given))
    .map((atom) => withoutThesis(atom, entry))
    .map(withoutDegreeLabel);
  const atoms = withFaculties(bare)
    .flatMap((atom, _index, all) =>
      isOnlySchool(atom, all) ? withSubjectApart(atom, all) : splitStudy(atom, all.length === 1 && !place),
    )
    .flatMap((atom) => withoutPlace(atom, entry))
    .flatMap((atom, _index, all) => withSubjectOfFaculty(atom, all, entry));
  const degree =
    atoms.find((atom) => atom.degree && atom.school < 0.5) ??
    atoms.find((atom) => atom.degree) ??
    atoms.find(({ meant }) => meant === 'title') ??
    kindOfSchool(atoms);
  const schools = atoms.filter((atom) => atom !== degree && (atom.school > 0.5 || !AREA_LABEL.test(atom.text)));
  const school =
    schools.reduce<Atom | undefined>((best, atom) => (isBetterSchool(atom, best) ? atom : best), undefined) ??
    schools.find(({ meant }) => meant === 'subtitle') ??
    schools.find((atom) => atom.organisation > 0.5) ??
    schoolByPlace(schools, degree, habit, place);
  const nameOf = ({ text }: Atom): string =>
    withoutYears(text).replace(/^(?:de l['’]|de la |du |à l['’]|à la |an der |at the |the )(?=\p{Lu})/u, '');
  if (school) put(names.subtitle, nameOf(school), [school.line], school.school > 0.5 ? 0.95 : 0.6);
  if (degree) {
    const span = degreeSpan(degree.text);
    const to = span?.to ?? degree.text.length;
    const before = span && span.from > 0 ? tidy(degree.text.slice(0, span.from)) : '';
    const isTowards = TOWARDS.test(before);
    if (isTowards) entry.body.unshift(bodyLineOf(degree));
    const lead = isTowards ? '' : before;
    const led = tidy(degree.text.slice(to).replace(AREA_LEAD, ''));
    // "studia magisterskie, kierunek: Biologia"
    const whole = (/^[^:]{3,20}:/u.test(led) && tidy(led.replace(AREA_LABEL, ''))) || led;
    const parted = school || place ? undefined : areaAndSchool(whole);
    if (parted) put(names.subtitle, parted.school, [degree.line], 0.4);
    const area = parted?.area ?? whole;
    const title = tidy(degree.text.slice(span?.from ?? 0, to)).replace(/\s+en$/iu, '');
    // "Diplôme d’ingénieur, Génie énergétique": the complement of the degree belongs to it.
    const made = /^\s*(?:d['’]|de\s)[^,]*(?=,\s*(?<area>\S.*)$)/iu.exec(degree.text.slice(to));
    if (made && !lead) {
      put(names.title, tidy(degree.text.slice(0, to + made[0].length)), [degree.line], 0.8);
      put(names.area, tidy(made.groups?.['area'] ?? ''), [degree.line], 0.8);
    } else if (lead && !area) {
      put(names.title, title, [degree.line], 0.85);
      put(names.area, lead.replace(/\s+(?:in|of)$/iu, ''), [degree.line], 0.7);
    } else {
      put(names.title, lead ? tidy(degree.text.slice(0, to)) : title, [degree.line], 0.9);
      put(names.area, area, [degree.line], 0.8);
    }
  }
  const rest = atoms.filter((atom) => atom !== degree && atom !== school);
  const area = rest.find(
    (atom) =>
      atom.school < 0.5 && atom.text.split(/\s+/u).length <= 8 && !/[.!?。]$/u.test(atom.text.replace(/\.$/u, '')),
  );
  const areaIsTaken = degree !== undefined && tidy(degree.text.slice(degreeSpan(degree.text)?.to ?? 0)) !== '';
  if (area && !areaIsTaken) {
    // "Field of study" in a form to fill in is no label.
    const words = (area.text.replace(AREA_LABEL, '') || area.text).replace(/\.$/u, '');
    put(degree || isPartOfUniversity(words) ? names.area : names.title, words, [area.line], 0.6);
  }
  placeRest(
    rest.filter((atom) => atom !== area || areaIsTaken),
    [...(school ? [school] : []), ...(degree ? [degree] : [])],
    entry,
  );
};

/** What is a part of a university, by any of its words. */
const FACULTY =
  /(?<!\p{L})(?:facult(?:y|é)|faculdade|facultad|facoltà|fakult|fakülte|wydział|факультет|department|département|departamento|dipartimento|school of|enstitüsü|instituto de|institut für|centro de)/iu;

/**
 * "Ege Üniversitesi, Fen Fakültesi, Fizik": behind a university and its faculty stands what was studied, where nothing else
 * in the entry tells it; the faculty is described.
 */
const withSubjectOfFaculty = (atom: Atom, all: readonly Atom[], { body }: NamedEntry): Atom[] => {
  const [school = '', faculty = '', subject = '', ...more] = commaParts(atom.text);
  const isListed =
    more.length === 0 &&
    atom.school > 0.5 &&
    !FACULTY.test(school) &&
    schoolScore(school) > 0.5 &&
    FACULTY.test(faculty) &&
    /^\p{Lu}[^\d.()]{3,60}$/u.test(subject) &&
    schoolScore(subject) + organisationScore(subject) < 0.5 &&
    !isPlace(subject);
  const degrees = all.filter((other) => other !== atom && other.degree);
  const isTold = degrees.some(({ text }) => tidy(text.slice(degreeSpan(text)?.to ?? 0)) !== '');
  if (!isListed || isTold || all.length > degrees.length + 1) return [atom];
  body.unshift(bodyLineOf(atom, faculty));
  return [
    reworded(atom, school),
    asMeant(reworded(atom, subject.replace(/\s(?:bölümü|anabilim dalı)$/iu, '')), 'title'),
  ];
};

/** Studies without what is only said of how far they have come: "졸업" beside a school and a subject. */
const withoutStates = (atoms: readonly Atom[]): Atom[] => {
  const names = atoms.filter(({ text }) => !isStateOfStudies(text));
  // "Harlow College | Graduated": where it is all that stands beside a school, it stays.
  const told = names.some(({ school, place }) => school < 0.5 && !place) ? names : atoms;
  return told.map((atom) => {
    const text = withoutStateBehind(atom.text);
    return text === atom.text ? atom : reworded(atom, text);
  });
};

/** "3 Jahre Bezirksschule": how long somebody went to a school is no part of its name. */
const withoutYears = (text: string): string => {
  const { lasted = '', name } = /^(?<lasted>\d{1,2}\s\p{L}{2,8})\s(?<name>\p{Lu}.*)$/u.exec(text)?.groups ?? {};
  return name !== undefined && isDuration(lasted) ? name : text;
};

/** "University of Leeds, Leeds, UK": the place at the end of a school's name, or of a degree, goes to the location. */
const withoutPlace = (atom: Atom, entry: NamedEntry): Atom[] => {
  // The campus is part of the name: "University of California, Berkeley".
  const { name, place } = (atom.school > 0.5 ? CAMPUS.exec(atom.text)?.groups : undefined) ?? {};
  if (!name) {
    // "Lycée Bourdelle, Montauban": one word behind a school is the town that it is in.
    const { school, town } = /^(?<school>[^,]+?), (?<town>\p{Lu}\p{Ll}{3,}|\p{Lu}{2})$/u.exec(atom.text)?.groups ?? {};
    const isTown =
      school &&
      town &&
      (town.length > 2 || isStateCode(town)) &&
      atom.school + atom.organisation > 0.5 &&
      schoolScore(school) + organisationScore(school) > 0.5 &&
      !findDegree(atom.text);
    if (!isTown) return detachPlace(atom, entry);
    entry.put(entry.names.location, town, [atom.line], 0.6);
    return [reworded(atom, school)];
  }
  if (place) entry.put(entry.names.location, place, [atom.line], 0.8);
  return place ? [reworded(atom, name)] : [atom];
};

/** What is a part of a university, by the beginning of its name. */
const PART_OF_SCHOOL =
  /^(?:the )?(?:facult|faculdade|facoltà|fakult|fakülte|wydział|факультет|dep(?:ar)?t|school of|college of)/iu;

/** Whether a name is more of a school than another: a university above or below its faculty. */
const isBetterSchool = (atom: Atom, best: Atom | undefined): boolean =>
  atom.school > (best?.school ?? 0) ||
  (best !== undefined &&
    atom.school > 0.5 &&
    PART_OF_SCHOOL.test(best.text) &&
    !PART_OF_SCHOOL.test(atom.text) &&
    !/universi/iu.test(best.text));

/** "Gymnasium" above "Gymnasium Eching": a kind of school beside the name of one says what was finished there. */
const kindOfSchool = (atoms: readonly Atom[]): Atom | undefined => {
  const schools = atoms.filter(({ school }) => school > 0.5);
  const isKind = ({ text }: Atom): boolean => /^[\p{L}-]+(?:\s+\([^()]+\))?$/u.test(text);
  const kinds = schools.filter(isKind);
  return kinds.length === 1 && schools.length === 2 ? kinds[0] : undefined;
};

const CAMPUS = new RegExp(
  String.raw`^(?<name>.*University of (?:${[
    'California|Wisconsin|Illinois|Texas|Massachusetts|Maryland|Michigan|Minnesota|North Carolina|Colorado|Nebraska',
    'Hawai.?i|Tennessee|Missouri|Alabama|Alaska|Nevada|Houston',
    'Ireland|Nigeria|Puerto Rico|the Philippines|the West Indies',
  ].join('|')}), [^,]+)(?:, (?<place>.+))?$`,
  'iu',
);

/** If no word marks a school: the other bold or first line, or the text at the right edge. */
const schoolByPlace = (
  atoms: readonly Atom[],
  degree: Atom | undefined,
  habit: Habit,
  place: Atom | undefined,
): Atom | undefined => {
  // Where the other entries begin with their degrees, what stands first is one.
  const other = degree ? atoms.find((atom) => atom.line.index !== degree.line.index) : habit > 0 ? atoms[1] : undefined;
  if (place && !place.place && atoms.every((atom) => atom.line.index > (degree?.line.index ?? 0))) return place;
  return (habit < 0 ? atoms[0] : other) ?? atoms[0];
};

/** "University of Leeds. Dissertation: …": what was written there is described. */
const withoutThesis = (atom: Atom, { body }: NamedEntry): Atom => {
  const { facts, thesis } =
    /^(?<facts>.{4,}?)[.,;]\s+(?<thesis>(?:\p{L}+['’]?s? )?(?:dissertation|thesis|mémoire|thèse|tesis|tese|tesi|\p{L}*arbeit)\b.*)$/iu.exec(
      atom.text,
    )?.groups ?? {};
  if (!facts || !thesis) return atom;
  body.unshift(bodyLineOf(atom, thesis));
  return reworded(atom, facts);
};

/** What is said of studies before a degree that they were for, which is told whole: "Completed coursework towards". */
const TOWARDS =
  /^(?:(?:completed|currently|some)\s)?(?:course ?work|studies|credits|working|work)\stowards?(?:\s(?:an?|the|my))?$/iu;

/** What is said of a degree before its name. */
const GRADUATED =
  /^(?:graduated (?:as|with)|completed|obtained|earned|received|awarded|diplômée? d['’]un|titulad[oa] en|graduad[oa] en|laureat[oa] in|(?:abschluss|abgeschlossen|studienabschluss) als|studium(?: zum| zur)?|afgestudeerd als|utexaminerad|études de|estudios de|studi di)\s(?:(?:an?|my|the) )?/iu;

/** "Physics, degree: BSc" without the label between them, and "Graduated as BSc" without the words before it. */
const withoutDegreeLabel = (atom: Atom): Atom => {
  const bare = atom.text.replace(GRADUATED, '');
  const text = (findDegree(bare)?.from === 0 ? bare : atom.text).replace(
    /(?<=\S)\s*[,;.–-]?\s+(?:abschluss|degree|qualification|diplôme|título|titulación|titolo|grau|stopień|derece)\s*:\s*/iu,
    ', ',
  );
  return text === atom.text ? atom : reworded(atom, text);
};

/** Whether a text with a school names no degree beside another that does: dashes in it are part of its name. */
const isOnlySchool = (atom: Atom, all: readonly Atom[]): boolean =>
  atom.school > 0.5 && !atom.degree && all.some((other) => other !== atom && other.degree && other.school < 0.5);

/** "UC San Diego", but not "Physics" or "with distinction". */
const isNameOfSeveralWords = (text: string): boolean =>
  /^\p{Lu}\S*(?:\s+\S+){0,4}\s+\p{Lu}\S*$/u.test(text) && !findDegree(text) && !isPlace(text) && !/\d/u.test(text);
/** "ENSC Rennes", "UPMC": the letters of a school, before the town that it is in. */
export const isNameOfSchool = ({ text, degree, place }: Atom): boolean =>
  !degree && !place && /^\p{Lu}{3,}(?:\s+\p{Lu}\S*){0,3}$/u.test(text);

/** "J.D. University of Leeds": a school directly behind a degree. */
const schoolBehindDegree = (atom: Atom): Atom[] | undefined => {
  const span = degreeSpan(atom.text);
  const rest = span && span.from < 3 ? atom.text.slice(span.to) : '';
  const isSchool = /^\.?\s+(?=\p{Lu})/u.test(rest) && schoolScore(rest.trim().split(/\s+/u)[0] ?? '') > 0.5;
  return span && isSchool ? [reworded(atom, atom.text.slice(0, span.to)), reworded(atom, tidy(rest))] : undefined;
};

/** "Physics, Harlow" and "Physics UPMC" behind a degree whose entry names no school: the end is the school. */
const areaAndSchool = (area: string): { area: string; school: string } | undefined => {
  const listed = /^(?<area>.+),\s*(?<school>\p{Lu}[^,]{1,60})$/u.exec(area)?.groups;
  const spaced = /\p{Ll}/u.test(area) ? /^(?<area>.+?)\s+(?<school>\p{Lu}{3,6})$/u.exec(area)?.groups : undefined;
  const found = listed ?? spaced;
  return found && { area: tidy(found['area'] ?? ''), school: found['school'] ?? '' };
};

/** "Computer science, University of Leeds": a subject and the school of an entry that names nothing else. */
const subjectAndSchool = (atom: Atom): Atom[] | undefined => {
  if (atom.school < 0.5) return undefined;
  const parts = commaParts(atom.text);
  const at = parts.findIndex((part) => schoolScore(part) > 0.5);
  const before = parts.slice(0, at).join(', ');
  const isSubject =
    at > 0 &&
    /^\p{L}[^.\d()]{3,60}$/u.test(before) &&
    !isPlace(before) &&
    organisationScore(before) + schoolScore(before) < 0.5;
  return isSubject ? [asMeant(reworded(atom, before), 'title'), reworded(atom, parts.slice(at).join(', '))] : undefined;
};

/** Words before the name of a school. */
const AT_SCHOOL =
  /\s(?:(?:à|de)\sl['’]\s?|(?:at|from|bei|an der|am|à la|à|au|en la|en el|na|no|presso|aan de|aan het|på|vid)\s(?:the\s)?)(?=["“„«]?\p{L})/gu;
/** Longer texts are no heads of entries. */
const LONGEST_HEAD = 200;
const MOST_BEFORE_SCHOOL = 3;

/** "Evening classes at Harlow College", "Études secondaires au lycée Pascal": what was done at a school that follows. */
const doneAtSchool = (atom: Atom): Atom[] | undefined => {
  if (atom.school < 0.5 || atom.text.length > LONGEST_HEAD) return undefined;
  const tries = [...atom.text.matchAll(AT_SCHOOL)].map((match) => ({
    what: atom.text.slice(0, match.index),
    where: atom.text.slice(match.index + match[0].length),
  }));
  // The name of a school begins with the word for it, or has it among its first words.
  for (const words of [1, MOST_BEFORE_SCHOOL]) {
    const found = tries.find(
      ({ what, where }) =>
        schoolScore(what) < 0.5 &&
        // "Assistant at the Institute" is a job there.
        (roleScore(what) < 0.5 || findDegree(what) !== undefined) &&
        /\p{L}{3}/u.test(what) &&
        schoolScore(where.split(/\s+/u, words).join(' ')) > 0.5,
    );
    if (found) return [asMeant(reworded(atom, found.what), 'title'), reworded(atom, found.where)];
  }
  return undefined;
};

/** "PhD in Statistics, Virginia Tech, Blacksburg, VA": the only name between a degree and a city is the school's. */
const schoolBeforeCity = (atom: Atom): Atom[] | undefined => {
  const parts = atom.text.split(/,\s+/u);
  const [degree, school, city] = [parts.slice(0, -3).join(', '), parts.at(-3) ?? '', parts.slice(-2).join(', ')];
  return findDegree(degree) && !findDegree(school) && !/\d/u.test(school) && isPlace(city)
    ? [reworded(atom, degree), asMeant(reworded(atom, school), 'subtitle'), reworded(atom, city)]
    : undefined;
};

/** "Lakeview School (10th Grade), New Delhi" */
const SCHOOL_AND_LEVEL = /^(?<school>[^()]{3,100}?)\s*\((?<degree>[^()]{3,60})\)(?<place>(?:,\s[^(),]{2,40}){0,2})$/u;

/** Who examined for a title that is called after them: "Geprüfte Bilanzbuchhalterin (IHK)". */
const EXAMINERS = /^(?:IHK|HWK|HK|LWK)$/u;

/** A degree and its school, as two sentences: "Grado en Cocina. Escuela de Gamarra". */
const DEGREE_AND_SCHOOL = /^(?<what>[^.]{4,120}\p{L}{3})\.\s+(?<where>\p{Lu}[^.]{3,80})\.?$/u;

/** "mit Abitur", "without a degree": words that no subject begins with. */
const LEADS_ON = new RegExp(
  String.raw`^(?:${SMALL_WORD}|mit|ohne|with|without|avec|sans|con|sin|senza|com|sem|not|nicht|non)\s`,
  'iu',
);

/** "University of Leeds, Computer Science": what stands behind a school, or behind where it is, and names a subject, was studied there. */
const subjectBehindSchool = (atom: Atom): { school: string; subject: string } | undefined => {
  const parts = atom.school > 0.5 && !atom.degree ? commaParts(atom.text) : [];
  const at = parts.findLastIndex((part) => schoolScore(part) + organisationScore(part) > 0.5 || isPlace(part)) + 1;
  const subjects = parts.slice(at);
  const areSubjects = subjects.every((part) => (/^\p{Ll}/u.test(part) && !LEADS_ON.test(part)) || namesSubject(part));
  return at > 0 && subjects.length > 0 && areSubjects
    ? { school: parts.slice(0, at).join(', '), subject: subjects.join(', ') }
    : undefined;
};

/** A school and the degree behind it, to which a subject between them belongs. */
const withSubjectMoved = ([school, degree, ...more]: readonly Atom[]): Atom[] => {
  const apart = school && degree?.degree ? subjectBehindSchool(school) : undefined;
  return school && degree && apart
    ? [reworded(school, apart.school), reworded(degree, `${apart.subject}, ${degree.text}`), ...more]
    : [school, degree, ...more].filter((half) => half !== undefined);
};

/** A school with a subject behind it, as two values; where a degree stands elsewhere, and none names a subject. */
const withSubjectApart = (atom: Atom, all: readonly Atom[]): Atom[] => {
  const apart = subjectBehindSchool(atom);
  const [degree, ...others] = all.filter((other) => other.degree);
  const span = degree && others.length === 0 ? degreeSpan(degree.text) : undefined;
  return apart && span?.from === 0 && span.to === degree?.text.length
    ? [reworded(atom, apart.school), reworded(atom, apart.subject)]
    : [atom];
};

/** "BSc Physics, University of Leeds" */
const splitStudy = (atom: Atom, isAlone: boolean): Atom[] => {
  const dashed = dashSplits(atom).find(([left, right]) => left.school > 0.5 !== right.school > 0.5);
  if (dashed) return dashed.flatMap((half) => splitStudy(half, false));
  // "Mobile, AL — Master of Science": what stands behind the name of a school is where it is, and what was studied.
  const placed = dashSplits(atom).find(([left, right]) => left.place && !left.degree && right.degree);
  if (placed) return [placed[0], ...splitStudy(placed[1], false)];
  const { what: studied = '', where: taughtAt = '' } = DEGREE_AND_SCHOOL.exec(atom.text)?.groups ?? {};
  if (findDegree(studied) && schoolScore(studied) < 0.5 && schoolScore(taughtAt) > 0.5)
    return [reworded(atom, studied), ...splitStudy(reworded(atom, taughtAt), false)];
  // "Ingénieur en Chimie – ENSC Rennes": a name behind a degree whose entry has no other is the school's.
  const [beside] = isAlone && atom.school < 0.5 ? dashSplits(atom).filter(([, right]) => isNameOfSchool(right)) : [];
  if (beside?.[0].degree) return [beside[0], asMeant(beside[1], 'subtitle')];
  // "Acme Training Centre - Forest management": where no word is of a school, that of an organisation tells who taught it.
  const [taught] =
    isAlone && !atom.degree && atom.school < 0.5
      ? dashSplits(atom).filter(([left, right]) => left.organisation > 0.5 !== right.organisation > 0.5)
      : [];
  if (taught) return taught.map((half) => asMeant(half, half.organisation > 0.5 ? 'subtitle' : 'title'));
  // "BSc Physics (University of Leeds)"
  const { inside, before } = /^(?<before>[^()]{3,100}?)\s*\((?<inside>[^()]{3,80})\)$/u.exec(atom.text)?.groups ?? {};
  const isSchool = inside !== undefined && schoolScore(inside) > 0.5 && !EXAMINERS.test(inside);
  if (isSchool && before && schoolScore(before) < 0.5 && findDegree(before))
    return [reworded(atom, before), reworded(atom, inside)];
  const level = SCHOOL_AND_LEVEL.exec(atom.text)?.groups;
  if (level && schoolScore(level['school'] ?? '') > 0.5 && !findDegree(level['school'] ?? '')) {
    const { school = '', degree = '', place = '' } = level;
    if (findDegree(degree)?.from === 0) return [reworded(atom, school + place), reworded(atom, degree)];
  }
  const both = atom.school > 0.5 && atom.degree;
  const isEastAsian = /\p{Script=Han}|\p{Script=Hangul}/u.test(atom.text);
  const spaced = atom.text.split(isEastAsian ? /\s*[,，、·]\s*|\s+/u : /\s+/u).filter(Boolean);
  if (isEastAsian && spaced.length > 1 && spaced.length <= 4) {
    const parts = spaced.map((text) => reworded(atom, text));
    if (parts.some((part) => part.school > 0.5) && parts.some((part) => part.school === 0)) {
      const school = parts
        .filter((part) => part.school > 0.5)
        .map((part) => part.text)
        .join(' ');
      return [reworded(atom, school), ...parts.filter((part) => part.school <= 0.5)];
    }
  }
  // "Ausbildung zur Köchin, Stadtwerke Ulm": an employer behind a degree taught it.
  const { what, where } = /^(?<what>[^,]+),\s*(?<where>[^,]{3,60})$/u.exec(atom.text)?.groups ?? {};
  if (!both && atom.degree && what && where && organisationScore(where) > 0.5 && findDegree(what) && !findDegree(where))
    return [reworded(atom, what), reworded(atom, where)];
  // "BA in History, UC San Diego": the only name beside a degree is the school's.
  const named =
    isAlone && !both && atom.degree ? /^(?<what>.{4,}),\s*(?<where>[^,]{3,60})$/u.exec(atom.text)?.groups : undefined;
  if (named && isNameOfSeveralWords(named['where'] ?? '') && findDegree(named['what'] ?? ''))
    return [reworded(atom, named['what'] ?? ''), asMeant(reworded(atom, named['where'] ?? ''), 'subtitle')];
  const apart = isAlone && !both && atom.degree ? schoolBeforeCity(atom) : undefined;
  if (apart) return apart;
  if (!both) return (isAlone && (doneAtSchool(atom) ?? subjectAndSchool(atom))) || [atom];
  const behind = schoolBehindDegree(atom);
  if (behind) return behind;
  // "PhD in Biology: University of Leeds"
  const colon = /^(?<degree>[^:]{3,100}):\s+(?<school>[^:]{3,100})$/u.exec(atom.text)?.groups;
  if (colon) {
    const sides = [reworded(atom, colon['degree'] ?? ''), reworded(atom, colon['school'] ?? '')];
    // "University of Leeds: BSc Biology" as well.
    const [degree, school] = sides[0]?.degree === true ? sides : sides.toReversed();
    if (degree?.degree && degree.school < 0.5 && school && school.school > 0.5) return [degree, school];
  }
  const parts = commaParts(atom.text);
  const cuts = parts.slice(1).flatMap((part, before): { at: Atom; halves: Atom[] }[] => {
    const left = reworded(atom, parts.slice(0, before + 1).join(', '));
    const right = reworded(atom, parts.slice(before + 1).join(', '));
    const isCut =
      (left.degree && left.school < 0.5 && right.school > 0.5) ||
      (right.degree && right.school < 0.5 && left.school > 0.5);
    return isCut ? [{ at: reworded(atom, part), halves: [left, right] }] : [];
  });
  // "Ph.D., Physics, University of Leeds": the subject stays with the degree.
  const cut = cuts.find(({ at }) => at.school > 0.5 || at.degree) ?? cuts[0];
  if (cut) return withSubjectMoved(cut.halves);
  const done = doneAtSchool(atom);
  if (done) return done;
  const at = /^(?<degree>.+?)\s+(?:at|from|bei|an der|à|en la|na|presso)\s+(?<school>.+)$/u.exec(atom.text);
  return at?.groups ? [reworded(atom, at.groups['degree'] ?? ''), reworded(atom, at.groups['school'] ?? '')] : [atom];
};
