import { isKind, letterView, resumeView, type AnyDocument, type ViewEntry } from '@vitae/domain';

/** Text and the field that it is in. */
export interface FieldText {
  text: string;
  path: string;
}

/** What is checked of a document, and the names in it, whose spelling is nobody's business. */
export interface Texts {
  prose: FieldText[];
  names: string[];
  /** The titles of degrees: names, but for the words that most of them have. */
  degrees: FieldText[];
  /** The same of jobs. */
  jobs: FieldText[];
  /** Headings of sections, the headline, and the names of skills, certificates and awards: the same. */
  labels: FieldText[];
}

const textOf = (spans: readonly { text: string }[]): string => spans.map(({ text }) => text).join('');

const entriesIn = (entries: readonly ViewEntry[]): ViewEntry[] =>
  entries.flatMap((entry) => [entry, ...entriesIn(entry.roles)]);

/** The sentences of a document, and its names of people, employers, schools, places, skills and products. */
export function textsOf(document: AnyDocument): Texts {
  if (isKind('resume', document)) {
    const view = resumeView(document);
    const sections = view.sections.map(({ key, entries }) => ({ key, entries: entriesIn(entries) }));
    const entries = sections.flatMap((section) => section.entries);
    const titlesIn = (wanted: string): FieldText[] =>
      sections
        .filter(({ key }) => key === wanted)
        .flatMap((section) => section.entries.map(({ title }) => ({ text: title.text, path: title.path })));
    return {
      degrees: titlesIn('education'),
      jobs: titlesIn('experience'),
      labels: [
        view.headline,
        ...view.sections.map(({ heading }) => heading),
        ...['certification', 'award'].flatMap(titlesIn),
        ...sections
          .filter(({ key }) => key === 'skill')
          .flatMap((section) =>
            section.entries.flatMap(({ title, tags }) => [
              title,
              ...tags.items.map((text) => ({ text, path: tags.path })),
            ]),
          ),
      ].map(({ text, path }) => ({ text, path })),
      prose: sections
        .filter(({ key }) => key !== 'reference')
        .flatMap((section) =>
          section.entries.flatMap(({ body }) =>
            body.blocks.map(({ spans }) => ({ text: textOf(spans), path: body.path })),
          ),
        ),
      names: [
        view.fullName.text,
        view.headline.text,
        ...view.contacts.map(({ text }) => text),
        ...entries.flatMap(({ title, subtitle, location, level, tags, meta }) => [
          title.text,
          subtitle.text,
          location.text,
          level.text,
          ...tags.items,
          ...meta.map(({ text }) => text),
        ]),
      ],
    };
  }
  if (isKind('coverletter', document)) {
    const view = letterView(document);
    return {
      degrees: [],
      jobs: [],
      labels: [],
      prose: view.paragraphs.flatMap(({ path, blocks }) => blocks.map(({ spans }) => ({ text: textOf(spans), path }))),
      names: [
        view.fullName.text,
        view.headline.text,
        ...view.contacts.map(({ text }) => text),
        ...view.recipient.map(({ text }) => text),
        view.opening.text,
        view.subject.text,
        ...view.enclosures.items.map(({ text }) => text),
        document.posting,
      ],
    };
  }
  return { prose: [], names: [], degrees: [], jobs: [], labels: [] };
}
