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
    'vergleichbare wünschenswert wie wir zu zum zur über'
  ).split(' '),
);

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
      .filter((word) => !empty.has(word) && !/^\d+$/u.test(word))
      .map(stemOf),
  );
