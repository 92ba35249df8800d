import type { ReactElement } from 'react';
import type { TemplateProps } from '../template.ts';
import type { Look } from './look.ts';
import { ResumePage } from './resume-page.tsx';
import { SectionFlow } from './section-flow.tsx';
import type { Tokens } from './tokens.ts';

/** What a template with one column draws above its sections. */
type Header = (props: Pick<TemplateProps, 'view'> & { look: Look }) => ReactElement;

/** Draws a header and the sections below it: the part that all templates with one column share. */
export function oneColumn(
  lookOfTokens: (tokens: Tokens) => Look,
  Header: Header,
): (props: TemplateProps) => ReactElement {
  return ({ view, columns, tokens, title }) => {
    const look = lookOfTokens(tokens);
    return (
      <ResumePage view={view} title={title} look={look}>
        <Header view={view} look={look} />
        <SectionFlow sections={columns.main} look={look} />
      </ResumePage>
    );
  };
}
