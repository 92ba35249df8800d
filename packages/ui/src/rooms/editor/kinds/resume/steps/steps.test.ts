import { createResume, customFields, kebab, sections, type FieldValue, type Resume } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { customSection, emptyItem, withItems } from '../document-edits.ts';
import { completenessOf } from './completeness.ts';
import { progressOf } from './progress.ts';
import { addressOfPath } from './address-of-path.ts';
import { stepsOf } from './steps.ts';

const empty = createResume({ title: 'Test' });
const own = customSection(empty, 'Patents', 'list', kebab);
const resume = { ...empty, custom: [own] };
const addresses = (of = resume) => stepsOf(of).map(({ address }) => address);

describe('steps', () => {
  it('are all of them (behaviour PG-7), and the custom sections', () => {
    expect(addresses().toSorted()).toEqual(
      [
        'prequest',
        '',
        'award',
        'extra',
        'skill',
        'hobbies',
        'project',
        'summary',
        'finalize',
        'language',
        'template',
        'education',
        'portfolio',
        'reference',
        'additional',
        'experience',
        'publication',
        'certification',
        'community-service',
        'volunteer-experience',
        'extra/patents',
      ].toSorted(),
    );
  });

  it('follow the order of the document', () => {
    const moved = {
      ...resume,
      template: { ...resume.template, layout: { ...resume.template.layout, order: ['summary', own.id, 'skill'] } },
    };
    expect(addresses(moved).slice(2, 5)).toEqual(['summary', 'extra/patents', 'skill']);
  });

  it.each([
    ['basics.email', ''],
    ['basics.links.1.url', ''],
    ['title', ''],
    ['target.jobTitle', 'prequest'],
    ['country', 'prequest'],
    ['summary', 'summary'],
    ['sections.skill.items.1.name', 'skill'],
    ['sections.skill.heading', 'skill'],
    [`custom.${own.id}.items.1.title`, 'extra/patents'],
    ['custom.gone', 'extra'],
    ['template.tokens.accent', 'template'],
  ])('have the control of %s at %j', (path, address) => expect(addressOfPath(resume, path)).toBe(address));

  const progress = (of: Resume, address: string) => progressOf(of, stepsOf(of)).get(address);

  it.each(sections)('show the progress of $key', ({ key, fields }) => {
    expect(progress(empty, key)).toBe('empty');
    const title = Object.entries(fields).find(([, { slot }]) => slot === 'title')?.[0] ?? '';
    expect(
      progress(
        withItems(empty, `sections.${key}`, () => [emptyItem(fields)]),
        key,
      ),
    ).toBe('empty');
    // The meter asks for more in two of them: what was achieved and when, and five skills.
    const asksMore = ['experience', 'skill'].includes(key);
    expect(
      progress(
        withItems(empty, `sections.${key}`, () => [{ ...emptyItem(fields), [title]: 'Something' }]),
        key,
      ),
    ).toBe(asksMore ? 'started' : 'done');
  });

  it('distinguish an entry without a name from a finished one', () => {
    const begun = { ...resume, custom: [{ ...own, items: [{ ...emptyItem(customFields), subtitle: 'Somewhere' }] }] };
    expect(progress(begun, 'extra/patents')).toBe('started');
    expect(completenessOf({ ...begun, basics: { ...begun.basics, fullName: 'Ana Silva' } }).share).toBeLessThan(1);
  });

  it('distinguish a short summary from a sufficient one', () => {
    expect(progress({ ...empty, summary: 'Welder.' }, 'summary')).toBe('started');
    expect(
      progress(
        {
          ...empty,
          summary:
            'Welder who joined the hulls of nineteen ferries in three yards, none of which came back to the dock.',
        },
        'summary',
      ),
    ).toBe('done');
  });

  it('are all done, or not started, when the meter is full', () => {
    const full = finishedResume();
    expect(completenessOf(full).share).toBe(1);
    expect([...progressOf(full, stepsOf(full)).values()]).not.toContain('started');
  });
});

function finishedResume(): Resume {
  const item = (key: string, values: Record<string, FieldValue>) => ({
    ...emptyItem(sections.find((section) => section.key === key)?.fields ?? {}),
    ...values,
  });
  const basics = {
    ...empty.basics,
    fullName: 'Ana Silva',
    email: 'ana@example.com',
    headline: 'Planner',
    location: { ...empty.basics.location, city: 'Leeds' },
  };
  const complete: Resume = {
    ...empty,
    basics,
    summary: 'Planner with eight years in food logistics who cut delivery times by a fifth in three depots.',
  };
  const entries: readonly (readonly [string, Record<string, FieldValue>])[] = [
    ['experience', { position: 'Planner', start: '2021', body: '- Cut costs by a fifth\n- Led a team of nine' }],
    ['education', { degree: 'BSc' }],
    ['skill', { keywords: ['a', 'b', 'c', 'd', 'e'] }],
    ['award', { title: 'Planner of the year' }],
  ];
  return entries.reduce(
    (resume, [key, values]) => withItems(resume, `sections.${key}`, () => [item(key, values)]),
    complete,
  );
}
