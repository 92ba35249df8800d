import { printedDate } from './dates.ts';
import type { Design } from './design.ts';
import type { Part } from './languages/index.ts';
import type { MadeJob, MadePerson } from './person.ts';

/** What a page shows, as JSON Resume. */
export type Truth = Record<string, unknown>;

const network = (name: string, username: string, url: string) => ({ network: name, username, url: `https://${url}` });

/** The exact content of a page: what its design shows, as precisely as it prints it. */
export function truthOf(person: MadePerson, design: Design): Truth {
  const shows = (part: Part): boolean => design.order.includes(part) && !design.without.includes(part);
  const list = <Value>(part: Part, values: readonly Value[]): readonly Value[] => (shows(part) ? values : []);
  const { address } = design;
  const years: Design = design.dates === 'long' || design.dates === 'numbers' ? design : { ...design, dates: 'years' };
  const things: Design = { ...design, dates: design.dates === 'short' ? 'short' : 'years' };
  const showsCountry = address === 'city, country' || (address === 'city, region' && !person.region);
  const american = ['US', 'CA', 'AU', 'GB'].includes(person.countryCode);
  const showsRegion = (address === 'city, region' || (address === 'street' && american)) && person.region;
  const jobs = (work: readonly MadeJob[], key: 'name' | 'organization', isGrouped: boolean) =>
    work.map((job, index) => ({
      [key]: isGrouped && index === 1 ? (work[0]?.organization ?? '') : job.organization,
      position: job.position,
      startDate: printedDate(job.start, design),
      ...(job.end ? { endDate: printedDate(job.end, design) } : {}),
      highlights: job.highlights,
    }));
  return {
    basics: {
      name: person.name,
      ...(design.hasLabel ? { label: person.label } : {}),
      email: person.email,
      phone: person.phone,
      ...(person.site ? { url: `https://${person.site}` } : {}),
      ...(shows('summary') && person.summary ? { summary: person.summary.split(' ').slice(0, 6).join(' ') } : {}),
      location: {
        city: person.city,
        ...(showsRegion ? { region: person.region } : {}),
        ...(showsCountry ? { countryCode: person.countryCode } : {}),
        ...(address === 'street' ? { postalCode: person.postalCode } : {}),
      },
      profiles: [
        ...(person.linkedin ? [network('LinkedIn', person.linkedin, `linkedin.com/in/${person.linkedin}`)] : []),
        ...(person.github ? [network('GitHub', person.github, `github.com/${person.github}`)] : []),
      ],
    },
    work: jobs(list('work', person.work), 'name', design.isGrouped && person.work.length > 1),
    volunteer: jobs(list('volunteer', person.volunteer), 'organization', false),
    education: list('education', person.education).map((study) => ({
      institution: study.institution,
      studyType: study.studyType,
      area: study.area,
      startDate: printedDate(study.start, years),
      endDate: printedDate(study.end, years),
      ...(study.score ? { score: bareScore(study.score) } : {}),
    })),
    skills: list('skills', person.skills).map(({ name, keywords }) => ({ name, keywords })),
    languages: list('languages', person.languages),
    certificates: list('certificates', person.certificates).map(({ title, by, date }) => ({
      name: title,
      issuer: by,
      date: printedDate(date, things),
    })),
    awards: list('awards', person.awards).map(({ title, by, date }) => ({
      title,
      awarder: by,
      date: printedDate(date, things),
    })),
    publications: list('publications', person.publications).map(({ title, by, date }) => ({
      name: title,
      publisher: by,
      releaseDate: printedDate(date, things),
    })),
    projects: list('projects', person.projects).map(({ name, description, start, end }) => ({
      name,
      description,
      startDate: printedDate(start, design),
      endDate: printedDate(end, design),
    })),
  };
}

/** A grade without its label: "1,7" of "Note: 1,7". */
const bareScore = (text: string): string => text.replace(/^[^\d:：]*[:：]\s*|^\D*(?=\d)/u, '');
