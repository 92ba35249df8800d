import { ASKING, PREFERRED, REQUIRED } from './posting-words.ts';
import type { AskedPoint } from './read-posting.ts';

const LABEL = /^([^:]{3,40}):\s+(\S.*)$/u;

/** The points after a label in one line: "Nice to have: Kafka, Terraform."; `null` for another line. */
export function labelledPoints(line: string): AskedPoint[] | null {
  const [, label = '', rest = ''] = LABEL.exec(line) ?? [];
  const isPreferred = PREFERRED.test(label);
  if (label === '' || (!isPreferred && !REQUIRED.test(label))) return null;
  const [list = '', ...others] = sentencesOf(rest);
  return [...partsOf(list).map((text) => pointOf(text, isPreferred)), ...others.flatMap(preferredIn)];
}

/** The points of a posting in sentences: "We expect two years as a cook, clean hands and good humour." */
export const prosePoints = (lines: readonly string[]): AskedPoint[] =>
  lines.flatMap((line) => labelledPoints(line) ?? sentencesOf(line).flatMap(pointsOfSentence));

function pointsOfSentence(sentence: string): AskedPoint[] {
  const asked = ASKING.exec(sentence)?.[0];
  if (asked === undefined) return preferredIn(sentence);
  const list = sentence.slice(asked.length);
  const parts = partsOf(list);
  // Otherwise it is as likely the person: "We need a cook", "We need a cook who is calm, clean and quick".
  return parts.length > 1 && !PERSON.test(list) ? parts.map((text) => pointOf(text, false)) : [];
}

const PERSON =
  /^(?:an?|one|our next|someone|somebody|eine?n?|jemanden?|une?|una|uma|um|een|iemand)\s[^,]{0,40}\b(?:who|that|to|der|die|qui|que|che|die)\b/iu;

const preferredIn = (sentence: string): AskedPoint[] =>
  PREFERRED.test(sentence) ? partsOf(sentence, /;\s+/u).map((text) => pointOf(text, true)) : [];

const pointOf = (text: string, isPreferred: boolean): AskedPoint => ({
  // As a line of its own; "iOS" stays.
  text: text.replace(/^\p{Ll}+(?=[\s,-]|$)/u, (word) => word.charAt(0).toUpperCase() + word.slice(1)),
  weight: isPreferred || PREFERRED.test(text) ? 'preferred' : 'required',
});

const sentencesOf = (line: string): string[] => line.split(/(?<=[.!?])\s+(?=\p{Lu})/u);

/** The parts of a list, without the "and" before the last one; commas within brackets divide nothing. */
const partsOf = (list: string, divider = /[;,]\s+(?![^()]*\))/u): string[] =>
  list
    .split(divider)
    .map((part) =>
      part
        .replace(/^(?:and|or|und|oder|et|ou|y|o|e|en|of)\s+/iu, '')
        .replace(/[.!,;]+$/u, '')
        .trim(),
    )
    .filter((part) => part.length > 1);
