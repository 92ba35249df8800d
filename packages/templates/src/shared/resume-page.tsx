import { documentStrings, type ResumeView } from '@vitae/domain';
import type { ReactElement, ReactNode } from 'react';
import type { Look } from './look.ts';
import { Document, Page, Text } from './primitives.ts';
import { paper } from './paper.ts';
import { millimetres } from './tokens.ts';

/** Whose pages these are, and in which language. */
type Named = Pick<ResumeView, 'fullName' | 'locale'>;

/**
 * The document with its one run of pages: margins, language, and a line that names the person from the second page on.
 */
export function ResumePage({
  view,
  title,
  look,
  background,
  footLeft,
  running = 'foot',
  planned,
  children,
}: {
  view: Named;
  title: string;
  look: Look;
  /** Fixed surfaces behind the content. */
  background?: ReactNode;
  /**
   * Where the foot begins, in points, if not at the right margin. Under columns it stands at the left: a column that
   * ends early would be read as wide as the foot below it.
   */
  footLeft?: number;
  /** Where the line stands that names the person. */
  running?: 'head' | 'foot';
  planned?: number;
  children: ReactNode;
}): ReactElement {
  const margin = millimetres(look.tokens.margin);
  return (
    <Document title={title} author={view.fullName.text} language={view.locale}>
      <Page
        size={look.tokens.page}
        planned={planned}
        style={{
          padding: margin,
          rowGap: look.gap.section,
          fontFamily: look.tokens.fontFamily,
          fontFeatureSettings: { liga: 0, clig: 0, dlig: 0, calt: 0 },
        }}
      >
        {background}
        <Running view={view} look={look} margin={margin} left={footLeft} at={running} />
        {children}
      </Page>
    </Document>
  );
}

function Running({
  view,
  look,
  margin,
  left,
  at,
}: {
  view: Named;
  look: Look;
  margin: number;
  left: number | undefined;
  at: 'head' | 'foot';
}): ReactElement {
  const strings = documentStrings(view.locale);
  const size = Math.min(8, look.tokens.fontSize);
  const { width, height } = paper[look.tokens.page];
  const fromEdge = Math.min(24, Math.max(8, margin * 0.45));
  // Down to the foot of the page: what ended above the content would be a gap before it, as the layout engine counts.
  const place = at === 'head' ? { top: fromEdge, bottom: 0 } : { top: height - fromEdge - size * 1.2 };
  return (
    <Text
      fixed
      tag="Artifact"
      style={{
        ...look.text.small,
        fontSize: size,
        lineHeight: 1.2,
        position: 'absolute',
        ...place,
        left: left ?? margin,
        width: width - margin - (left ?? margin),
        textAlign: left === undefined ? 'right' : 'left',
      }}
      render={({ pageNumber, totalPages }) =>
        pageNumber === 1 ? '' : [view.fullName.text, strings.page(pageNumber, totalPages)].filter(Boolean).join(' · ')
      }
    />
  );
}
