import type { TemplateDefaults } from '../../shared/tokens.ts';
import type { LetterTemplate, Template } from '../../template.ts';
import { LetterBeside } from './letter-beside.tsx';
import { LetterPage } from './letter-page.tsx';
import type { LetterStyle } from './letter-style.ts';

/** Words of a resume template that say nothing about its letter. */
const ofResumes: readonly string[] = ['photo', 'two columns', 'one page', 'long', 'skills first', 'dense'];

/** What the letter of a resume template has of its own. */
interface OwnOfLetter extends LetterStyle {
  description: string;
  /** The settings that differ from the resume's: a letter is set larger, with wider margins. */
  tokens: Partial<TemplateDefaults>;
}

/** The letter that goes with a resume template: under the same head, in the same face and colours. */
export function letterOf(resume: Template, { description, tokens: changed, ...style }: OwnOfLetter): LetterTemplate {
  const { frame } = resume;
  const own = { ...resume.tokens, ...changed };
  const defaults = { own, resume: resume.tokens };
  return {
    id: `letter-${resume.id}`,
    name: `${resume.name} letter`,
    kind: 'coverletter',
    matches: resume.id,
    ...(resume.premium && { premium: resume.premium }),
    description,
    tags: resume.tags.filter((tag) => !ofResumes.includes(tag)),
    tokens: own,
    accents: resume.accents,
    render: (props) =>
      'columns' in frame ? (
        <LetterBeside {...props} frame={frame} style={style} defaults={defaults} />
      ) : (
        <LetterPage {...props} frame={frame} style={style} defaults={defaults} />
      ),
  };
}
