import { describe, expect, it } from 'vitest';
import { writePdf } from '@vitae/testkit/import-files';
import { importFile } from '../import-file.ts';

const read = (xml: string) =>
  importFile({
    name: 'cv.xml',
    bytes: new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>${xml}`),
    asOf: '2026-11-21',
  });

// Rebuilt from the published schemas: no file of the portal was at hand.
const passport = `<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" locale="en"><LearnerInfo>
<Identification><PersonName><FirstName>Betty</FirstName><Surname>Novak</Surname></PersonName>
<ContactInfo><Address><Contact><AddressLine>Dame Street 32</AddressLine><PostalCode>D02</PostalCode><Municipality>Dublin</Municipality><Country><Code>IE</Code><Label>Ireland</Label></Country></Contact></Address>
<Email><Contact>betty@example.org</Contact></Email><TelephoneList><Telephone><Contact>+353 1 555 0142</Contact></Telephone></TelephoneList></ContactInfo></Identification>
<Headline><Type><Code>preferred_job</Code></Type><Description><Label>Nurse</Label></Description></Headline>
<WorkExperienceList><WorkExperience><Period><From year="2019" month="--03"/><Current>true</Current></Period><Position><Label>Ward nurse</Label></Position><Activities>&lt;ul&gt;&lt;li&gt;Led a ward of ten&lt;/li&gt;&lt;/ul&gt;</Activities><Employer><Name>City Hospital</Name><ContactInfo><Address><Contact><Municipality>Dublin</Municipality></Contact></Address></ContactInfo></Employer></WorkExperience></WorkExperienceList>
<EducationList><Education><Period><From year="2012"/><To year="2016" month="--06"/></Period><Title>BSc Nursing</Title><Organisation><Name>Trinity College</Name></Organisation></Education></EducationList>
<Skills><Linguistic><MotherTongueList><MotherTongue><Description><Label>Czech</Label></Description></MotherTongue></MotherTongueList><ForeignLanguageList><ForeignLanguage><Description><Label>English</Label></Description><ProficiencyLevel><Listening>C2</Listening><Writing>C1</Writing></ProficiencyLevel></ForeignLanguage></ForeignLanguageList></Linguistic><Computer><Description>Spreadsheets</Description></Computer></Skills>
</LearnerInfo></SkillsPassport>`;

const candidate = `<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:hr="http://www.hr-xml.org/3" xmlns:eures="http://www.europass_eures.eu/1.0">
<CandidatePerson><PersonName><oa:GivenName>Betty</oa:GivenName><hr:FamilyName>Novak</hr:FamilyName></PersonName>
<Communication><ChannelCode>Telephone</ChannelCode><CountryDialing>353</CountryDialing><oa:DialNumber>15550142</oa:DialNumber></Communication>
<Communication><ChannelCode>Email</ChannelCode><oa:URI>betty@example.org</oa:URI></Communication>
<Communication><UseCode>home</UseCode><Address><oa:CityName>Dublin</oa:CityName><CountryCode>ie</CountryCode></Address></Communication></CandidatePerson>
<CandidateProfile><hr:ExecutiveSummary>Nurse for ten years.</hr:ExecutiveSummary><EmploymentHistory><EmployerHistory><hr:OrganizationName>City Hospital</hr:OrganizationName><PositionHistory><PositionTitle typeCode="FREETEXT">Ward nurse</PositionTitle><eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2016-07</hr:FormattedDateTime></eures:StartDate><eures:EndDate><hr:FormattedDateTime>2019-02</hr:FormattedDateTime></eures:EndDate></eures:EmploymentPeriod><oa:Description>&lt;p&gt;Ran a ward&lt;/p&gt;</oa:Description></PositionHistory></EmployerHistory></EmploymentHistory>
<EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>Trinity College</hr:OrganizationName><AttendancePeriod><StartDate><hr:FormattedDateTime>2012-09</hr:FormattedDateTime></StartDate></AttendancePeriod><EducationDegree><hr:DegreeName>BSc Nursing</hr:DegreeName></EducationDegree></EducationOrganizationAttendance></EducationHistory>
<PersonQualifications><PersonCompetency><CompetencyID>deu</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID><eures:CompetencyDimension><eures:Score><hr:ScoreText>B2</hr:ScoreText></eures:Score></eures:CompetencyDimension></PersonCompetency></PersonQualifications></CandidateProfile></Candidate>`;

describe('the XML of Europass', () => {
  it('is read in the form of its older editor', async () => {
    const { resume, format } = await read(passport);
    expect(format).toBe('europass');
    expect(resume.basics).toMatchObject({
      fullName: 'Betty Novak',
      headline: 'Nurse',
      email: 'betty@example.org',
      location: { city: 'Dublin', countryCode: 'IE', address: 'Dame Street 32' },
    });
    expect(resume.sections.experience.items).toMatchObject([
      { position: 'Ward nurse', employer: 'City Hospital', location: 'Dublin', start: '2019-03', current: true },
    ]);
    expect(resume.sections.experience.items[0]?.['body']).toBe('- Led a ward of ten');
    expect(resume.sections.education.items).toMatchObject([
      { institution: 'Trinity College', start: '2012', end: '2016-06' },
    ]);
    expect(resume.sections.language.items).toMatchObject([
      { name: 'Czech', fluency: 'C2' },
      { name: 'English', fluency: 'C2, C1' },
    ]);
    expect(JSON.stringify(resume.sections.skill.items)).toContain('Spreadsheets');
  });

  it('is read in the form of its portal', async () => {
    const { resume } = await read(candidate);
    expect(resume.basics).toMatchObject({
      fullName: 'Betty Novak',
      phone: '+353 1 555 0142',
      location: { city: 'Dublin', countryCode: 'IE' },
    });
    expect(resume.summary).toBe('Nurse for ten years.');
    expect(resume.sections.experience.items).toMatchObject([
      { position: 'Ward nurse', employer: 'City Hospital', start: '2016-07', end: '2019-02', body: 'Ran a ward' },
    ]);
    expect(resume.sections.education.items).toMatchObject([{ institution: 'Trinity College', start: '2012-09' }]);
    expect(resume.sections.language.items).toMatchObject([{ name: 'German', fluency: 'B2' }]);
  });

  const enclosing = (text: string) =>
    importFile({
      name: 'cv.pdf',
      bytes: writePdf(
        [
          {
            texts: [
              { text: 'Betty Novak', x: 40, y: 40, size: 18 },
              { text: 'betty@example.org', x: 40, y: 60 },
              { text: 'Skills', x: 40, y: 90, size: 13, bold: true },
              { text: 'Bandages', x: 40, y: 110 },
            ],
          },
        ],
        { attached: { name: 'europass.xml', text: `<?xml version="1.0" encoding="UTF-8"?>${text}` } },
      ),
      asOf: '2026-11-21',
    });

  it('that a PDF encloses is read instead of its pages', async () => {
    const { resume, format } = await enclosing(passport);
    expect(format).toBe('pdf');
    expect(resume.sections.experience.items).toMatchObject([{ position: 'Ward nurse', employer: 'City Hospital' }]);
    expect(resume.basics.phone).toBe('+353 1 555 0142');
  });

  it.each([
    ['broken', passport.slice(0, 300)],
    ['of another program', '<invoice><total>1</total></invoice>'],
  ])('that is %s leaves the pages to be read', async (_, text) => {
    const { resume } = await enclosing(text);
    expect(resume.basics.fullName).toBe('Betty Novak');
    expect(JSON.stringify(resume.sections.skill.items)).toContain('Bandages');
  });

  it('that is broken is called damaged', async () => {
    await expect(
      read('<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo>'),
    ).rejects.toMatchObject({
      code: 'damaged',
    });
  });
});
