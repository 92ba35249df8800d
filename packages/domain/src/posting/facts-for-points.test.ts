import { describe, expect, it } from 'vitest';
import { createResume } from '../kinds/index.ts';
import { newId } from '../ids.ts';
import { resumeSchema } from '../resume.ts';
import { factSentence, usedFacts } from './fact-sentence.ts';
import { factsForPoints } from './facts-for-points.ts';
import { resumeFacts, type ResumeFact } from './resume-facts.ts';

const item = (fields: object) => ({ id: newId(), ...fields });
const resume = resumeSchema.parse({
  ...createResume({ title: 'Ada', locale: 'en', country: 'GB' }),
  summary: 'Warehouse lead who plans routes. Speaks Polish.',
  sections: {
    experience: {
      items: [
        item({
          position: 'Operations manager',
          employer: 'Northwind Traders',
          start: '2019-03',
          body: '- Planned every route a week ahead\n- Cut the cost of a delivery from £6.10 to £5.35 with new routes\n- Led **34 people** in two shifts',
        }),
      ],
    },
    education: { items: [item({ degree: 'BSc', field: 'Logistics', institution: 'University of Leeds' })] },
    skill: { items: [item({ name: 'Tools', keywords: ['SAP', 'Excel'] })] },
    hobbies: { items: [item({ name: 'Hobbies', keywords: ['Routes up mountains'] })] },
    reference: { items: [item({ name: 'Kim Route', company: 'Northwind' })] },
  },
});
const texts = (facts: readonly ResumeFact[]) => facts.map(({ text }) => text);

describe('the facts of a resume', () => {
  it('are its sentences, bullets and names, each with where it is from; not hobbies and references', () => {
    const facts = resumeFacts(resume);
    expect(facts).toContainEqual(
      expect.objectContaining({ text: 'Led 34 people in two shifts', source: 'Operations manager, Northwind Traders' }),
    );
    expect(texts(facts)).toContain('Speaks Polish.');
    expect(texts(facts)).toContain('Tools: SAP, Excel');
    expect(texts(facts).join('\n')).not.toMatch(/mountains|Kim/);
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
  });

  it('are results if they have a number that is not a year', () => {
    const kinds = new Map(resumeFacts(resume).map(({ text, kind }) => [text, kind]));
    expect(kinds.get('Led 34 people in two shifts')).toBe('result');
    expect(kinds.get('Planned every route a week ahead')).toBe('statement');
    const year = { ...resume, summary: 'Opened the site in 2021.' };
    expect(resumeFacts(year)).toContainEqual(expect.objectContaining({ kind: 'statement', source: 'Summary' }));
  });

  it('answer points, results with numbers first, and none answers what no fact mentions', () => {
    const points = ['Planning of delivery routes', 'SAP knowledge', 'Fluent Polish', 'Welding'].map((text) => ({
      text,
    }));
    const [routes, sap, polish, welding] = factsForPoints(points, resumeFacts(resume)).map(texts);
    expect(routes?.[0]).toBe('Cut the cost of a delivery from £6.10 to £5.35 with new routes');
    expect(routes?.[1]).toBe('Planned every route a week ahead');
    expect([sap?.[0], polish?.[0]]).toEqual(['Tools: SAP, Excel', 'Speaks Polish.']);
    expect(welding).toEqual([]);
  });
});

it.each([
  ['fr', 'Bonne maîtrise de la comptabilité', 'Comptabilité de 8 magasins', 'Bonne humeur avec la clientèle'],
  ['es', 'Experiencia en contabilidad con SAP', 'Contabilidad de 8 tiendas', 'Experiencia con clientes'],
  ['pt', 'Conhecimentos de contabilidade', 'Contabilidade de 8 lojas', 'Bons conhecimentos'],
  ['it', 'Buona conoscenza della contabilità', 'Contabilità di 8 negozi', 'Buona volontà nella vendita'],
  ['nl', 'Ervaring met boekhouding', 'Boekhouding van 8 winkels', 'Ervaring met klanten'],
])('facts answer a point in %s by its subject, not by the words around it', (locale, point, answer, other) => {
  const own = resumeSchema.parse({
    ...createResume({ title: 'Ada', locale, country: 'FR' }),
    sections: { experience: { items: [item({ position: 'Ada', body: `- ${other}\n- ${answer}` })] } },
  });
  expect(factsForPoints([{ text: point }], resumeFacts(own)).map(texts)).toEqual([[answer]]);
});

describe('a fact in a letter', () => {
  it.each([
    ['Cut costs by 8%', 'I cut costs by 8%.'],
    ['Planned routes;', 'I planned routes.'],
    ['Speaks Polish.', 'Speaks Polish.'],
    ['Experienced in SAP', 'Experienced in SAP.'],
    ['Feed 40 animals', 'Feed 40 animals.'],
    ['Lead a team of 34', 'I lead a team of 34.'],
    ['Own the checkout of 3,200 shops', 'I own the checkout of 3,200 shops.'],
    ['Design systems for banks', 'Design systems for banks.'],
  ])('“%s” is “%s”', (text, sentence) => expect(factSentence({ text, kind: 'statement' }, 'en-GB')).toBe(sentence));

  it('gets a subject in English only, and names stay as they are', () => {
    expect(factSentence({ text: 'Led 4 Teams', kind: 'result' }, 'de')).toBe('Led 4 Teams.');
    expect(factSentence({ text: 'Tools: SAP', kind: 'name' }, 'en')).toBe('Tools: SAP');
  });

  it('counts as used while most of its words are there in their order', () => {
    const fact = { text: 'Led 34 people in two shifts' };
    const used = (text: string) => usedFacts([fact], text, 'en')[0];
    expect(used('At Northwind I led 34 people in two shifts, by day and by night.')).toBe(true);
    expect(used('I led 34 people in several shifts.')).toBe(true);
    expect(used('Two shifts led people in 34.')).toBe(false);
    expect(usedFacts([{ text: 'SAP' }, { text: '' }], 'I use SAP.', 'en')).toEqual([true, false]);
  });
});
