import { TriangleAlert } from 'lucide-react';
import { useTexts } from '../../../../../base/i18n/index.ts';
import type { Fields } from '../items/item-fields.tsx';
import { asText } from '../bindings.ts';
import { contentAt, itemAt, type SectionPath } from '../document-edits.ts';
import { useSettledDocument } from '../hooks.ts';
import { doubtWords } from './doubt-words.ts';
import { entryDoubts } from './entry-doubts.ts';
import { keptFacts } from './kept-phrases.ts';
import { useKeptPhrases } from './use-kept-phrases.ts';

export interface RowDoubtsProps {
  section: SectionPath;
  fields: Fields;
  itemId: string;
  /** The fields of one row. */
  names: readonly string[];
}

/** Shorter texts are no suggestions. */
const SHORTEST = 25;
/** A key is not held up by the search for mistakes: milliseconds from a change to the doubts about it. */
const SETTLED = 200;

/** Probable mistakes in the fields of one row of an entry, shown below it. */
export function RowDoubts({ section, fields, itemId, names }: RowDoubtsProps) {
  const resume = useSettledDocument(SETTLED);
  useKeptPhrases(
    names.some(
      (name) => fields[name]?.kind === 'richText' && asText(itemAt(resume, section, itemId)?.[name]).length >= SHORTEST,
    ),
  );
  const content = contentAt(resume, section);
  if (!content) return null;
  const paths = names.map((name) => `${section}.items.${itemId}.${name}`);
  return entryDoubts({ key: section.split('.').at(-1) ?? '', path: section, fields, content })
    .filter(({ path }) => paths.includes(path))
    .map((doubt) => <Doubt key={doubt.kind + doubt.path + doubt.other} {...doubt} />);
}

/** Facts of a suggestion that were left in the summary. */
export function SummaryDoubt() {
  const { summary } = useSettledDocument(SETTLED);
  useKeptPhrases(summary.length >= SHORTEST);
  const facts = keptFacts(summary);
  return facts.length > 0 && <Doubt kind="invented" other={facts.join(', ')} />;
}

function Doubt(doubt: Parameters<typeof doubtWords>[0]) {
  const { t } = useTexts('preview');
  return (
    <p role="status" className="col-span-full -mt-2 flex items-start gap-1.5 text-13 text-notice-ink">
      <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
      {doubtWords(doubt, t)}
    </p>
  );
}
