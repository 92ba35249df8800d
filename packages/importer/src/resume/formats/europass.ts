import { ImportError } from '../../errors.ts';
import { writtenPhone } from '../../language/phones.ts';
import { leavesOf, lostFrom } from '../data/leaves.ts';
import { resumeFromData, type DataList } from '../data/resume-from-data.ts';
import type { Data } from '../data/values.ts';
import { at, dataFromXml, textAt } from '../data/xml-data.ts';
import type { Format } from './format.ts';
import { unknownNote } from './unknown-note.ts';
import { isCommonLevel } from '../../language/words.ts';

const ROOT = /<(?:\w+:)?(?:SkillsPassport|Candidate|Europass)[\s>]/u;

/**
 * The XML of Europass: `SkillsPassport` of versions 3, and `Candidate` of the portal since 2020. Written from the
 * published schemas and their references; no file of the portal was at hand.
 */
export const europass: Format = {
  id: 'europass',
  extensions: ['xml'],
  recognises: (file) => {
    const start = file.text()?.slice(0, 4_000) ?? '';
    return /^\s*<(?:\?xml|\w)/u.test(start) && ROOT.test(start) && /europass/iu.test(start);
  },
  read: (file, { asOf, name }) => {
    const { root, data } = xmlOf(file.text() ?? '');
    const person = root === 'Candidate' ? candidate(data) : learner(data);
    const { resume, unknown } = resumeFromData({ ...person, title: name.replace(/\.[^.]*$/u, '') }, asOf);
    const lost = lostFrom(leavesOf(person.source), resume, asOf).map(({ path }) => path.join('.'));
    return Promise.resolve({ kind: 'resume', resume, notes: unknownNote([...new Set([...unknown, ...lost])]) });
  },
};

const xmlOf = (source: string): ReturnType<typeof dataFromXml> => {
  try {
    return dataFromXml(source);
  } catch (cause) {
    throw new ImportError('damaged', { cause });
  }
};

interface Person {
  basics: Data;
  summary: string;
  lists: DataList[];
  /** The part of the file that is about the person. */
  source: unknown;
}

const joined = (...texts: string[]): string => texts.filter(Boolean).join(', ');

/** Months and days are written as `--05` and `---03`. */
const partsOf = (date: unknown): string =>
  [textAt(date, 'year'), textAt(date, 'month'), textAt(date, 'day')]
    .map((part) => part.replace(/^-+/u, ''))
    .filter(Boolean)
    .map((part, index) => (index === 0 ? part : part.padStart(2, '0')))
    .join('-');

