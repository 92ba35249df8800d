import { isCity } from '../../../language/cities.ts';
import { countryByName, isInDepartment, isPlace, isRemote, parsePlace, type Place } from '../../../language/places.ts';
import { isPlaceOfTemplate } from '../../../language/places-of-templates.ts';
import { isKnownRegion } from '../../../language/regions.ts';
import { isTask, organisationScore, roleScore, schoolScore } from '../../../language/words.ts';
import type { Line } from '../../../text/line.ts';
import { isDuration } from '../../../language/durations.ts';
import { asMeant, bodyLineOf, dashSplits, ofItself, reworded, type Atom } from './atoms.ts';
import { withoutEmployment } from './kinds-of-employment.ts';
import { withToldBehindNames } from './told-behind-names.ts';
import { commaParts, placeRest, titleness, type Habit, type NamedEntry } from './entry-parts.ts';
import { AND } from '../../../language/and-words.ts';
import { LEGAL_FORM } from '../../../language/legal-forms.ts';

/** "青岛海运公司担任会计", "在…担任…": an employer and a role with "served as" between them. */
const partsAtVerb = (atom: Atom): Atom[] => {
  const { employer, role } =
    /^在?(?<employer>[^，。担]{2,40})担任(?<role>[^，。的]{2,20})$/u.exec(atom.text)?.groups ?? {};
  return employer && role
    ? [asMeant(reworded(atom, employer), 'subtitle'), asMeant(reworded(atom, role), 'title')]
    : [atom];
};

/** Distinguishes role and employer. */
export const putJob = (all: readonly Atom[], entry: NamedEntry): void => {
  const { names, habit, put, place } = entry;
  const given = withoutTasks(
    withRolesTogether(withToldBehindNames(all.flatMap(partsAtVerb))).map((atom) =>
      withoutEmployment(withoutSupervisor(withoutTale(atom, entry), entry), entry),
    ),
    entry,
  );
  const alone = employerBesideCity(given);
  if (alone) {
    put(names.subtitle, alone.name, [alone.line], 0.75);
    put(names.location, alone.city, [alone.line], 0.8);
    return;
  }
  const parted = given.flatMap((atom) =>
    isOwnLine(atom, given)
      ? [atom]
      : (dashSplits(atom).find(
          ([left, right]) =>
            right.place ||
            (Math.abs(titleness(left, 'job') - titleness(right, 'job')) >= 0.6 && !isOfRole(left, right, atom, given)),
        ) ?? [atom]),
  );
  const [lead] = parted;
  const named = lead && parted.length > 1 ? namesBoth(lead, parted, place) : undefined;
  if (named) {
    for (const [name, atom] of [
      [names.title, named.title],
      [names.subtitle, named.employer],
    ] as const)
      put(name, withoutArticle(atom.text), [atom.line], 0.75);
    placeRest(parted, [named.title, named.employer, ...(lead ? [lead] : [])], entry);
    return;
  }
  // "Nurse, Acme; Green Bay, WI": a place behind a semicolon is none of the parts between commas.
  const bare = lead && lead.text.includes('; ') ? (detachPlace(lead, entry)[0] ?? lead) : lead;
  let atoms = parted.length === 1 && bare ? splitJob(bare, habit) : parted;
  atoms = atoms
    .map((atom) => withoutNote(atom, entry))
    .flatMap((atom) => detachPlace(atom, entry))
    .map((atom) => withoutNote(atom, entry))
    .map((atom) => withoutDepartment(atom, entry));
  if (atoms.length === 1 && atoms[0]) {
    const [atom] = atoms;
    // "Marsh Engineering, Inc." among employers that name no role has the words of one.
    const isEmployer = habit <= EMPLOYERS && atom.organisation > 0.5;
    const isTitle = !isEmployer && (titleness(atom, 'job') > 0 || (titleness(atom, 'job') === 0 && habit >= 0));
    put(isTitle ? names.title : names.subtitle, atom.text, [atom.line], 0.6);
    // A lone word at the right edge is the only remaining candidate for the employer.
    if (isTitle && place && !place.place) put(names.subtitle, place.text, [place.line], 0.5);
    if (isTitle && place?.place) putBeforeCity(place, entry);
    return;
  }
  const pair = bestPair(atoms, habit);
  if (!pair) return;
  put(names.title, pair.title.text, [pair.title.line], 0.6 + 0.35 * pair.certainty);
  put(names.subtitle, withoutArticle(pair.subtitle.text), [pair.subtitle.line], 0.6 + 0.35 * pair.certainty);
  placeRest(atoms, [pair.title, pair.subtitle], entry);
};

