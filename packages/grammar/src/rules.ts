/**
 * The rules of harper.js that count, of its 885: those that spoke where a sentence written with a mistake has one, and
 * never in good texts (docs/adr/0046-grammar.md has the count). Its spelling and its taste are off.
 */
export const rules: ReadonlySet<string> = new Set([
  'AdjectiveDoubleDegree',
  'AnA',
  'DidPast',
  'InterestedIn',
  'ItsContraction',
  'ItsPossessive',
  'ModalOf',
  'OpenCompounds',
  'PronounInflectionBe',
  'PronounVerbAgreement',
  'RepeatedWords',
  'SimplePastToPastParticiple',
  'TheMy',
  'TheirToThere',
  'ThenThan',
  'ThereToTheir',
]);
