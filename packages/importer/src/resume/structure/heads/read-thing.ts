import { isPlace, isRegion } from '../../../language/places.ts';
import { roleScore } from '../../../language/words.ts';
import { bodyLineOf, dashSplits, reworded, type Atom } from './atoms.ts';
import { commaParts, type NamedEntry } from './entry-parts.ts';
import { isTold, nameAndTale } from './titled-paragraphs.ts';

/** Words of journals, publishers and conferences. */
export const VENUE =
  /journal|review|reports?\b|letters|proceedings|conference|annals|bulletin|magazine|press\b|transactions|symposium|workshop|zeitschrift|verlag|heute|jahrbuch|revista|revue|annales|cahiers|rivista|tidskrift|tijdschrift|czasopismo|журнал|вестник|पत्रिका|समीक्षा|学报|期刊/iu;

/** How somebody placed, in a cell before what it was in: "top 52/2500", "1st/50", "National". */
const RANKED =
  /^(?:top\s*)?\d{1,4}(?:st|nd|rd|th|[.ºª°]|er|e)?\s*(?:(?:\/|of|von|sur|de|di|van|z|из)\s*\d[\d.,]{0,7})?\s*%?$|^(?:inter)?(?:national|regional|local)(?:ly)?$/iu;

/** A place in a competition, which is no name without it: "2nd Place", "Finalist", "Gold Medal". */
const PLACED =
  /^(?:\d{1,2}(?:st|nd|rd|th|\.|er|e|º|ª)? (?:place|prize|award|platz|preis|prix|place|premio|lugar|prêmio|posto)|(?:first|second|third|grand) (?:place|prize|award)|(?:gold|silver|bronze) (?:medal|prize|award)|(?:semi-?)?finalist|winner|runner-?up|honou?rable mention)$/iu;

/** Words before who gave or printed something: "Issued by Acme", "Awarded by: the Society", "Verliehen von". */
export const ISSUED_BY =
  /^(?:(?:issued|awarded|granted|presented|conferred|published|offered) by|published in|(?:verliehen|ausgestellt|vergeben) von|(?:veröffentlicht|erschienen) (?:in|bei)|(?:délivrée?|décernée?|remise?|publiée?) par|publiée? dans|(?:otorgad|concedid|emitid|expedid|publicad)[oa] (?:por|en)|(?:rilasciat|conferit|pubblicat)[oa] da|(?:concedid|emitid|publicad)[oa] (?:pela|pelo|em)|uitgereikt door|gepubliceerd in)\s*:?\s+/iu;

/** Who teaches and examines, by names without a word of an organisation. */
export const ISSUER =
  /^(?:coursera|udemy|edx|udacity|pluralsight|datacamp|codecademy|skillshare|futurelearn|freecodecamp|openclassrooms|linkedin(?: learning)?|khan academy|simplilearn|hackerrank|leetcode|kaggle|nptel|alura|rocketseat|platzi|domestika|google(?: cloud)?|microsoft|amazon(?: web services)?|aws|oracle|ibm|cisco|comptia|meta|nvidia|red hat|salesforce|hashicorp|databricks|snowflake|deeplearning\.ai|the linux foundation|cncf|isaca|axelos|pmi|scrum\.org|scrum alliance|\(?isc\)?²?2?|hubspot|semrush|adobe|autodesk|sap|vmware|tableau|mongodb|docker)(?: (?:academy|university|certification|training|learning))?$/iu;

/** What a certificate ends in that comes at several levels: "Solutions Architect – Associate". */
const RUNG =
  /^(?:associate|professional|expert|foundations?|foundational|fundamentals|practitioner|specialty|specialist|beginner|basic|elementary|intermediate|advanced|master|junior|senior|(?:level|part|module|stufe|niveau|nivel|nível|livello|teil) [\p{L}\d]{1,4}|[abc][12]\+?)(?: level)?$/iu;

/** What somebody was in a project, which is no name of one: "Contributor", "Lead developer". */
const PART_TAKEN =
  /^(?:(?:co-?|original )?(?:creator|contributor|maintainer|author|founder|owner|initiator)|(?:(?:lead|sole|solo|main|core|team|project|technical|software|web|full[- ]?stack|front[- ]?end|back[- ]?end) )?(?:lead|leader|member|developer|designer|maintainer|contributor)|(?:projekt|team)(?:leit(?:er(?:in)?|ung)|mitglied)|(?:haupt|mit)?entwickler(?:in)?|(?:co-?)?(?:créat(?:eur|rice)|fondat(?:eur|rice)|creador[ae]?|fundador[ae]?|criador[ae]?|creatore|fondatore)|(?:développeur|développeuse|desarrollador|desarrolladora|desenvolvedor|desenvolvedora|sviluppatore|contribut(?:eur|rice)|colaborador|colaboradora|programador|programadora)(?: (?:principal|únic[oa]|full[- ]?stack|front[- ]?end|back[- ]?end|web))?)$/iu;

