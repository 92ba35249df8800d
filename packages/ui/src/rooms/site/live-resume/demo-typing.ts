import type { Resume } from '@vitae/domain';

/** One field that the first screen shows being typed. */
export interface TypedField {
  label: 'fullName' | 'headline' | 'summary' | 'bullet';
  text: string;
  write: (resume: Resume, text: string) => Resume;
}

/** The fields of `resume` that are typed, in order. */
export function typedFields(resume: Resume): TypedField[] {
  const [role] = resume.sections.experience.items;
  const body = role?.['body'];
  return [
    {
      label: 'fullName',
      text: resume.basics.fullName,
      write: (current, text) => ({ ...current, basics: { ...current.basics, fullName: text } }),
    },
    {
      label: 'headline',
      text: resume.basics.headline,
      write: (current, text) => ({ ...current, basics: { ...current.basics, headline: text } }),
    },
    { label: 'summary', text: resume.summary, write: (current, text) => ({ ...current, summary: text }) },
    { label: 'bullet', text: typeof body === 'string' ? body : '', write: withFirstRoleText },
  ];
}

function withFirstRoleText(resume: Resume, text: string): Resume {
  const { experience } = resume.sections;
  const items = experience.items.map((item, index) => (index === 0 ? { ...item, body: text } : item));
  return { ...resume, sections: { ...resume.sections, experience: { ...experience, items } } };
}

/** The document after `typed` characters, and the field that has the caret. */
export function typedResume(
  resume: Resume,
  fields: readonly TypedField[],
  typed: number,
): { resume: Resume; field: TypedField | undefined; text: string } {
  let left = typed;
  let current = resume;
  let active: TypedField | undefined;
  let text = '';
  for (const field of fields) {
    const shown = field.text.slice(0, Math.max(0, left));
    current = field.write(current, shown);
    if (left >= 0 && (active === undefined || left > 0)) {
      active = field;
      text = shown;
    }
    left -= field.text.length;
  }
  return { resume: current, field: active, text };
}
