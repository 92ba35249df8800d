export { grammarOf, hasGrammar, textsToCheck, type GrammarNotes, type Ungrammatical } from './grammar-of.ts';
