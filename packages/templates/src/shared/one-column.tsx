import type { ReactElement } from 'react';
import type { Frame, TemplateProps } from '../template.ts';
import type { Look } from './look.ts';
import { ResumePage } from './resume-page.tsx';
import { SectionFlow } from './section-flow.tsx';
import { millimetres, type Tokens } from './tokens.ts';

/** Draws a head and the sections below it: the part that all templates with one column share. */
export function oneColumn(
  lookOfTokens: (tokens: Tokens) => Look,
  Head: Frame['Head'],
): (props: TemplateProps) => ReactElement {
  return ({ view, columns, tokens, title }) => {
    const look = lookOfTokens(tokens);
    return (
      <ResumePage view={view} title={title} look={look}>
        <Head view={view} look={look} photo={null} top={millimetres(tokens.margin)} least={0} />
        <SectionFlow sections={columns.main} look={look} />
      </ResumePage>
    );
  };
}