/** Distinguishes the names of any other entry: a project, an award, a certificate. */
export const putThing = (given: readonly Atom[], { names, put, body }: NamedEntry): void => {
  const [rank, beside] = given;
  const isRanked =
    names.date !== undefined && beside !== undefined && rank?.line === beside.line && RANKED.test(rank.text);
  if (isRanked) body.unshift(bodyLineOf(rank));
  let atoms = isRanked ? given.slice(1) : [...given];
  const issued = names.date === undefined ? undefined : atoms.find(({ text }) => ISSUED_BY.test(text));
  if (issued && atoms.length > 1) {
    put(names.subtitle, issued.text.replace(ISSUED_BY, ''), [issued.line], 0.85);
    atoms = atoms.filter((atom) => atom !== issued);
  }
  const [placed, contest] = atoms;
  if (placed && contest && names.date !== undefined && placed.line === contest.line && PLACED.test(placed.text))
    atoms = [reworded(placed, `${placed.text}, ${contest.text}`), ...atoms.slice(2)];
  const [alone] = atoms;
  // "Contributor, Tide Map": in a line of its own, too.
  const named = alone && atoms.length === 1 && names.tags !== undefined ? commaParts(alone.text) : [];
  if (alone && named.length === 2 && PART_TAKEN.test(named[0] ?? ''))
    atoms = named.map((text) => reworded(alone, text));
  const [part, project] = atoms;
  if (part && project && names.tags !== undefined && part.line === project.line && PART_TAKEN.test(part.text))
    atoms = [project, part, ...atoms.slice(2)];
  const [whole] = atoms;
  // "Tide Map — lead developer" above what it is: behind the dash is what somebody was in it.
  const taken = whole && names.tags !== undefined && atoms.length > 1 ? dashSplits(whole)[0] : undefined;
  if (taken && taken[0].role < 0.5 && taken[1].role > 0.5) atoms = [...taken, ...atoms.slice(1)];
  const first = atoms[0];
  const split = first && names.tags !== undefined ? nameAndTale(first.text) : undefined;
  if (first && split) {
    body.unshift(bodyLineOf(first, split.what));
    atoms = [reworded(first, split.name), ...atoms.slice(1)];
  } else if (first && atoms.length === 1 && names.subtitle !== undefined) atoms = splitThing(first);
  const [titled] = atoms;
  const [, bare, tools] =
    (names.tags === undefined ? null : /^(.{3,}?)\s*\(([^()]{3,160})\)$/u.exec(titled?.text ?? '')) ?? [];
  const items = tools?.split(/\s*[,，、+|·•]\s*/u).filter(Boolean) ?? [];
  if (titled && bare !== undefined && areTools(items)) {
    put(names.tags, items, [titled.line], 0.8);
    atoms = [reworded(titled, bare), ...atoms.slice(1)];
  }
  const tagged =
    names.tags === undefined
      ? undefined
      : atoms
          .slice(1)
          .find(
            (atom) =>
              atom.text.split(/\s*[,，、]\s*/u).length >= 2 &&
              atom.role < 0.5 &&
              atom.text.length < 160 &&
              !isTold(atom.text),
          );
  if (tagged) {
    put(names.tags, tagged.text.split(/\s*[,，、]\s*/u).filter(Boolean), [tagged.line], 0.8);
    atoms = atoms.filter((atom) => atom !== tagged);
  }
  const [one, two] = atoms;
  // The title is what stands out, below the issuer as well.
  const standsOut = one && two?.bold && !one.bold && two.line.style.size > one.line.style.size - 0.3;
  if (standsOut && one.line !== two.line && names.subtitle !== undefined) atoms = [two, one, ...atoms.slice(2)];
  const [title, second, ...others] = atoms;
  const isTale = names.tags !== undefined && second !== undefined && isTold(second.text);
  const [subtitle, rest] = isTale ? [undefined, [second, ...others]] : [second, others];
  if (title) put(names.title, title.text, [title.line], 0.85);
  if (subtitle && names.subtitle !== undefined) put(names.subtitle, subtitle.text, [subtitle.line], 0.7);
  const more = names.subtitle === undefined && subtitle ? [subtitle, ...rest] : rest;
  if (names.second !== undefined && more[0])
    put(
      names.second,
      more.shift()?.text ?? '',
      [atoms[2]?.line ?? atoms[0]?.line].filter((line) => line !== undefined),
      0.6,
    );
  body.unshift(...more.map((atom) => bodyLineOf(atom)));
};

/** Whether the parts of a bracket are short names, none of which is a place or a role: "(React + Node.js + Docker)". */
const areTools = (items: readonly string[]): boolean =>
  items.length > 1 &&
  items.every(
    (item) => /^[\p{Lu}\d.]|[\d.+#]/u.test(item) && item.split(/\s+/u).length <= 3 && roleScore(item) < 0.5,
  ) &&
  !isPlace(items.join(', '));

/** "Certificate, Issuer" and "Prize from the Society": the issuer is the part that looks like an organisation. */
const splitThing = (atom: Atom): Atom[] => {
  const parts = commaParts(atom.text);
  for (let cut = parts.length - 1; cut > 0; cut -= 1) {
    const right = reworded(atom, parts.slice(cut).join(', '));
    if (right.organisation > 0.3 || right.school > 0.5 || VENUE.test(right.text) || isRegion(right.text))
      return [reworded(atom, parts.slice(0, cut).join(', ')), right];
  }
  const bracket = /^(?<name>.{3,}?)\s*[(（](?<by>[^()（）]+)[)）]$/u.exec(atom.text);
  if (bracket?.groups) {
    const by = reworded(atom, bracket.groups['by'] ?? '');
    if (by.organisation > 0.6 || by.school > 0.5 || ISSUER.test(by.text))
      return [reworded(atom, bracket.groups['name'] ?? ''), by];
  }
  const dashed = dashSplits(atom);
  // "2nd Place - Harlow College - City Hackathon" is one name.
  if (dashed[0] && PLACED.test(dashed[0][0].text)) return [atom];
  return dashed.findLast(([, right]) => !RUNG.test(right.text)) ?? [atom];
};
