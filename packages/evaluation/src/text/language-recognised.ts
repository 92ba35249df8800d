import { lowerWords } from './words.ts';

/** Words that are in most texts of a language, and the letters that it has beside those of English. */
const known: readonly (readonly [language: string, words: ReadonlySet<string>, letters: ReadonlySet<string>])[] = (
  [
    ['en', 'the and of with for in to by on as from at an was', ''],
    ['de', 'und der die das mit für von im bei zur des eine auf den', 'äöüß'],
    ['fr', 'et le les des du pour au une avec dans sur aux la de', 'àâçéèêëîïôûùœ'],
    ['es', 'y el los las del con para por una la en de al que', 'áéíñóúü'],
    ['pt', 'e os as do da dos das em para com por uma na de', 'áâãàçéêíóôõúü'],
    ['it', 'e il di per con del della dei le nel una gli delle alla', 'àèéìòù'],
    ['nl', 'en van het voor met een bij te op als door aan de', 'éëïóèö'],
    ['pl', 'i w z oraz dla przez od za po się do na', 'ąćęłńóśźż'],
    ['sv', 'och av för till på som att från vid är jag hos med', 'åäöé'],
    ['da', 'og af til på som fra ved efter jeg mig hos med', 'æøåé'],
    ['nb', 'og av til på som fra ved etter jeg meg hos med', 'æøåé'],
    ['fi', 'ja sekä tai että myös on oli kuin mutta joka ovat', 'äöå'],
    ['cs', 'v pro při nebo ve že jako jsem na se z od', 'áčďéěíňóřšťúůýž'],
    ['sk', 'v pre pri alebo vo že ako som na sa z od', 'áäčďéíĺľňóôŕšťúýž'],
    ['hu', 'és az egy hogy vagy mint valamint során által nem a', 'áéíóöőúüű'],
    ['ro', 'și şi cu din pentru prin sau în de la pe ale', 'ăâîșşțţ'],
    ['hr', 'i u na za od do sa kao te ili iz pri', 'čćđšž'],
    ['sl', 'in za na pri ter kot ali ki iz sem od do', 'čšž'],
    ['lt', 'ir su į iš kaip bei nuo iki už apie', 'ąčęėįšųūž'],
    ['lv', 'un ar no uz par kā ir vai pie līdz', 'āčēģīķļņšūž'],
    ['et', 'ja on oli ning või kui ka mis ehk aasta', 'äõöüšž'],
    ['id', 'dan di dengan untuk dari yang pada dalam sebagai oleh serta ke', ''],
    ['tr', 've bir için ile olarak da de bu yılında', 'çğıöşü'],
  ] as const
).map(([language, words, letters]) => [language, new Set(words.split(' ')), new Set(letters)]);

/** So many of its words, and so many times as much as of what was named, say that a text is in another language. */
const [fewestWords, timesNamed] = [6, 1.6];
/** Fewer letters with signs may be those of names. */
const fewestLetters = 12;

/** Letters of one language of those that are written alike. */
const CYRILLIC: readonly (readonly [RegExp, string])[] = [
  [/[ђјљњћџ]/giu, 'sr'],
  [/[їєґ]/giu, 'uk'],
];
const fewestCyrillic = 3;

/** The language that a text is clearly written in, other than the one named; `null` if it may be that one. */
export function otherLanguageOf(text: string, named: string): string | null {
  if (named === 'ru')
    return CYRILLIC.find(([letters]) => (text.match(letters)?.length ?? 0) >= fewestCyrillic)?.[1] ?? null;
  const words = lowerWords(text);
  const signs = text.toLowerCase().match(/[\u00C0-\u024F]/gu) ?? [];
  const scores = known
    .map(([language, list, letters]) => {
      const count = words.filter((word) => list.has(word)).length;
      const fit = signs.length < fewestLetters ? 1 : signs.filter((sign) => letters.has(sign)).length / signs.length;
      return { language, count, score: count * fit ** 2 };
    })
    .toSorted((a, b) => b.score - a.score);
  const [first] = scores;
  const own = scores.find(({ language }) => language === named);
  if (!first || !own || first === own || first.count < fewestWords) return null;
  // Names of places have letters of their language in any text.
  return first.score >= timesNamed * own.score && first.count > own.count ? first.language : null;
}
