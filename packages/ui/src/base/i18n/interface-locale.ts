export { readerLocale as interfaceLocale } from '@vitae/words/reader';