/** `LearnerInfo` of versions 3. */
const learner = (data: Data): Person => {
  const [info] = at(data, 'LearnerInfo');
  const [identification] = at(info, 'Identification');
  const [contact] = at(identification, 'ContactInfo');
  const [address] = at(contact, 'Address', 'Contact');
  const period = (entry: unknown): Data => ({
    startDate: partsOf(at(entry, 'Period', 'From')[0]),
    endDate: partsOf(at(entry, 'Period', 'To')[0]),
    current: textAt(entry, 'Period', 'Current') === 'true',
  });
  const placeOf = (entry: unknown, of: string): string => {
    const [place] = at(entry, of, 'ContactInfo', 'Address', 'Contact');
    return joined(textAt(place, 'Municipality'), textAt(place, 'Country', 'Label'));
  };
  const skill = (name: string): Data[] => {
    const keywords = textAt(info, 'Skills', name, 'Description')
      .split(/<[^>]*>|[\n;]/u)
      .map((text) => text.trim())
      .filter(Boolean);
    return keywords.length > 0 ? [{ name: SKILLS[name], keywords }] : [];
  };
  return {
    source: info,
    summary: '',
    basics: {
      name: [textAt(identification, 'PersonName', 'FirstName'), textAt(identification, 'PersonName', 'Surname')]
        .filter(Boolean)
        .join(' '),
      headline: textAt(info, 'Headline', 'Description', 'Label'),
      email: textAt(contact, 'Email', 'Contact'),
      phone: textAt(contact, 'TelephoneList', 'Telephone', 'Contact'),
      url: textAt(contact, 'WebsiteList', 'Website', 'Contact'),
      location: {
        address: joined(textAt(address, 'AddressLine'), textAt(address, 'AddressLine2')),
        postalCode: textAt(address, 'PostalCode'),
        city: textAt(address, 'Municipality'),
        region: '',
        countryCode: textAt(address, 'Country', 'Code') || textAt(address, 'Country', 'Label'),
      },
    },
    lists: [
      {
        name: 'work',
        entries: at(info, 'WorkExperienceList', 'WorkExperience').map((job) => ({
          ...period(job),
          position: textAt(job, 'Position', 'Label'),
          company: textAt(job, 'Employer', 'Name'),
          location: placeOf(job, 'Employer'),
          summary: textAt(job, 'Activities'),
        })),
      },
      {
        name: 'education',
        entries: at(info, 'EducationList', 'Education').map((study) => ({
          ...period(study),
          studyType: textAt(study, 'Title'),
          area: textAt(study, 'Field', 'Label'),
          institution: textAt(study, 'Organisation', 'Name'),
          location: placeOf(study, 'Organisation'),
          summary: textAt(study, 'Activities'),
        })),
      },
      {
        name: 'languages',
        entries: [
          ...at(info, 'Skills', 'Linguistic', 'MotherTongueList', 'MotherTongue').map((each) => ({
            language: textAt(each, 'Description', 'Label'),
            fluency: 'C2',
          })),
          ...at(info, 'Skills', 'Linguistic', 'ForeignLanguageList', 'ForeignLanguage').map((each) => ({
            language: textAt(each, 'Description', 'Label'),
            fluency: levelsOf(at(each, 'ProficiencyLevel').flatMap((one) => leavesOf(one).map(({ text }) => text))),
          })),
        ],
      },
      { name: 'skills', entries: Object.keys(SKILLS).flatMap(skill) },
      ...achievements(info),
    ],
  };
};

/** Groups of skills by their elements, as the printed form calls them. */
const SKILLS: Readonly<Record<string, string>> = {
  Communication: 'Communication',
  Organisational: 'Organisation',
  JobRelated: 'Job-related',
  Computer: 'Digital',
  Other: 'Other',
};

/** Several levels of one language, each once. */
const levelsOf = (levels: readonly string[]): string => [...new Set(levels.filter(isCommonLevel))].join(', ');

/** Achievements under their own titles: publications, honours, projects. */
const achievements = (info: unknown): DataList[] =>
  [
    ...Map.groupBy(
      at(info, 'AchievementList', 'Achievement'),
      (each) => textAt(each, 'Title', 'Label') || 'Achievements',
    ),
  ].map(([name, entries]) => ({ name, entries: entries.map((each) => ({ summary: textAt(each, 'Description') })) }));

