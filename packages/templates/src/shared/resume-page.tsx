import { pageStrings, type ResumeView } from '@vitae/domain';
import type { ReactElement, ReactNode } from 'react';
import type { Look } from './look.ts';
import { Document, Page, Text } from './primitives.ts';
import { paper } from './paper.ts';
import { millimetres } from './tokens.ts';

/** The person and the language of the pages. */
type Named = Pick<ResumeView, 'fullName' | 'locale'>;

/** The document with its pages: margins, language, and a line that names the person from the second page on. */
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
   * Where the footer starts, in points, if it is not aligned with the right margin. Under columns it is on the left:
   * otherwise a column that ends early would be read as being as wide as the footer below it.
   */
  footLeft?: number;
  /** The position of the line that names the person. */
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
}): ReactElement | null {
  const { pageNumbers } = look.tokens;
  if (pageNumbers === 'none') return null;
  const strings = pageStrings(view.locale);
  const size = Math.min(8, look.tokens.fontSize);
  const { width, height } = paper[look.tokens.page];
  const fromEdge = Math.min(24, Math.max(8, margin * 0.45));
  // Extends to the footer of the page: if it ended above the content, the layout engine would count a gap before the
  // content.
  const place = at === 'head' ? { top: fromEdge, bottom: 0 } : { top: height - fromEdge - size * 1.2 };
  return (
    <Text
      fixed
      // On the first page, programs should read the name first.
      last={pageNumbers === 'every' ? true : undefined}
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
      render={({ pageNumber, totalPages }) => {
        const number = totalPages > 1 ? strings.page(pageNumber, totalPages) : '';
        if (pageNumbers === 'every') return number;
        return pageNumber === 1 ? '' : [view.fullName.text, number].filter(Boolean).join(' · ');
      }}
    />
  );
}
