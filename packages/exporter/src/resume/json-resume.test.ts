import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import { sections, type Resume } from '@vitae/domain';
import { importFile } from '@vitae/importer';
import { loadSample, sampleResumes } from '@vitae/samples';
import { aResume, resumes } from '@vitae/testkit';
import { aPhoto, readBack, visibleWords } from '@vitae/testkit/exports';
import { latinFixtures, scriptFixtures } from '@vitae/testkit/fixtures';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonResume, resumeToJsonResume } from './json-resume.ts';

const ajv = new Ajv({ allErrors: true, strict: false });
addFormats(ajv);
/** The schema of JSON Resume 1.0, as published by its authors. */
const validate = ajv.compile(schema);

const { sha256, bytes, assets } = aPhoto();
const errorsOf = (resume: Resume) =>
  validate(JSON.parse(JSON.stringify(resumeToJsonResume(resume, assets)))) ? [] : validate.errors;
const throughFile = async (resume: Resume) =>
  importFile({ name: 'resume.json', bytes: new TextEncoder().encode(String(await jsonResume.write(resume, assets))) });

describe('JSON Resume', () => {
  it('is checked with a schema that rejects invalid files', () => {
    expect(validate({ basics: { email: 'nobody', url: 'not a url' }, work: [{ startDate: 'May 2021' }] })).toBe(false);
    expect(validate.errors).toHaveLength(3);
  });

  it.each(scriptFixtures)('is valid for $name', ({ resume }) => {
    expect(errorsOf(resume)).toEqual([]);
  });

  it.each(latinFixtures)('is valid for $name and has every word', async ({ resume }) => {
    expect(errorsOf(resume)).toEqual([]);
    const shown = { ...resume, basics: { ...resume.basics, location: { ...resume.basics.location, countryCode: '' } } };
    // An address with letters beyond ASCII is written as a URI.
    const text = decodeURI(
      readBack('json-resume', await jsonResume.write(shown, assets)).replace(/%(?![0-9a-f]{2})/giu, '%25'),
    );
    // Dates are in the format of the schema, and parts that a title joins are separate.
    const dates = /^(?:–|Present|\d{4}|Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)$/u;
    for (const word of visibleWords(shown))
      if (!dates.test(word) && !headingWords.has(word)) expect(text).toContain(word.replace(/,$/u, ''));
  });

  it.each(sampleResumes.map(({ slug }) => slug))('is valid for the sample %s', async (slug) => {
    expect(errorsOf(await loadSample(slug))).toEqual([]);
  });

  it('is valid for any resume', () => {
    fc.assert(
      fc.property(resumes, (resume) => {
        expect(errorsOf(resume)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('is valid for any address', () => {
    const addresses = fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('http://a#b#c', 'https://[::1]/[x]', 'http://a"b{c}.de/%', 'mailto:a b@c'),
    );
    fc.assert(
      fc.property(addresses, addresses, (url, email) => {
        const resume = aResume();
        resume.basics.email = email;
        resume.basics.links = [url, `https://${url}`].map((address) => ({ id: resume.id, label: '', url: address }));
        expect(errorsOf(resume)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('contains the photo', async () => {
    const resume = aResume();
    resume.basics.photo = { asset: sha256, alt: 'Portrait', shape: 'circle' };
    const back = await throughFile(resume);
    expect(back.resume.basics.photo).toEqual(resume.basics.photo);
    expect(back.assets.get(sha256)).toEqual({ type: 'image/png', bytes });
  });

  it('calls a profile as its address calls the user, not as the page', () => {
    const resume = aResume();
    const link = (label: string, url: string) => ({ id: resume.id, label, url });
    resume.basics.extra = [];
    resume.basics.links = [
      link('Scholar', 'https://scholar.google.com/citations?user=aBc123&hl=en'),
      link('GitHub', 'https://github.com/adapark?tab=repositories'),
    ];
    expect(resumeToJsonResume(resume).basics['profiles']).toMatchObject([
      { network: 'Scholar', username: 'aBc123' },
      { network: 'GitHub', username: 'adapark' },
    ]);
  });

  it('has accounts among the profiles, and no other detail in one word', () => {
    const resume = aResume();
    const detail = (label: string, value: string) => ({ id: resume.id, label, value });
    resume.basics.links = [];
    resume.basics.extra = [
      detail('Skype', 'adapark'),
      detail('Gitea', 'ada.park'),
      detail('Nationality', 'british'),
      detail('Nationalité', 'française'),
    ];
    expect(resumeToJsonResume(resume).basics['profiles']).toEqual([
      { network: 'Skype', username: 'adapark' },
      { network: 'Gitea', username: 'ada.park' },
    ]);
  });

  it('restores what the schema refuses or has no field for', async () => {
    const resume = aResume({ locale: 'pt-BR', country: 'BR' });
    const id = resume.id;
    const { basics } = resume;
    basics.email = 'ana at example.com';
    basics.links = [
      { id, label: 'Portfolio of films', url: 'https://ana.example' },
      { id, label: 'Broken', url: 'https://' },
    ];
    basics.extra = [{ id, label: 'Nationality', value: 'Brazilian and Irish' }];
    resume.sections.experience.heading = 'Trabalho';
    const entry = { id, hidden: false, breakBefore: false, keepTogether: false };
    resume.sections.experience.items = [
      {
        ...entry,
        position: 'Chef',
        employer: 'Mar',
        location: '',
        start: '0999',
        end: '9999-01',
        current: false,
        url: 'ask me',
        body: '',
      },
    ];
    expect(errorsOf(resume)).toEqual([]);
    const { resume: back } = await throughFile(resume);
    expect({ locale: back.locale, country: back.country, email: back.basics.email }).toEqual({
      locale: 'pt-BR',
      country: 'BR',
      email: basics.email,
    });
    expect(back.basics.links.map(({ label, url }) => [label, url])).toEqual([
      ['Portfolio of films', 'https://ana.example'],
      ['Broken', 'https://'],
    ]);
    expect(back.basics.extra).toEqual(basics.extra);
    expect(back.sections.experience.heading).toBe('Trabalho');
    expect(back.sections.experience.items[0]).toMatchObject({
      position: 'Chef',
      start: '0999',
      end: '9999-01',
      url: 'ask me',
    });
  });
});

/** Headings are in the document's language; JSON Resume has its own names for them. */
const headingWords = new Set([...sections.flatMap(({ headings }) => headings.en.split(' ')), 'Summary', 'Grade:']);
