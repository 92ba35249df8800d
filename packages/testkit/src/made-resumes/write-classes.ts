import { monthText, periodText } from './dates.ts';
import type { Design } from './design.ts';
import { addressOf } from './page.ts';
import type { MadeJob, MadePerson } from './person.ts';
import { tex } from './write-latex.ts';

const bullets = (texts: readonly string[]): string =>
  texts.length > 0 ? `\\begin{itemize}${texts.map((text) => `\\item ${tex(text)}`).join('')}\\end{itemize}` : '';

type Shows = (part: Design['order'][number]) => boolean;
const showsOf =
  ({ order, without }: Design): Shows =>
  (part) =>
    order.includes(part) && !without.includes(part);

const sectionsOf = (
  person: MadePerson,
  design: Design,
  write: Partial<Record<Design['order'][number], () => string>>,
): string =>
  design.order
    .filter(showsOf(design))
    .map((part) => {
      const inner = write[part]?.() ?? '';
      return inner ? `\\section{${tex(person.headings[part])}}\n${inner}\n` : '';
    })
    .join('');

/** A resume in the class moderncv, in one of its styles. */
export function writeModerncv(person: MadePerson, design: Design, style: string): string {
  const { vocabulary } = person;
  const words = person.name.split(' ');
  const period = (start: string, end: string): string => tex(periodText(start, end, vocabulary, design));
  const years: Design = design.dates === 'long' || design.dates === 'numbers' ? design : { ...design, dates: 'years' };
  const when = (date: string): string =>
    tex(monthText(date, vocabulary, { ...design, dates: design.dates === 'short' ? 'short' : 'years' }));
  const jobs = (work: readonly MadeJob[]): string =>
    work
      .map(
        (job) =>
          `\\cventry{${period(job.start, job.end)}}{${tex(job.position)}}{${tex(job.organization)}}{${tex(job.city)}}{}{${bullets(job.highlights)}}`,
      )
      .join('\n');
  const things = (list: readonly { title: string; by: string; date: string }[]): string =>
    list.map(({ title, by, date }) => `\\cvitem{${when(date)}}{\\textbf{${tex(title)}}, ${tex(by)}}`).join('\n');
  const body = sectionsOf(person, design, {
    summary: () => (person.summary ? `\\cvitem{}{${tex(person.summary)}}` : ''),
    work: () => jobs(person.work),
    volunteer: () => jobs(person.volunteer),
    education: () =>
      person.education
        .map(
          (study) =>
            `\\cventry{${tex(periodText(study.start, study.end, vocabulary, years))}}{${tex([study.studyType, study.area].join(', '))}}{${tex(study.institution)}}{${tex(study.city)}}{\\textit{${tex(study.score)}}}{}`,
        )
        .join('\n'),
    skills: () =>
      person.skills.map(({ name, keywords }) => `\\cvitem{${tex(name)}}{${tex(keywords.join(', '))}}`).join('\n'),
    languages: () =>
      person.languages
        .map(({ language, fluency }) => `\\cvitemwithcomment{${tex(language)}}{${tex(fluency)}}{}`)
        .join('\n'),
    certificates: () => things(person.certificates),
    awards: () => things(person.awards),
    publications: () => things(person.publications),
    projects: () =>
      person.projects
        .map(
          ({ name, description, start, end }) =>
            `\\cventry{${period(start, end)}}{${tex(name)}}{}{}{}{${tex(description)}}`,
        )
        .join('\n'),
    interests: () => (person.interests.length > 0 ? `\\cvitem{}{${tex(person.interests.join(', '))}}` : ''),
  });
  return (
    `\\documentclass[10pt,a4paper,sans]{moderncv}\\moderncvstyle{${style}}\\moderncvcolor{blue}\\usepackage[utf8]{inputenc}\\usepackage[scale=0.78]{geometry}\n` +
    `\\name{${tex(words.slice(0, -1).join(' '))}}{${tex(words.at(-1) ?? '')}}${design.hasLabel ? `\\title{${tex(person.label)}}` : ''}` +
    `\\address{${tex(addressOf(person, design))}}{}{}\\phone[mobile]{${tex(person.phone)}}\\email{${person.email}}` +
    `${person.site ? `\\homepage{${person.site}}` : ''}${person.linkedin ? `\\social[linkedin]{${person.linkedin}}` : ''}${person.github ? `\\social[github]{${person.github}}` : ''}` +
    `\\begin{document}\\makecvtitle\n${body}\\end{document}\n`
  );
}