/** `Candidate` of the portal. */
const candidate = (data: Data): Person => {
  const [who] = at(data, 'CandidatePerson');
  const [profile] = at(data, 'CandidateProfile');
  const channels = at(who, 'Communication');
  const by = (code: string): unknown[] => channels.filter((each) => textAt(each, 'ChannelCode') === code);
  const [address] = at(channels, 'Address');
  const [phone] = by('Telephone');
  const period = (entry: unknown, key: string): Data => ({
    startDate: textAt(entry, key, 'StartDate', 'FormattedDateTime'),
    endDate: textAt(entry, key, 'EndDate', 'FormattedDateTime'),
    current: [textAt(entry, key, 'CurrentIndicator'), textAt(entry, key, 'Ongoing')].includes('true'),
  });
  const placeOf = (entry: unknown): string => {
    const [place] = at(entry, 'OrganizationContact', 'Communication', 'Address');
    return joined(textAt(place, 'CityName'), textAt(place, 'CountryCode').toUpperCase());
  };
  return {
    source: { who, profile },
    summary: textAt(profile, 'ExecutiveSummary'),
    basics: {
      name: [textAt(who, 'PersonName', 'GivenName'), textAt(who, 'PersonName', 'FamilyName')].filter(Boolean).join(' '),
      email: textAt(by('Email'), 'URI'),
      phone: writtenPhone(textAt(phone, 'DialNumber'), textAt(phone, 'CountryDialing')),
      url: textAt(by('Web'), 'URI'),
      location: {
        address: textAt(address, 'AddressLine'),
        postalCode: textAt(address, 'PostalCode'),
        city: textAt(address, 'CityName'),
        region: '',
        countryCode: textAt(address, 'CountryCode'),
      },
    },
    lists: [
      {
        name: 'work',
        entries: at(profile, 'EmploymentHistory', 'EmployerHistory').flatMap((employer) =>
          at(employer, 'PositionHistory').map((position) => ({
            ...(at(position, 'EmploymentPeriod').length > 0
              ? period(position, 'EmploymentPeriod')
              : period(employer, 'EmploymentPeriod')),
            position: textAt(position, 'PositionTitle'),
            company: textAt(employer, 'OrganizationName'),
            location: joined(textAt(position, 'City'), textAt(position, 'Country')) || placeOf(employer),
            summary: textAt(position, 'Description'),
          })),
        ),
      },
      {
        name: 'education',
        entries: at(profile, 'EducationHistory', 'EducationOrganizationAttendance').map((study) => ({
          ...period(study, 'AttendancePeriod'),
          studyType: textAt(study, 'EducationDegree', 'DegreeName'),
          area: textAt(study, 'EducationDegree', 'DegreeMajor'),
          institution: textAt(study, 'OrganizationName'),
          location: placeOf(study),
          summary: textAt(study, 'EducationDegree', 'OccupationalSkillsCovered'),
        })),
      },
      {
        name: 'languages',
        entries: at(profile, 'PersonQualifications', 'PersonCompetency')
          .filter((each) => textAt(each, 'TaxonomyID') === 'language')
          .map((each) => ({
            language: languageName(textAt(each, 'CompetencyID')),
            fluency: levelsOf(at(each, 'CompetencyDimension').map((one) => textAt(one, 'Score', 'ScoreText'))),
          })),
      },
      {
        name: 'skills',
        entries: at(profile, 'PersonQualifications', 'PersonCompetency')
          .filter((each) => textAt(each, 'TaxonomyID') !== 'language')
          .map((each) => ({ name: textAt(each, 'CompetencyName') || textAt(each, 'CompetencyID') })),
      },
    ],
  };
};

/** The word for "deu"; anything that is not a code stays. */
const languageName = (code: string): string => LANGUAGES[code.toLowerCase()] ?? code;

/** The codes of ISO 639-2 for the languages of the European Union, which the portal writes, by their English names. */
const LANGUAGES: Readonly<Record<string, string>> = {
  bul: 'Bulgarian',
  ces: 'Czech',
  dan: 'Danish',
  deu: 'German',
  ell: 'Greek',
  eng: 'English',
  est: 'Estonian',
  fin: 'Finnish',
  fra: 'French',
  gle: 'Irish',
  hrv: 'Croatian',
  hun: 'Hungarian',
  ita: 'Italian',
  lav: 'Latvian',
  lit: 'Lithuanian',
  mlt: 'Maltese',
  nld: 'Dutch',
  pol: 'Polish',
  por: 'Portuguese',
  ron: 'Romanian',
  slk: 'Slovak',
  slv: 'Slovenian',
  spa: 'Spanish',
  swe: 'Swedish',
  ara: 'Arabic',
  nor: 'Norwegian',
  rus: 'Russian',
  tur: 'Turkish',
  ukr: 'Ukrainian',
  zho: 'Chinese',
};
