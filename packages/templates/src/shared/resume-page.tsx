import { documentStrings } from '@vitae/domain';
import type { ReactElement, ReactNode } from 'react';
import type { TemplateProps } from '../template.ts';
import type { Look } from './look.ts';
import { Document, Page, Text } from './primitives.ts';
import { paper } from './paper.ts';
import { millimetres } from './tokens.ts';

/** The document with its one run of pages: margins, language, and a foot that names the person from the second page on. */
export function ResumePage({ view, title, look, background, children }: Pick<TemplateProps, 'view' | 'title'> & {
  look: Look;
  /** Fixed surfaces behind the content. */
  background?: ReactNode;
  children: ReactNode;
}): ReactElement {
  const margin = millimetres(look.tokens.margin);
  return (
    <Document title={title} author={view.fullName.text} language={view.locale}>
      <Page size={look.tokens.page} style={{ padding: margin, rowGap: look.gap.section, fontFamily: look.tokens.fontFamily, fontFeatureSettings: { liga: 0, clig: 0, dlig: 0, calt: 0 } }}>
        {background}
        <Foot view={view} look={look} margin={margin} />
        {children}
      </Page>
    </Document>
  );
}

function Foot({ view, look, margin }: Pick<TemplateProps, 'view'> & { look: Look; margin: number }): ReactElement {
  const strings = documentStrings(view.locale);
  const size = Math.min(8, look.tokens.fontSize);
  const { width, height } = paper[look.tokens.page];
  return (
    <Text
      fixed
      tag="Artifact"
      style={{ ...look.text.small, fontSize: size, lineHeight: 1.2, position: 'absolute', top: height - Math.max(8, margin * 0.45) - size * 1.2, left: margin, width: width - 2 * margin, textAlign: 'right' }}
      render={({ pageNumber, totalPages }) =>
        pageNumber === 1 ? '' : [view.fullName.text, strings.page(pageNumber, totalPages)].filter(Boolean).join(' · ')
      }
    />
  );
}
