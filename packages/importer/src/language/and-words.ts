const SURE = 'and|und|et|y|e|och|og|ja|ve|és|și|oraz|και|и|та|і|dan|và|及|및|و';
const AMBIGUOUS = 'en|i|ir|un';

/** Words between two things ("Spain and Italy"), in any language, as the source of an expression. */
export const AND = `(?:${SURE}|${AMBIGUOUS})`;

/** Those that hardly say anything else in another language: "en" is also French and Spanish for "in", and "i" Swedish. */
export const SURE_AND = `(?:${SURE})`;