/** A resume in the class europecv or europasscv: labels in a left column, every fact a line of a table. */
export function writeEuropecv(person: MadePerson, design: Design): string {
  const { vocabulary } = person;
  const years: Design = design.dates === 'long' || design.dates === 'numbers' ? design : { ...design, dates: 'years' };
  const row = (label: string, text: string): string => (text ? `\\ecvitem{${tex(label)}}{${tex(text)}}\n` : '');
  const jobs = (work: readonly MadeJob[]): string =>
    work
      .map(
        (job) =>
          `\\ecvitem{${tex(periodText(job.start, job.end, vocabulary, design))}}{\\textbf{${tex(job.position)}}}\n\\ecvitem{}{${tex([job.organization, job.city].filter(Boolean).join(', '))}}\n\\ecvitem[6pt]{}{${bullets(job.highlights)}}\n`,
      )
      .join('');
  const things = (list: readonly { title: string; by: string; date: string }[]): string =>
    list
      .map(
        ({ title, by, date }) =>
          `\\ecvitem{${tex(monthText(date, vocabulary, { ...design, dates: design.dates === 'short' ? 'short' : 'years' }))}}{\\textbf{${tex(title)}}, ${tex(by)}}\n`,
      )
      .join('');
  const body = design.order
    .filter(showsOf(design))
    .map((part) => {
      const inner = {
        summary: () => row('', person.summary),
        work: () => jobs(person.work),
        volunteer: () => jobs(person.volunteer),
        education: () =>
          person.education
            .map(
              (study) =>
                `\\ecvitem{${tex(periodText(study.start, study.end, vocabulary, years))}}{\\textbf{${tex([study.studyType, study.area].join(', '))}}}\n\\ecvitem[6pt]{}{${tex([study.institution, study.city].join(', '))}}\n${row('', study.score)}`,
            )
            .join(''),
        skills: () => person.skills.map(({ name, keywords }) => row(name, keywords.join(', '))).join(''),
        languages: () => person.languages.map(({ language, fluency }) => row(language, fluency)).join(''),
        certificates: () => things(person.certificates),
        awards: () => things(person.awards),
        publications: () => things(person.publications),
        projects: () =>
          person.projects
            .map(
              ({ name, description, start, end }) =>
                `\\ecvitem{${tex(periodText(start, end, vocabulary, design))}}{\\textbf{${tex(name)}}}\n${row('', description)}`,
            )
            .join(''),
        interests: () => row('', person.interests.join(', ')),
        contact: () => '',
      }[part]();
      return inner ? `\\ecvsection{${tex(person.headings[part])}}\n${inner}` : '';
    })
    .join('');
  return (
    `\\documentclass[helvetica,narrow,english]{europecv}\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage[a4paper,margin=18mm]{geometry}\n` +
    `\\ecvname{${tex(person.name)}}\\ecvaddress{${tex(addressOf(person, design))}}\\ecvtelephone[]{${tex(person.phone)}}\\ecvemail{${person.email}}${person.site ? `\\ecvhomepage{${person.site}}` : ''}\n` +
    `\\begin{document}\\begin{europecv}\\ecvpersonalinfo[10pt]\n${body}\\end{europecv}\\end{document}\n`
  );
}

/** A resume in the class currvita: lists whose labels are the dates. */
export function writeCurrvita(person: MadePerson, design: Design): string {
  const { vocabulary } = person;
  const years: Design = design.dates === 'long' || design.dates === 'numbers' ? design : { ...design, dates: 'years' };
  const item = (label: string, text: string): string => `\\item[${tex(label)}] ${text}\n`;
  const jobs = (work: readonly MadeJob[]): string =>
    work
      .map((job) =>
        item(
          periodText(job.start, job.end, vocabulary, design),
          `\\textbf{${tex(job.position)}}\\\\${tex([job.organization, job.city].filter(Boolean).join(', '))}${bullets(job.highlights)}`,
        ),
      )
      .join('');
  const things = (list: readonly { title: string; by: string; date: string }[]): string =>
    list
      .map(({ title, by, date }) =>
        item(
          monthText(date, vocabulary, { ...design, dates: design.dates === 'short' ? 'short' : 'years' }),
          `\\textbf{${tex(title)}}, ${tex(by)}`,
        ),
      )
      .join('');
  const write: Record<Design['order'][number], () => string> = {
    summary: () => (person.summary ? item('', tex(person.summary)) : ''),
    work: () => jobs(person.work),
    volunteer: () => jobs(person.volunteer),
    education: () =>
      person.education
        .map((study) =>
          item(
            periodText(study.start, study.end, vocabulary, years),
            `${tex([study.studyType, study.area].join(', '))}\\\\${tex([study.institution, study.city].join(', '))}${study.score ? `\\\\${tex(study.score)}` : ''}`,
          ),
        )
        .join(''),
    skills: () => person.skills.map(({ name, keywords }) => item(name, tex(keywords.join(', ')))).join(''),
    languages: () => person.languages.map(({ language, fluency }) => item(language, tex(fluency))).join(''),
    certificates: () => things(person.certificates),
    awards: () => things(person.awards),
    publications: () => things(person.publications),
    projects: () =>
      person.projects
        .map(({ name, description, start, end }) =>
          item(periodText(start, end, vocabulary, design), `\\textbf{${tex(name)}}\\\\${tex(description)}`),
        )
        .join(''),
    interests: () => (person.interests.length > 0 ? item('', tex(person.interests.join(', '))) : ''),
    contact: () => '',
  };
  const body = design.order
    .filter(showsOf(design))
    .map((part) => {
      const inner = write[part]();
      return inner ? `\\begin{cvlist}{${tex(person.headings[part])}}\n${inner}\\end{cvlist}\n` : '';
    })
    .join('');
  return (
    `\\documentclass[a4paper,11pt]{article}\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{currvita}\\usepackage[margin=25mm]{geometry}\\setlength{\\cvlabelwidth}{38mm}\\setlength{\\cvlabelskip}{1ex}` +
    `\\begin{document}\\begin{cv}{${tex(person.name)}}\n\\begin{cvlist}{${tex(person.headings.contact)}}\\item ${tex(addressOf(person, design))}\\\\${tex(person.phone)}\\\\${person.email}\\end{cvlist}\n${body}\\end{cv}\\end{document}\n`
  );
}
