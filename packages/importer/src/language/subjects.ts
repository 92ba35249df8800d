/** How the names of fields of study end, or what they are called, in several languages. */
const SUBJECT = new RegExp(
  String.raw`(?:olog(?:y|ie|i[aáà]|ía|i)|ологія|ология|nom(?:y|ie|i[aà]|ía|iikka)|номия|номія|номика|graph(?:y|ie)|graf(?:ie|i[aà]|ía)|графия|графія` +
    String.raw`|(?:athemat|phys|statist|econom|linguist|polit|robot|kinet|genet|electron|mechan|dynam|aeronaut|acoust|ceram|graph|athlet)ics|matica|mática|tica|ística` +
    String.raw`|informati(?:cs|k|que|ca|ka|kk)|информатика|інформатика|mathemati[ck]|mathématiques|matematica|matemáticas|matematik[ai]?|математика` +
    String.raw`|physi(?:k|que)|f[ií]sica|fysi(?:k|ca)|fizyka|fizik|физика|фізика|chemi(?:stry|e|a)|chimi[ea]|qu[ií]mica|kemi|химия|хімія` +
    String.raw`|engineering|ingénierie|ingegneria|wesen|technik|wissenschaft(?:en)?|lehre|kunde|recht|pädagogik|sciences?|scienze|ciencias?|ciências?` +
    String.raw`|histor(?:y|ia|ie)|histoire|geschichte|история|історія|storia|philoso(?:ph|f)(?:y|ie|ia)|философия|філософія|law|droit|derecho|direito|diritto|право` +
    String.raw`|literatur[ae]?|littérature|letteratura|philology|literature|languages?|studies|studien|administration|management|marketing|finance|accounting` +
    String.raw`|architect(?:ure|ura)|architekt(?:ur|ura)|arquitect?ura|architettura|medicine?|medicina|medizin|médecine|nursing|enfermería|pharmacy|pharmazie|farmacia` +
    String.raw`|psych\p{L}*|soziolog\p{L}*|sociolog\p{L}*|journalism\p{L}*|journalistik|publizistik|журналистика|журналістика|культурологія|культурология|design|arts)$`,
  'iu',
);

/** Whether a text has a word that names a field of study: "Computer Science", "Bauingenieurwesen". */
export const namesSubject = (text: string): boolean => text.split(/[\s/&]+/u).some((word) => SUBJECT.test(word));
