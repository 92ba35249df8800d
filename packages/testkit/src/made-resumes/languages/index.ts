import { english } from './english.ts';
import { german } from './german.ts';
import { dutch, polish, swedish } from './northern.ts';
import { chinese, hindi, russian } from './other-scripts.ts';
import { french, italian, portuguese, spanish } from './romance.ts';
import type { Vocabulary } from './vocabulary.ts';

export type { Part, Vocabulary } from './vocabulary.ts';

export const vocabularies: readonly Vocabulary[] = [
  english,
  german,
  french,
  spanish,
  portuguese,
  italian,
  dutch,
  polish,
  swedish,
  russian,
  chinese,
  hindi,
];
