import fc from 'fast-check';
import {
  applicationStatuses,
  coverLetterSchema,
  customFields,
  dateStyleSchema,
  documentLanguages,
  fontFamilies,
  layoutKindSchema,
  levelSchema,
  levelStyleSchema,
  pageNumbersSchema,
  pageSizeSchema,
  resumeSchema,
  sections,
  type CoverLetter,
  type Resume,
} from '@vitae/domain';
import { itemsOf, richTexts, texts } from './values.ts';

const id = fc.uuid({ version: 7 });
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const times = fc
  .date({ min: new Date('2024-01-01T00:00:00Z'), max: new Date('2030-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());

const basics = fc.record({
  fullName: texts,
  headline: texts,
  email: fc.oneof(fc.constant(''), fc.emailAddress()),
  phone: texts,
  location: fc.record({
    address: texts,
    city: texts,
    region: texts,
    postalCode: texts,
    countryCode: fc.constantFrom('', 'US', 'GB', 'DE', 'JP'),
  }),
  links: fc.array(fc.record({ id, label: texts, url: fc.webUrl() }), { maxLength: 3 }),
  photo: orNull(
    fc.record(
      { asset: fc.stringMatching(/^[0-9a-f]{64}$/), alt: texts, shape: fc.constantFrom('square', 'circle') },
      { requiredKeys: ['asset', 'alt'] },
    ),
  ),
  extra: fc.array(fc.record({ id, label: texts, value: texts }), { maxLength: 2 }),
});

const sectionKeys = sections.map((section) => section.key);
const template = fc.record({
  id: fc.constantFrom('classic', 'modern'),
  tokens: fc.record({
    accent: orNull(fc.stringMatching(/^#[0-9a-f]{6}$/)),
    secondColour: orNull(fc.stringMatching(/^#[0-9a-f]{6}$/)),
    headingFamily: orNull(fc.constantFrom(...fontFamilies)),
    datesAtEnd: orNull(fc.boolean()),
    contactIcons: orNull(fc.boolean()),
    levels: orNull(fc.constantFrom(...levelStyleSchema.options)),
    pageNumbers: orNull(fc.constantFrom(...pageNumbersSchema.options)),
    fontFamily: orNull(fc.constantFrom(...fontFamilies)),
    fontSize: orNull(fc.integer({ min: 8, max: 14 })),
    page: orNull(fc.constantFrom(...pageSizeSchema.options)),
    dateStyle: orNull(fc.constantFrom(...dateStyleSchema.options)),
    showPhoto: orNull(fc.boolean()),
  }),
  layout: fc.record({
    order: fc.shuffledSubarray(sectionKeys),
    side: orNull(fc.shuffledSubarray(sectionKeys)),
    breakBefore: fc.shuffledSubarray(sectionKeys, { maxLength: 2 }),
    fitPages: orNull(fc.integer({ min: 1, max: 20 })),
  }),
});

const envelope = {
  id,
  title: texts,
  slug: fc.stringMatching(/^[a-z]{1,12}-[0-9a-f]{8}$/),
  tags: fc.array(texts, { maxLength: 3 }),
  locale: fc.constantFrom(...documentLanguages, 'pt-BR', 'zh-Hans'),
  country: fc.constantFrom('US', 'GB', 'DE', 'JP', 'BR'),
  template,
  final: orNull(
    fc.record({ at: times, renderer: fc.constantFrom('1', '2'), layout: fc.stringMatching(/^[0-9a-f]{16}$/) }),
  ),
  ignored: fc.dictionary(fc.constantFrom('CON-03', 'STR-04', 'CL-03'), fc.constantFrom('right', 'elsewhere', 'known')),
  createdAt: times,
  updatedAt: times,
};

const sectionContents = Object.fromEntries(
  sections.map((section) => [
    section.key,
    fc.option(
      fc.record({ heading: texts, hidden: fc.boolean(), grouped: fc.boolean(), items: itemsOf(section.fields) }),
      { nil: undefined },
    ),
  ]),
);

/** Valid resumes with entries in any section and text in many scripts. */
export const resumes: fc.Arbitrary<Resume> = fc
  .record({
    ...envelope,
    target: fc.record({
      jobTitle: texts,
      level: fc.constantFrom(...levelSchema.options),
      yearsOfExperience: orNull(fc.integer({ min: 0, max: 70 })),
    }),
    basics,
    summary: richTexts,
    sections: fc.record(sectionContents),
    custom: fc.array(
      fc.record({
        id,
        key: fc.stringMatching(/^[a-z]{1,8}$/),
        kind: fc.constantFrom(...layoutKindSchema.options),
        heading: texts,
        hidden: fc.boolean(),
        grouped: fc.boolean(),
        items: itemsOf(customFields),
      }),
      { maxLength: 2 },
    ),
  })
  .map((draft) => resumeSchema.parse(draft));

const days = fc.oneof(
  fc.constant(''),
  times.map((time) => time.slice(0, 10)),
);

/** Valid cover letters. */
export const coverLetters: fc.Arbitrary<CoverLetter> = fc
  .record({
    ...envelope,
    sender: basics,
    recipient: fc.record({ name: texts, role: texts, company: texts, address: texts }),
    jobTitle: texts,
    posting: texts,
    date: days,
    subject: texts,
    opening: texts,
    paragraphs: fc.array(fc.record({ id, text: richTexts }), { maxLength: 4 }),
    closing: texts,
    signature: orNull(fc.record({ asset: fc.stringMatching(/^[0-9a-f]{64}$/) })),
    enclosures: fc.array(texts, { maxLength: 3 }).map((things) => things.join('\n')),
    resumeId: orNull(id),
    followsLook: fc.boolean(),
    application: fc.record({
      status: fc.constantFrom(...applicationStatuses),
      sentOn: days,
      nextStep: texts,
      nextOn: days,
    }),
  })
  .map((draft) => coverLetterSchema.parse(draft));
