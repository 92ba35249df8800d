export { openDictionary, type Dictionary, type DictionaryFiles } from './dictionary.ts';
export { misspelledIn, type Misspelled } from './misspelled.ts';
export { dictionaryOf, folderOf, type DictionaryName } from './languages.ts';