/** "Acme – Paris", "Acme – Tours, France": a name without a word of a role, and the city behind a dash, are all that is said. */
const employerBesideCity = (atoms: readonly Atom[]): { name: string; city: string; line: Line } | undefined => {
  const [whole, ...others] = atoms;
  const { name, city } = /^(?<name>[^–—]{2,80}?)\s[–—-]\s(?<city>[^–—]{2,40})$/u.exec(whole?.text ?? '')?.groups ?? {};
  if (!whole || !name || !city || others.length > 0 || whole.role > 0 || whole.meant === 'title') return undefined;
  const [town = '', country = '', ...more] = commaParts(city);
  const isWhole =
    more.length === 0 && (country === '' || countryByName(country) !== undefined || isKnownRegion(country));
  return isCity(town) && isWhole && !isPlace(name) ? { name, city, line: whole.line } : undefined;
};

/**
 * "Analyst" and "Met Office, Exeter, UK", or "Met Office — Exeter, UK": beside a role alone, what stands before a known city and
 * its country, or before a dash and a place, is the employer.
 */
const putBeforeCity = ({ text, line }: Atom, { names, put }: NamedEntry): void => {
  const { before, behind } = /^(?<before>[^–—]{2,80}?)\s[–—-]\s(?<behind>[^–—]{2,60})$/u.exec(text)?.groups ?? {};
  const [name = '', city = '', country = '', ...more] = commaParts(text);
  const isListed = more.length === 0 && !isCity(name) && isCity(city) && countryByName(country) !== undefined;
  if (before && behind && !isPlace(before) && isPlace(behind)) {
    put(names.subtitle, before, [line], 0.7);
    put(names.location, behind, [line], 0.8);
  } else if (isListed && !before) {
    put(names.subtitle, name, [line], 0.6);
    put(names.location, `${city}, ${country}`, [line], 0.8);
  }
};

/** "Architect | Senior developer, Acme, Leipzig": two roles before an employer are one title. */
const withRolesTogether = (atoms: readonly Atom[]): readonly Atom[] => {
  const [first, second, ...others] = atoms;
  if (!first || !second || first.line !== second.line || first.role < 0.5 || first.organisation > 0.5) return atoms;
  const [role = '', ...rest] = commaParts(second.text);
  const areRoles = rest.length > 0 && roleScore(role) > 0.5 && roleScore(rest[0] ?? '') === 0;
  const from = first.line.text.indexOf(first.text);
  const title = first.line.text.slice(from, first.line.text.indexOf(role, from + first.text.length) + role.length);
  const between = title.slice(first.text.length, title.length - role.length).trim();
  // Behind a comma or a dash, words like those of a role may name an employer.
  if (
    !areRoles ||
    from < 0 ||
    (between !== '|' && between !== '/') ||
    title.length > first.text.length + role.length + 4
  )
    return atoms;
  return [reworded(first, title), reworded(second, rest.join(', ')), ...others];
};

/**
 * "Clerk, Acme, Leipzig" above "Responsible for post, files and bills": where one line names role and employer, what
 * reads like a task below it describes.
 */
const withoutTasks = (atoms: readonly Atom[], { body }: NamedEntry): readonly Atom[] => {
  const [first, ...others] = atoms;
  const below = others.filter(({ line }) => line !== first?.line);
  const isWhole = first !== undefined && below.length === others.length && commaParts(first.text).length > 1;
  if (!isWhole || others.length === 0 || first.role < 0.5) return atoms;
  // "Clerk, Acme GmbH, Leipzig" names its employer by a word.
  const namesEmployer =
    commaParts(first.text)
      .slice(1)
      .some((part) => organisationScore(part) > 0.5) &&
    below.every(
      ({ text, organisation, school, role, place }) =>
        (organisation + school + role < 0.5 && !place) || isSentence(text),
    );
  if (!namesEmployer && !below.every(({ text }) => isTask(text))) return atoms;
  body.unshift(...below.map((atom) => bodyLineOf(atom)));
  return [first];
};

/** "Family hotel with 96 rooms.": words of an employer in a sentence tell what it is. */
const isSentence = (text: string): boolean => /\p{Ll}{3}\.$/u.test(text) && text.split(/\s+/u).length > 3;

