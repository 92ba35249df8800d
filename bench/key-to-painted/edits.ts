import type { Resume } from '@vitae/domain';

const TYPED =
  ' Also kept the on-call rota humane: nobody is paged twice in a night, and every alert names who can fix it.';

/**
 * The document after `count` keys in the second entry's last bullet; the line grows, wraps and pushes down what
 * follows.
 */
export function afterKeys(resume: Resume, count: number): Resume {
  const { experience } = resume.sections;
  const items = experience.items.map((item, index) =>
    index === 1 ? { ...item, body: `${String(item['body'])}${typed(count)}` } : item,
  );
  return { ...resume, sections: { ...resume.sections, experience: { ...experience, items } } };
}

const typed = (count: number) => TYPED.repeat(Math.ceil(count / TYPED.length)).slice(0, count);
