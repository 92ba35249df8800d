export { languageOfLocale, type RecognisedLanguage } from './languages.ts';
export { recognisedPageSchema, type PagePicture, type RecognisedPage, type RecognisedWord } from './page.ts';
export { recognitionAnswerSchema, type RecognitionAnswer, type RecognitionRequest } from './protocol.ts';