/** "Acme Institute, supervisor: Prof. Berg": who looked after the work is described. */
const withoutSupervisor = (atom: Atom, { body }: NamedEntry): Atom => {
  const { facts, by } =
    /^(?<facts>.{4,}?)[,;.]\s+(?<by>(?:betreu(?:ung|er(?:in)?)|supervis(?:or|ion|ed by)|advisor|adviser|mentor|encadrante?|directeur de thèse|orientadora?|relatore|begeleider|promotor|handledare)\s*:.+)$/iu.exec(
      atom.text,
    )?.groups ?? {};
  if (!facts || !by) return atom;
  body.unshift(bodyLineOf(atom, by));
  return reworded(atom, facts);
};

/** So many words behind a semicolon are more than a second role, or a place. */
const WORDS_OF_TALE = 5;

/** "Partner; developer of platforms for films on the web": what follows a role behind a semicolon describes. */
const withoutTale = (atom: Atom, { body }: NamedEntry): Atom => {
  const { role = '', tale = '' } = /^(?<role>[^;,]{3,60});\s+(?<tale>[^;]+)$/u.exec(atom.text)?.groups ?? {};
  if (roleScore(role) < 0.5 || tale.split(/\s+/u).length < WORDS_OF_TALE) return atom;
  body.unshift(bodyLineOf(atom, tale));
  return reworded(atom, role);
};

/**
 * "Acme AB (a bakery)", "Acme AG, Wil (tools and moulds)": what brackets tell in small letters or several words behind a name
 * with a legal form is no part of it, nor are several words in small letters behind another ("Acme (a family bakery)").
 */
const withoutNote = (atom: Atom, { body }: NamedEntry): Atom => {
  const { name = '', note = '' } =
    /^(?<name>[^()（）]{3,80}?)\s*[(（](?<note>(?:\p{Ll}|[^()（）]+\s|\p{Lu}{2,4}-)[^()（）]{2,60})[)）]\.?$/u.exec(
      atom.text,
    )?.groups ?? {};
  const isTold = TOLD.test(note) && atom.role < 0.5 && roleScore(note) < 0.5;
  if (!note || isPlace(note) || !(isTold || LEGAL_FORM.test(commaParts(name)[0] ?? ''))) return atom;
  body.unshift(bodyLineOf(atom, note));
  return reworded(atom, name);
};

/** What a part of a company is called in Chinese, by its end. */
const DEPARTMENT = /^\p{L}[^，,]{0,20}(?:部门?|部門|中心|团队|團隊|事业群|事業群|[组組科处處室])$/u;

/** "研发部，后端工程师": the department before a role is described. */
const withoutDepartment = (atom: Atom, { body }: NamedEntry): Atom => {
  const [department = '', role = '', ...more] = /\p{sc=Han}/u.test(atom.text) ? commaParts(atom.text) : [];
  if (more.length > 0 || !DEPARTMENT.test(department) || roleScore(department) > 0.5 || roleScore(role) < 0.5)
    return atom;
  body.unshift(bodyLineOf(atom, department));
  return reworded(atom, role);
};

/** Several words in small letters, or "IT firm" as one word with a hyphen; "formerly" and the like lead to another name. */
const TOLD =
  /^(?!(?:formerly|now|previously|ehemals|heute|früher|anciennement|antes|ex)\s)(?:\p{Ll}{2,}\s[^()]*|\p{Lu}{2,4}-\p{L}{4,}(?:\s\p{Ll}+){0,3})$/u;

/** Whether a bold atom has a line to itself and the employer is on another: dashes in it are part of it. */
const isOwnLine = (atom: Atom, atoms: readonly Atom[]): boolean =>
  atom.role > 0.5 &&
  atoms.some(
    (other) => other.line !== atom.line && (other.organisation > 0.5 || other.school > 0.5) && other.role < 0.5,
  ) &&
  ((atom.bold && atom.line.text.trim().length <= atom.text.length + 1) ||
    // Beside its period only, with all of its words in one part: "Fellow in Robotics – Delta consortium".
    (atoms.every((other) => other === atom || other.line !== atom.line) &&
      roleScore(atom.text.split(/\s[–—-]\s/u)[0] ?? '') > 0.5 &&
      organisationScore(atom.text.split(/\s[–—-]\s/u)[1] ?? '') <= 0.5));

