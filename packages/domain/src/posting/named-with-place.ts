/** How the work is done or paid, which may stand where a company does. */
const TERMS =
  /^(?:remote|hybrid|on-?site|full|part|permanent|temporary|fixed|contract|vollzeit|teilzeit|unbefristet|befristet|home ?office|temps|cdi|cdd|télétravail|jornada|indefinido|tiempo|presencial|híbrid|remoto|teletrabajo|tempo|teletrabalho|presencial|voltijd|deeltijd|vast|band|grade|salary|closing|posted|apply|ref)(?!\p{Ll})/iu;
/** What names of places of several words begin with. */
const PLACES =
  /^(?:san|santa|santo|são|saint|sankt|st|los|las|el|la|le|les|den|new|bad|greater|north|south|east|west|upper|lower|rio|ciudad|buenos|hong|kuala|tel|cape|united)(?![\p{L}])/iu;

const SEPARATED =
  /^(?<name>[^,·|–—-][^,·|–—]{1,58}?)(?<mark>,|\s+[·|–—-])\s+(?<place>\p{Lu}[\p{L}.'’ -]{1,40}?)(?:\s*\([^()]{2,30}\))?$/u;

/**
 * The company of a line that names it with its place: "Halden Energy, Leeds" or "Northwind · Bristol (hybrid)". `''`
 * where the first part may be a place itself: one word before a comma, a place of several words, or anything before a
 * country or the short name of a state.
 *
 * @param isName whether a text has the form of a company's name
 */
export function namedWithPlace(line: string, isName: (text: string) => boolean): string {
  const { name = '', mark = '', place = '' } = SEPARATED.exec(line)?.groups ?? {};
  if (!isName(name) || TERMS.test(name) || TERMS.test(place) || PLACES.test(name)) return '';
  if (mark === ',' && !name.includes(' ')) return '';
  return /^\p{Lu}{2,3}$/u.test(place) || countries().has(place.toLowerCase()) ? '' : name;
}

const languages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'];
let known: ReadonlySet<string> | undefined;

/** The names of all countries in the languages of postings, in lower case. */
function countries(): ReadonlySet<string> {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  known ??= new Set(
    languages.flatMap((language) => {
      const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
      return letters.flatMap((one) => letters.map((two) => names.of(one + two)?.toLowerCase() ?? ''));
    }),
  );
  return known;
}
