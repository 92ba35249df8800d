import {
  coverLetterKind,
  directionOf,
  letterView,
  resumeKind,
  resumeView,
  type AnyDocument,
  type LetterView,
  type ResumeView,
  type RichBlock,
  type ViewContact,
  type ViewEntry,
} from '@vitae/domain';
import type { SampleKind } from '@vitae/samples';
import { Fragment, type ReactNode } from 'react';
import { keptByObject } from './kept-by-object.ts';

/** What a document says, worked out once for as long as it is shown. */
const resumeViewOf = keptByObject((document: AnyDocument) => resumeView(resumeKind.of(document)));
const letterViewOf = keptByObject((document: AnyDocument) => letterView(coverLetterKind.of(document)));

/** How the text of each kind that has samples is laid out. */
const layouts: Readonly<Record<SampleKind, (document: AnyDocument) => ReactNode>> = {
  resume: (document) => <ResumeText view={resumeViewOf(document)} />,
  coverletter: (document) => <LetterText view={letterViewOf(document)} />,
};

/** What a sample says, as text that can be read, searched and copied. */
export function DocumentText({ kind, document }: { kind: SampleKind; document: AnyDocument }) {
  return (
    <article lang={document.locale} dir={directionOf(document.locale)} className="mt-6 max-w-[72ch]">
      {layouts[kind](document)}
    </article>
  );
}

function Contacts({ contacts }: { contacts: readonly ViewContact[] }) {
  return (
    <p className="text-14 text-ink-soft">
      {contacts.map(({ path, text }, index) => (
        <Fragment key={path}>
          {index > 0 && ' · '}
          <bdi>{text}</bdi>
        </Fragment>
      ))}
    </p>
  );
}

function ResumeText({ view }: { view: ResumeView }) {
  return (
    <>
      <h3 className="text-20">{view.fullName.text}</h3>
      <p className="text-ink-soft">{view.headline.text}</p>
      <Contacts contacts={view.contacts} />
      {view.sections.map(({ key, heading, entries }) => (
        <section key={key} className="mt-6">
          {heading.text && <h4 className="text-16">{heading.text}</h4>}
          {entries.map((entry) => (
            <EntryText key={entry.path || key} entry={entry} />
          ))}
        </section>
      ))}
    </>
  );
}

function EntryText({ entry }: { entry: ViewEntry }) {
  const { title, subtitle, location, dates, level, tags, meta, url, body, roles } = entry;
  const parts = [subtitle.text, location.text, dates.text, level.text, url?.text ?? ''].filter(Boolean);
  const facts = meta.map(({ label, text }) => `${label}: ${text}`);
  return (
    <div className="mt-3">
      {(title.text || parts.length > 0) && (
        <p>
          {title.text && <strong className="font-semibold">{title.text}</strong>}
          {title.text && parts.length > 0 && ' · '}
          <span className="text-ink-soft">{parts.join(' · ')}</span>
        </p>
      )}
      {tags.text && <p className="text-ink-soft">{tags.text}</p>}
      {facts.length > 0 && <p className="text-ink-soft">{facts.join(' · ')}</p>}
      <Rich blocks={body.blocks} />
      {roles.map((role) => (
        <EntryText key={role.path} entry={role} />
      ))}
    </div>
  );
}

function LetterText({ view }: { view: LetterView }) {
  const { enclosures } = view;
  return (
    <>
      <p className="font-semibold">{view.fullName.text}</p>
      <Contacts contacts={view.contacts} />
      <p className="mt-4 text-ink-soft">{view.date.text}</p>
      <p className="mt-4 text-ink-soft">
        {view.recipient.map(({ text, path }, index) => (
          <Fragment key={`${path} ${text}`}>
            {index > 0 && <br />}
            {text}
          </Fragment>
        ))}
      </p>
      {view.subject.text && <h3 className="mt-6 text-16">{view.subject.text}</h3>}
      <p className="mt-4">{view.opening.text}</p>
      {view.paragraphs.map(({ path, blocks }) => (
        <Rich key={path} blocks={blocks} />
      ))}
      <p className="mt-4">{view.closing.text}</p>
      <p className="mt-2">{view.signature.text}</p>
      {enclosures.items.length > 0 && (
        <p className="mt-4 text-14 text-ink-soft">
          {enclosures.label}: {enclosures.items.map(({ text }) => text).join(', ')}
        </p>
      )}
    </>
  );
}

/** Rich text as paragraphs and lists; consecutive entries are one list. */
function Rich({ blocks }: { blocks: readonly RichBlock[] }) {
  const parts: ReactNode[] = [];
  let items: RichBlock[] = [];
  const close = () => {
    if (items.length === 0) return;
    const List = items[0]?.kind === 'number' ? 'ol' : 'ul';
    parts.push(
      <List
        key={parts.length}
        className={`mt-2 flex flex-col gap-1 ps-5 ${List === 'ol' ? 'list-decimal' : 'list-disc'}`}
      >
        {items.map((item, index) => (
          <li key={index}>{textOf(item)}</li>
        ))}
      </List>,
    );
    items = [];
  };
  for (const block of blocks) {
    if (block.kind === 'paragraph' || (items[0] && items[0].kind !== block.kind)) close();
    if (block.kind !== 'paragraph') items.push(block);
    else
      parts.push(
        <p key={parts.length} className="mt-3">
          {textOf(block)}
        </p>,
      );
  }
  close();
  return parts;
}

/** What a block says; most are one piece of plain text. */
function textOf({ spans }: RichBlock): ReactNode {
  const [first] = spans;
  if (first && spans.length === 1 && !first.bold && !first.italic) return first.text;
  return spans.map(({ text, bold, italic }, index) => {
    const slanted = italic ? <em>{text}</em> : text;
    return <Fragment key={index}>{bold ? <strong className="font-semibold">{slanted}</strong> : slanted}</Fragment>;
  });
}