/** "Product owner – Website (trainee) | Acme AG": behind the dash of a role stands no employer where a firm is named beside it. */
const isOfRole = (left: Atom, right: Atom, whole: Atom, atoms: readonly Atom[]): boolean =>
  left.role > 0.5 &&
  right.organisation + right.school < 0.3 &&
  atoms.some(
    (other) => other !== whole && other.line === whole.line && LEGAL_FORM.test(commaParts(other.text)[0] ?? ''),
  );

/** Such a habit have sections that begin with employers. */
const EMPLOYERS = -0.5;

/** "Engineer at Acme": words that say at whom somebody worked, and words that may as well name a subject. */
const AT =
  /^(?<title>.+?)\s+(?:(?:at|bei|chez|presso|at the|@|w|bij|hos|på|в|у|u|v|pri|tại|στην?|στον?|في|au|aux|à la|aan de)\s+|à\sl['’]\s?)(?<employer>\p{Lu}.*|\d+(?:\s|\p{Ll}*)\p{Lu}.*|\p{Script=Arabic}.*|(?<=\sat )\p{Ll}.*)$/u;
const IN = /^(?<title>.+?)\s+(?:en|na|no)\s+(?<employer>\p{Lu}.*)$/u;

/** "Adjoint au Maire": a rank below somebody, behind words that precede employers too. */
const ABOVE = /\s(?:aux?|à la|à l['’]|aan de)\s?$/u;

/** Whether a text names a role and an employer: "Engineer at Acme". */
export const isRoleAt = (text: string): boolean => roleScore(partsAtPlace({ text })?.title ?? '') > 0.5;

/** The role and the employer of "Engineer at Acme". */
const partsAtPlace = ({ text }: Pick<Atom, 'text'>): { title: string; employer: string } | undefined => {
  for (const pattern of [AT, IN]) {
    const { title, employer } = pattern.exec(text)?.groups ?? {};
    const isBelow = employer !== undefined && ABOVE.test(text.slice(0, -employer.length)) && roleScore(employer) > 0.5;
    if (title && employer && !isBelow) return { title, employer };
  }
  return undefined;
};

/** "Various committees bij Acme": words that say nothing but where precede an employer, whatever stands before them. */
const namesWhere = ({ text }: Atom, { text: title, organisation }: Atom): boolean =>
  organisation < 0.5 &&
  title.split(/\s+/u).length <= 4 &&
  /^\s(?:at|bei|bij|hos|chez|presso)\s["'“‘„«]?[\p{Lu}\d]/u.test(text.slice(title.length));

/** "Engineer at Acme" before other things, none of which is an employer, a role or a place of its own. */
const namesBoth = (
  lead: Atom,
  atoms: readonly Atom[],
  place: Atom | undefined,
): { title: Atom; employer: Atom } | undefined => {
  const parts = partsAtPlace(lead);
  const title = parts && reworded(lead, parts.title);
  const employer = parts && reworded(lead, parts.employer);
  const others = atoms.filter((atom) => atom !== lead && atom !== place);
  const isWhole =
    title &&
    title.role > 0.5 &&
    !employer?.place &&
    // "Assistant at Harlow University" above "Institute of Physics": what has the words of an employer is it.
    (employer !== undefined && employer.organisation + employer.school > 0.5
      ? others.every(({ role }) => role < 0.5)
      : others.every(({ role, organisation, school }) => role + organisation + school < 0.5));
  return isWhole && employer ? { title, employer } : undefined;
};

/** "Engineer at Acme", "Acme, Engineer", "Engineer, Acme" */
const splitJob = (given: Atom, habit: Habit): Atom[] => {
  // "Receptionist at dentist office, 2 years"
  const parted = commaParts(given.text);
  const lasts = parted.length > 1 && isDuration(parted.at(-1) ?? '');
  const atom = lasts ? reworded(given, parted.slice(0, -1).join(', ')) : given;
  const at = partsAtPlace(atom);
  if (at) {
    const title = reworded(atom, at.title);
    // What the whole text is meant as by the entries around it, the employer in it is not.
    if (title.role > 0.5 || namesWhere(atom, title)) return [title, ofItself(atom, at.employer)];
  }
  // "Praktikum im Auktionshaus Kern"
  const inside = /^(?<title>.+?)\s+(?:im|beim|in der)\s+(?<employer>\p{Lu}.*)$/u.exec(atom.text)?.groups;
  const where = inside && reworded(atom, inside['employer'] ?? '');
  if (inside && where && where.organisation > 0.5) {
    const title = reworded(atom, inside['title'] ?? '');
    if (title.role > 0.5) return [title, where];
  }
  // "Red Cross: driver"
  const colon = /^(?<one>[^:]{3,80}):\s+(?<other>[^:]{3,80})$/u.exec(atom.text)?.groups;
  const sides = colon ? [reworded(atom, colon['one'] ?? ''), reworded(atom, colon['other'] ?? '')] : [];
  if (sides.length > 0 && sides.filter(({ role }) => role > 0.5).length === 1) return sides;
  const cjk = atom.text.split(/\s+(?![^(（]*[)）])/u);
  if (/\p{Script=Han}|\p{Script=Hangul}|\p{Script=Katakana}/u.test(atom.text) && cjk.length === 2)
    return cjk.map((text) => reworded(atom, text));
  const [dashed] = dashSplits(atom);
  if (dashed) return dashed;
  const parts = commaParts(atom.text);
  let best: { score: number; atoms: Atom[] } = { score: 0.3, atoms: [atom] };
  for (let cut = 1; cut < parts.length; cut += 1) {
    const left = reworded(atom, parts.slice(0, cut).join(', '));
    const right = reworded(atom, parts.slice(cut).join(', '));
    const score =
      Math.abs(titleness(left, 'job') - titleness(right, 'job')) +
      0.05 * Math.sign(habit) * Math.sign(titleness(left, 'job') - titleness(right, 'job'));
    const isNamed = left.role < 0.5 && (right.role < 0.5 || right.organisation > 0.5);
    const isFirm = isNamed && PARTNER.test(left.text) && PARTNERS.test(right.text);
    if (score > best.score && !isFirm && (left.role > 0.5 || right.role > 0.5 || score >= 0.6))
      best = { score, atoms: [left, right] };
  }
  return best.atoms;
};

/** "Baker, Lund & Partners LLP": a firm that is called after several people. */
const PARTNER = /^\p{Lu}[\p{L}'’-]+$/u;
const PARTNERS = new RegExp(String.raw`^(?:\p{Lu}[\p{L}'’-]+,\s)*\p{Lu}[\p{L}'’-]+,?\s(?:&|${AND})\s\p{Lu}`, 'u');

/** A place has at most a district, a city, a region and a country. */
const MOST_PLACE_PARTS = 5;

/** "Acme, Berlin, Germany": the place at the end of an employer's name goes to the location. */
export const detachPlace = (atom: Atom, { names, put }: Pick<NamedEntry, 'names' | 'put'>): Atom[] => {
  const bare = atom.text.replace(/(?<=\p{Ll}{3})\.$/u, '');
  const bracket = /^(?<name>.+?)\s*[(（](?<place>[^()（）]+)[)）]$/u.exec(bare);
  const parts = commaParts(bare);
  const tries: [string, string][] = [];
  // "Acme; Green Bay, WI"
  const ended = /^(?<name>[^;]+);\s+(?<place>[^;]+)$/u.exec(bare)?.groups;
  if (ended) tries.push([ended['name'] ?? '', ended['place'] ?? '']);
  for (let cut = Math.max(1, parts.length - MOST_PLACE_PARTS); cut < parts.length; cut += 1)
    tries.push([parts.slice(0, cut).join(', '), parts.slice(cut).join(', ')]);
  // "Harlow Academy – remote (400 hours)"
  const { apart, mode } = /^(?<apart>[^–—―]{2,80}?)\s[–—―-]\s(?<mode>[^–—―]{2,40})$/u.exec(bare)?.groups ?? {};
  if (apart && mode && isRemote(mode.replace(/\s?[(（][^()（）]*[)）]$/u, ''))) tries.push([apart, mode]);
  if (bracket?.groups) tries.push([bracket.groups['name'] ?? '', bracket.groups['place'] ?? '']);
  // "Acme GmbH in München"
  const { there, city } =
    /^(?<there>.+?)\s(?:in|i|à|em|a)\s(?<city>\p{Lu}[^,]{2,30}(?:, [^,]+)?)$/u.exec(bare)?.groups ?? {};
  // "Bokhuset i Norrköping AB": what ends with a legal form is no city with its region.
  const isName = city !== undefined && !city.includes(',') && organisationScore(city) > 0.5;
  // "Université du Québec à Montréal", "Universitetet i Oslo": the town of a university is a part of its name.
  const isOfSchool = there !== undefined && /^(?:l['’])?universi/iu.test(there) && !/\sin\s/u.test(bare);
  const found = !isName && city !== undefined ? parsePlace(city) : undefined;
  if (there && city && !isOfSchool && (isCity(city) || found?.region || (found?.city && found.countryCode)))
    tries.unshift([there, city]);
  for (const [name, tail] of tries) {
    const place = parsePlace(tail);
    const sure =
      place &&
      (place.region ||
        (place.city && place.countryCode) ||
        (place.city && /\p{Script=Han}/u.test(tail)) ||
        isCity(tail) ||
        isInDepartment(tail) ||
        isAddress(place) ||
        isKnownRegion(tail) ||
        (!place.city &&
          place.countryCode &&
          countryByName(tail) && // "University of Dublin, Ireland" may be a name, but none ends in letters for a country: "University of Hull, UK".
          !(names.area === undefined || /^\p{Lu}[\p{Lu}.]+$/u.test(tail) ? /\bof$/u : /\bof\b/u).test(name)));
    const isBracket = tail === bracket?.groups?.['place'];
    const isShown =
      isPlaceOfTemplate(tail) ||
      areTowns(tail) ||
      isInProvince(tail) ||
      ((isBracket || tail === mode) && isRemote(tail.replace(/\s?[(（][^()（）]*[)）]$/u, '')));
    if ((sure || isShown) && name && schoolScore(tail) < 0.5) {
      put(names.location, tail, [atom.line], 0.8);
      return [reworded(atom, name)];
    }
  }
  return [atom];
};

/** "Mill Lane 4, 35683 Dillenburg": a street with its number before a town with its code. */
const isAddress = ({ address, city, postalCode }: Place): boolean =>
  city !== '' && postalCode !== '' && address !== '' && address.split(/,\s*/u).every((part) => /\d/u.test(part));

/** "Tordesillas (Valladolid)": a town with the known city, or the province, that it is near. */
const isInProvince = (text: string): boolean => {
  const { near = '' } = /^\p{Lu}[\p{L}.'’ -]{2,30} \((?<near>\p{Lu}[\p{L}.'’ -]{2,30})\)$/u.exec(text)?.groups ?? {};
  return near !== '' && (isCity(near) || isKnownRegion(near)) && organisationScore(text) < 0.5 && roleScore(text) < 0.5;
};

const BETWEEN_TOWNS = new RegExp(String.raw`\s*[/&+]\s*|\s(?:a|${AND})\s`, 'u');

/** "Paris et Garches", "Freienbach / St. Gallen": two towns, of which one is known. */
const areTowns = (text: string): boolean => {
  const towns = text.split(BETWEEN_TOWNS);
  return (
    towns.length === 2 &&
    towns.every((town) => /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)?$/u.test(town)) &&
    towns.some((town) => isCity(town))
  );
};

/** "at the Office for Statistics": an article in small letters is of the sentence. */
const withoutArticle = (employer: string): string => employer.replace(/^(?:the|der|dem|den)\s(?=\p{Lu})/u, '');

type Pair = { title: Atom; subtitle: Atom; certainty: number };

const bestPair = (atoms: readonly Atom[], habit: Habit): Pair | undefined => {
  let best: (Pair & { score: number }) | undefined;
  atoms.slice(0, 5).forEach((title, i) => {
    atoms.slice(0, 5).forEach((subtitle, j) => {
      if (i === j) return;
      const contrast = titleness(title, 'job') - titleness(subtitle, 'job');
      // Roles are indented under the employer that they share.
      const isUnder = title.line !== subtitle.line && i > j && title.line.x > subtitle.line.x + 3;
      const order = isUnder ? 0.5 : (i < j ? 1 : -1) * Math.max(-0.5, Math.min(0.5, habit * 0.6));
      const early = isUnder ? 0 : -0.25 * (Math.max(i, j) - 1) - 0.1 * Math.min(i, j);
      const score = contrast + order + early + (i < j ? 0.02 : 0);
      if (!best || score > best.score)
        best = {
          title,
          subtitle,
          score,
          certainty: Math.max(0, Math.min(1, (contrast + Math.abs(habit) * 0.3) / 1.2)),
        };
    });
  });
  return best;
};
