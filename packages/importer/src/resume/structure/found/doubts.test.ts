import { describe, expect, it } from 'vitest';
import { drawn, person, readPages } from '../../testing/drawn.ts';

/** Below this the review asks to look at a value. */
const SURE = 0.6;

/** How sure the values of a section are, by field, from lines: `# ` is a heading, `* ` bold; cells stand 180 points apart. */
const confidences = async (section: string, ...lines: string[]): Promise<Record<string, boolean[]>> => {
  const { provenance } = await readPages(drawn([...person, ...lines], { apart: 180 }));
  const found: Record<string, boolean[]> = {};
  for (const { path, confidence } of provenance) {
    const [, key = '', , , field = ''] = path.split('.');
    if (key === section) (found[field] ??= []).push(confidence >= SURE);
  }
  return found;
};

const jobs = ['# Experience', '* Rope Access Technician || 2019 - 2021', 'Cliff Works Ltd'];

const rest = ['# Skills', 'Knots', '# Education', '* BSc Physics || 2015 - 2018', 'University of Hull'];

describe('a value is doubted', () => {
  it('but not a plain one', async () => {
    const { position, employer, start } = await confidences('experience', ...jobs, ...rest);
    expect([position, employer, start]).toEqual([[true], [true], [true]]);
  });

  it('if it is in a section whose heading was guessed and whose entries say nothing of it', async () => {
    const { title } = await confidences(
      'award',
      ...jobs,
      ...rest,
      '# Trophies and Titles',
      'Blue Rope, 2019',
      'Red Rope, 2020',
    );
    expect(title).toEqual([false, false]);
  });

  it('if an address begins within the name, whose first letters the file lacks', async () => {
    const isSure = async (email: string) => {
      const { provenance } = await readPages(drawn(['* Tobias Hartwell', email, ...jobs, ...rest], { apart: 180 }));
      return (provenance.find(({ path }) => path === 'basics.email')?.confidence ?? 0) >= SURE;
    };
    expect(await isSure('bias.hartwell@mail.example.com')).toBe(false);
    expect(await isSure('tobias.hartwell@mail.example.com')).toBe(true);
    expect(await isSure('toby@mail.example.com')).toBe(true);
  });

  it('if an employer reads like a task', async () => {
    const { employer } = await confidences(
      'experience',
      '# Experience',
      '* Rope Access Technician || 2019 - 2021',
      'Inspection of harnesses for the crew',
      ...rest,
    );
    expect(employer).toEqual([false]);
  });

  it('if a dash in it may separate two values', async () => {
    const { name } = await confidences(
      'project',
      ...jobs,
      ...rest,
      '# Projects',
      '* Tide clock \u0096 Brodick || 2021',
      'A clock of brass.',
    );
    expect(name).toEqual([false]);
  });

  it('if it is a year with a word before it where other dates have months', async () => {
    const { end, start } = await confidences(
      'experience',
      '# Experience',
      '* Rope Access Technician || March 2019 - May 2021',
      'Cliff Works Ltd',
      '* Harness Inspector || June 2016 - Floreal 2018',
      'Ropes Ltd',
      ...rest,
    );
    expect(start?.concat(end ?? [])).toContain(false);
  });

  it('if a title is the name of a journal', async () => {
    const { title } = await confidences(
      'publication',
      ...jobs,
      ...rest,
      '# Publications',
      'Journal of Ropes 617 || 2018',
    );
    expect(title).toEqual([false]);
  });

  it('if it is a talk, which is no publication', async () => {
    const { title } = await confidences(
      'publication',
      ...jobs,
      ...rest,
      '# Invited Talks',
      '"A Port and its Papers." University of Zadar, 2019.',
      '"Counting the Salt." Harrow Institute, 2023.',
    );
    expect(title).toEqual([false, false]);
  });

  it('if it is a licence to drive among skills', async () => {
    const { name, keywords } = await confidences('skill', ...jobs, '# Kenntnisse', 'Führerschein: Klasse B');
    expect([name, keywords]).toEqual([[false], [false]]);
  });

  it('if a keyword is several, or a sentence, or still has a label', async () => {
    const keywordsOf = async (line: string) => (await confidences('skill', ...jobs, '# Skills', line)).keywords;
    expect(await keywordsOf('Elm, Flax, Sea charts of the north')).toEqual([false]);
    expect(await keywordsOf('Elm, Flax, Hemp and rope')).toEqual([true]);
    expect(await keywordsOf('Paint, Wood: elm, Flax')).toEqual([false]);
  });

  it('if an employer is a city, or what somebody did somewhere', async () => {
    const { employer } = await confidences(
      'experience',
      '# Berufserfahrung',
      '* Seiltechniker || 2019 - 2021',
      'Mitarbeit in einem Tagungshaus',
      '* Assistent || 2016 - 2018',
      'Madrid',
      ...rest,
    );
    expect(employer ?? []).not.toContain(true);
  });

  it('if a subject has the name of a school', async () => {
    const { area } = await confidences(
      'education',
      ...jobs,
      '# Education',
      '* BSc Ropes Leeds School of Knots || 2015 - 2018',
      'Cliff College',
    );
    expect(area ?? []).not.toContain(true);
  });

  it('if its heading announces several sections and its words do not say which', async () => {
    const things = ['2023 Harbour Board Diver', "2022 Dean's List"];
    const { name } = await confidences('certification', ...jobs, ...rest, '# Certifications & Awards', ...things);
    const { title } = await confidences('award', ...jobs, ...rest, '# Certifications & Awards', ...things);
    expect([name, title]).toEqual([[false], [true]]);
  });

  it('if a title begins with a number, or is only an organisation', async () => {
    const { name } = await confidences('certification', ...jobs, ...rest, '# Certifications', '9. Core, 2023');
    const { title } = await confidences('award', ...jobs, ...rest, '# Awards', 'Harbour Group Foundation, 2023');
    expect([name, title]).toEqual([[false], [false]]);
  });
});
