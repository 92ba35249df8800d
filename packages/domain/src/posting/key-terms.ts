import { NUMBERS } from './posting-words.ts';

/** Words that postings use for anything: they say nothing about what is asked for. */
const empty = new Set(
  (
    'a able about an and any are as at be both by can do etc for from has have i in into is it its least more must not of on or other ' +
    'our own such that the their this through to up us we well what who will with work working would you your ability advantage ' +
    'background bonus comfortable degree demonstrated excellent experience experienced familiar familiarity good great hands ' +
    'ideally knowledge nice plus preferred proficiency proven related relevant required similar skills solid strong ' +
    'understanding year years using use minimum equivalent ' +
    'aber als am an auch auf aus bei bist das dein deine dem den der des die du durch ein eine einem einen einer erfahrung ' +
    'erfahrungen erste fähigkeit fundierte für gerne gute guter hast haben hohe idealerweise ihr ihre im in ist jahre jahren kenntnisse ' +
    'können mehrere mehrjährige mindestens mit nach oder sehr sicher sichere sicherer sie sind sowie und umgang unter von vorteil ' +
    'vergleichbare wünschenswert wie wir zu zum zur über ' +
    'ans année années apprécié appréciée atout au aux avec avez avoir bon bonne bonnes ce ces cette compétence compétences ' +
    'connaissance connaissances dans des du en est et etc expérience idéalement la le les leur ma maîtrise minimum moins nos notre ' +
    'ou par pour requis requise sa ses solide solides son souhaité souhaitée sur tes un une vos votre vous êtes ' +
    'al alto año años buen buena conocimiento conocimientos con buenos buenas del deseable dominio el ella experiencia haber la las lo los manejo ' +
    'mínimo mínima más nivel para por que se sólida sólidos su sus tener trabajo tu una uno valorará y ' +
    'ao anos as boa bom bons com competências conhecimento conhecimentos da das de desejável do dos domínio e em experiência mínimo mais na nas ' +
    'no nos não os ou pelo pelo menos sua suas ter um uma você ' +
    'd l j c n s qu ' +
    'agli ai alla alle anni anno buona buone buono che ci conoscenza conoscenze da dei del della delle di ed esperienza gli gradita il ' +
    'in lo minima minimo negli nei nel nella ottima ottime per più preferibile preferibilmente solida sono su tra tuo tua una ' +
    'aan af bent bij de dat dit een eerste en ervaring ervaringen gewenst goede goed heb hebt het ideaal jaar je jij jouw kennis met minimaal naar ' +
    'niet nog of om ons ook op pré sterke te ten tot uit van voor voorkeur vaardigheden wij wenselijk zijn'
  ).split(' '),
);

/** Whether a word of a posting says nothing about what is asked for. */
export const saysNothing = (word: string): boolean => empty.has(word) || isNumber(word);

const isNumber = (word: string): boolean => /^\d+$/u.test(word) || NUMBERS.some((number) => number.test(word));

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#]*/gu) ?? [];

/** The beginning that the forms of a word share: "ward", "wards"; "design", "designs", "designed". */
function stemOf(word: string): string {
  const singular = /[^s]s$/u.test(word) && word.length > 3 ? word.slice(0, -1) : word;
  return singular.length > 5 ? singular.slice(0, Math.max(5, singular.length - 3)) : singular;
}

/** The beginnings of all words of a text. */
export const stemsOf = (text: string): Set<string> => new Set(wordsOf(text).map(stemOf));

/** The words that say what a point asks for, as the beginnings that their forms share. */
export const keyTermsOf = (point: string): Set<string> =>
  new Set(
    wordsOf(point)
      .filter((word) => !saysNothing(word))
      .map(stemOf),
  );
