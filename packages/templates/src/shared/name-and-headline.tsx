import type { LetterView, ResumeView } from '@vitae/domain';
import type { ReactElement } from 'react';
import { Field } from './field.tsx';
import { headingStyle, textStyle } from './look.ts';
import type { Tokens } from './tokens.ts';

type Setting = Parameters<typeof textStyle>[1];

interface NameAndHeadlineProps {
  view: Pick<ResumeView | LetterView, 'fullName' | 'headline'>;
  tokens: Tokens;
  /** The style of each. */
  name: Setting;
  headline: Setting;
  /** Points between the two. */
  gap: number;
}

/** The name of the person with the headline below it. */
export const NameAndHeadline = ({ view, tokens, name, headline, gap }: NameAndHeadlineProps): ReactElement => (
  <>
    <Field tag="H1" value={view.fullName} style={headingStyle(tokens, name)} />
    <Field value={view.headline} style={{ ...textStyle(tokens, headline), paddingTop: gap }} />
  </>
);
