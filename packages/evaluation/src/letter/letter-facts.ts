import { isKind, letterView, readPosting, type CoverLetter, type LetterView, type Posting } from '@vitae/domain';
import type { CommonFacts } from '../facts.ts';
import type { EvaluationInput, Passage } from '../input.ts';
import { countWords, sentencesIn } from '../text/words.ts';
import { resumeFacts, type ResumeFacts } from '../resume/resume-facts.ts';

export interface LetterFacts extends CommonFacts {
  kind: 'coverletter';
  letter: CoverLetter;
  view: LetterView;
  /** The body; the items of a list belong to the paragraph before it. */
  paragraphs: Passage[];
  sentences: Passage[];
  /** The body's text, with its paragraphs as lines. */
  body: string;
  /** The posting as given or as noted in the letter; `null` if there is none. */
  posting: Posting | null;
  /** The resume that it is sent with, if it is known. */
  resume: ResumeFacts | null;
}

/** Works out what the checks of a letter look at. */
export function letterFacts(letter: CoverLetter, input: EvaluationInput, language: string): LetterFacts {
  const view = letterView(letter);
  const blocks = view.paragraphs.flatMap(({ path, blocks: inField }) =>
    inField.map(({ kind, spans }) => ({
      kind,
      path,
      text: spans
        .map(({ text }) => text)
        .join('')
        .trim(),
    })),
  );
  const paragraphs: Passage[] = [];
  for (const { kind, path, text } of blocks) {
    const last = paragraphs.at(-1);
    if (kind !== 'paragraph' && last) last.text = `${last.text}\n${text}`;
    else paragraphs.push({ text, path });
  }
  // Of a file, the importer may leave the closing and the name below the text.
  while (input.origin === 'uploaded' && paragraphs.length > 1 && isNoSentence(paragraphs.at(-1)?.text ?? ''))
    paragraphs.pop();
  const passage = ({ text, path }: Passage) => ({ text, path });
  const posting = (input.posting ?? letter.posting).trim();
  return {
    kind: 'coverletter',
    letter,
    input,
    language,
    view,
    texts: [
      view.fullName,
      view.headline,
      ...view.contacts.filter(({ kind }) => kind !== 'location').map(passage),
      ...view.recipient,
      view.subject,
      view.opening,
      ...blocks.map(passage),
      view.closing,
      ...view.enclosures.items,
    ].filter(({ text }) => text !== ''),
    paragraphs,
    sentences: blocks.flatMap(({ text, path }) => sentencesIn(text).map((sentence) => ({ text: sentence, path }))),
    body: blocks.map(({ text }) => text).join('\n'),
    posting: posting ? readPosting(posting) : null,
    resume:
      input.resume && isKind('resume', input.resume)
        ? resumeFacts(input.resume, { ...input, document: input.resume }, language)
        : null,
  };
}

const longestClosing = 6;
/** A closing formula or a name: a few words that end without a full stop. */
const isNoSentence = (text: string): boolean => countWords(text) <= longestClosing && !/[.!?…:]$/u.test(text.trim());
