import type { EvaluationInput } from '../input.ts';
import { isShownHeading, knownHeading } from '../text/headings.ts';
import { isCredit } from '../text/remains.ts';
import { countWords } from '../text/words.ts';
import type { DatedEntry } from './resume-facts.ts';

/** Times that are no work: nobody looks there for an employer or for what was achieved. */
export const BREAK =
  /^(?:on )?(?:(?:extended )?(?:parental|maternity|paternity|family|adoption|carer.?s?|medical|sick) leave|(?:career|family|planned) break|sabbatical|gap year|job.?seeking|elternzeit|mutterschutz|erziehungszeit|familienzeit|pflegezeit|(?:berufliche )?auszeit|weltreise|zivildienst|(?:grund)?wehrdienst|arbeits?suchend|congé (?:parental|maternité|sabbatique|de maternité)|année sabbatique|baja (?:maternal|por maternidad)|excedencia|año sabático|licença[ -](?:maternidade|paternidade|parental|de maternidade)|período sabático|(?:full-?time )?(?:care (?:of|for)|caring for) (?:an? |my |our )?(?:aging |ageing |elderly |ill |sick )?(?:parents?|mother|father|family|relatives?|child(?:ren)?|sons?|daughters?|grand\p{L}+)|stay-at-home (?:parent|mother|father|mom|dad)|full-?time parent(?:ing)?|raising (?:a |my |our |two |three )?(?:family|child(?:ren)?|kids)|(?:compulsory |mandatory |national )?(?:military|national) service|service (?:militaire|national)|servicio militar(?: obligatorio)?|serviço militar(?: obrigatório)?|servizio (?:militare|di leva|civile)|congedo (?:parentale|di maternità)|maternità|dienstplicht|ouderschapsverlof|zwangerschapsverlof|värnplikt(?:ig)?|värnpliktstjänst(?:göring)?|föräldrale(?:dig|dighet)|førstegangstjeneste|foreldrepermisjon|værnepligt(?:ig)?|barsel(?:sorlov)?|varusmies(?:palvelus)?|asevelvollisuus|siviilipalvelus|vanhempainvapaa|(?:zasadnicza )?służba wojskowa|urlop (?:macierzyński|wychowawczy|rodzicielski)|(?:základní )?vojenská služba|(?:mateřská|rodičovská)(?: dovolená| pauza)?|(?:materská|rodičovská) dovolenka|(?:rodiljni|porodiljni) dopust|gyes|gyed|sorkatona(?:i szolgálat|ság)?|serviciu(?:l)? militar|concediu (?:de )?(?:maternitate|creștere)|(?:срочная |военная )?служба в армии|военная служба|декрет(?:ный отпуск)?|отпуск по уходу за реб[её]нком|військова служба|декретна відпустка|asker(?:lik)?(?: görevi| hizmeti)?|군 ?복무|병역|육아 ?휴직|兵役|服役|育儿假|産休|育児?休業?|育休)(?!\p{L}| cover| replacement)/iu;

/** A date in the place of a name, or a piece of a sentence: "2019-03", "participantes em". "bunq" and "various restaurants" are names. */
const NO_NAME =
  /^(?:\P{L}*(?:19|20)\d\d\b|\p{Ll}+(?:\s\p{Ll}+)*\s(?:a|an|and|at|by|for|from|in|of|on|the|to|with|als|am|an|auf|bei|der|des|die|für|im|mit|und|von|zu|au|aux|avec|chez|dans|de|des|du|en|et|la|le|les|par|pour|sur|con|del|el|los|para|por|y|com|da|das|do|dos|e|em|na|no|nos)$|(?:and|at|by|for|from|of|with|mit|und|von|avec|et|con|para|por|com|em)(?:\s\p{Ll}+)+$)/u;
/** A month in the place of a name: the end of a line that was read as an employer. */
const MONTH =
  /^(?:jan(?:uary)?|feb(?:ruary)?|fev|märz?|mar(?:ch)?|apr(?:il)?|abr|avr|may|mai|june?|juin|july?|juil|aug(?:ust)?|ago|ao[uû]t|sept?(?:ember)?|oct(?:ober)?|okt|out|nov(?:ember)?|dec(?:ember)?|dez|dic|déc)\.?$/iu;
/** The rest of a sentence, and the beginning of the next one: "and charged. Passed every inspection, on." */
const TORN = /^(?:and|or|und|oder|et|y|e|ou|o) \p{Ll}|\p{Ll}{3}\. \p{Lu}\p{Ll}+ \p{Ll}/u;
/** A figure in the only name of a role, in the length of a sentence: a bullet that was read as one, "some 400 cases a year". */
const isBullet = (name: string): boolean =>
  countWords(name) >= 6 && /(?<!\d)(?!(?:19|20)\d\d(?!\d))\d[\d.,]+(?!\p{L})/u.test(name);
/** Whether the names of a role show that it was taken apart wrongly. */
export const isMisread = ({ section, title, at, start, end, bullets, paragraphs }: DatedEntry): boolean =>
  section === 'experience' &&
  !BREAK.test(title || at) &&
  (NO_NAME.test(title) ||
    NO_NAME.test(at) ||
    TORN.test(title) ||
    TORN.test(at) ||
    MONTH.test(title) ||
    MONTH.test(at) ||
    ((title === '' || at === '') && isBullet(title || at)) ||
    // A heading that was read as an employer.
    (at !== '' && at === at.toUpperCase() && knownHeading('experience', at)) ||
    (title === '' && at === '' && [start, end, ...bullets, ...paragraphs].some(Boolean)));

/** What stands before a text, in the place of a name: "Technologies & outils :". */
const LABEL = /:$/u;
const isNoNameAnywhere = (name: string): boolean =>
  isShownHeading(name) || LABEL.test(name.trim()) || isCredit(name) || OF_TABLE.test(name.trim());
/** Heads of the tables of a Japanese form. */
const OF_TABLE = /^(?:学歴|職歴|学歴・職歴|職務経歴|免許|資格|免許・資格|年月|年|月)$/u;

/** So many names alone are a list of something else: subjects that somebody teaches, or headings within a section. */
const fewestNames = 3;
const isNameAlone = ({ title, at, start, end, bullets, paragraphs }: DatedEntry): boolean =>
  !start && !end && (!title || !at) && bullets.length + paragraphs.length === 0;

/**
 * The entries of an uploaded file that were probably misread, in whatever section: checks assert nothing of them. They are
 * roles that the lines of the file speak against (`against`); entries that have the heading of a section or a label for a name; and names alone, one below the other.
 */
export function doubtedEntries(
  dated: readonly DatedEntry[],
  roles: readonly DatedEntry[],
  against: ReadonlySet<string>,
  { origin }: Pick<EvaluationInput, 'origin'>,
): ReadonlySet<string> {
  if (origin === 'ours') return new Set();
  const alone = roles.filter(isNameAlone);
  return new Set(
    [
      ...dated.filter(({ title, at }) => isNoNameAnywhere(title) || isNoNameAnywhere(at)),
      ...roles.filter((role) => against.has(role.path)),
      ...(alone.length >= fewestNames ? alone : []),
    ].map(({ path }) => path),
  );
}
