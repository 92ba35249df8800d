import { createResume, customFields, kebab, sections } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { customSection, emptyItem, withItems } from '../state/document-edits.ts';
import { progressOf } from './progress.ts';
import { addressOfPath, stepsOf } from './steps.ts';

const empty = createResume({ title: 'Test' });
const own = customSection(empty, 'Patents', 'list', kebab);
const resume = { ...empty, custom: [own] };
const addresses = (of = resume) => stepsOf(of).map(({ address }) => address);

describe('steps', () => {
  it('are all those of the specification, and the sections a person made', () => {
    expect(addresses().toSorted()).toEqual(
      [
        'prequest', '', 'award', 'extra', 'skill', 'hobbies', 'project', 'summary', 'finalize', 'language', 'template', 'education', 'portfolio', 'reference',
        'additional', 'experience', 'publication', 'certification', 'community-service', 'volunteer-experience', 'extra/patents',
      ].toSorted(),
    );
  });

  it('follow the order of the document', () => {
    const moved = { ...resume, template: { ...resume.template, layout: { ...resume.template.layout, order: ['summary', own.id, 'skill'] } } };
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

  it.each(sections)('tell how far $key is', ({ key, fields }) => {
    const progress = (of = empty) => stepsOf(of).filter(({ address }) => address === key).map((step) => progressOf(of, step))[0];
    expect(progress()).toBe('empty');
    const title = Object.entries(fields).find(([, { slot }]) => slot === 'title')?.[0] ?? '';
    expect(progress(withItems(empty, `sections.${key}`, () => [emptyItem(fields)]))).toBe('empty');
    expect(progress(withItems(empty, `sections.${key}`, () => [{ ...emptyItem(fields), [title]: 'Something' }]))).toBe('done');
  });

  it('tell an entry without a name from a finished one', () => {
    const begun = { ...resume, custom: [{ ...own, items: [{ ...emptyItem(customFields), subtitle: 'Somewhere' }] }] };
    const step = stepsOf(begun).find(({ address }) => address === 'extra/patents');
    expect(step && progressOf(begun, step)).toBe('started');
  });
});
