import { describe, expect, it } from 'vitest';
import { drawn, person } from '../../testing/drawn.ts';
import { resumeOfPages as pdf } from '../../testing/resume-of-pages.ts';
import { resumeOfText } from '../../testing/resume-of-text.ts';

const named = (items: readonly Record<string, unknown>[]) =>
  items.map(({ name, title, date }) => [name ?? title, date]);

describe('certificates and awards below who gave them', () => {
  it('are entries where each item has its date', async () => {
    const { sections } = await pdf(
      drawn([
        ...person,
        '# Certificates',
        '* Harbour Authority of the North',
        '- Crane driver (2019)',
        '- Radio operator (2021)',
        '* First aid || 2022',
        'Red Cross',
        '- Two days of practice with a doctor',
      ]),
    );
    expect(named(sections.certification.items)).toEqual([
      ['Crane driver', '2019'],
      ['Radio operator', '2021'],
      ['First aid', '2022'],
    ]);
  });

  it('have the date of a giver that is known as one', async () => {
    const { sections } = await resumeOfText(
      '# Ada Park\n\n## Certificats\n\n**Coursera, 2020**\n\n- Python pour la science des données\n- Statistiques appliquées\n\n**Université de Brest, 2018**\n\n- Gestion de projet\n- Anglais technique\n',
      'md',
    );
    expect(named(sections.certification.items)).toEqual([
      ['Python pour la science des données', '2020'],
      ['Statistiques appliquées', '2020'],
      ['Gestion de projet', '2018'],
      ['Anglais technique', '2018'],
    ]);
  });

  it('are entries below the name of a group of prizes', async () => {
    const { sections } = await resumeOfText(
      '# Ada Park\n\n## Auszeichnungen\n\n### Hochschule Emden\n\n- Preis der Fakultät, 2014\n- Preis für die beste Lehre, 2016\n\n### Stadt Leer\n\n- Ehrennadel, 2018\n- Kulturpreis, 2020\n',
      'md',
    );
    expect(named(sections.award.items).map(([, date]) => date)).toEqual(['2014', '2016', '2018', '2020']);
  });

  it('are entries in other letters below a date and who gave them', async () => {
    const wide = 'Dibujo mapas de puertos y de costas, y enseño a otros a leerlos antes de salir a la mar.';
    const section = (...lines: string[]) => pdf(drawn([...person, '# Perfil', wide, '# Certificados', ...lines]));
    const { sections } = await section(
      '* 2023, Universidad de Cádiz',
      'Taller de cartas náuticas',
      '* 2020, Udemy',
      'Curso de dibujo de mapas',
      'Curso de Python',
      '* 2019, Puerto Abierto',
      'Manejo de grúas',
    );
    expect(named(sections.certification.items)).toEqual([
      ['Taller de cartas náuticas', '2023'],
      ['Curso de dibujo de mapas', '2020'],
      ['Curso de Python', '2020'],
      ['Manejo de grúas', '2019'],
    ]);
    const told = await section(
      '* 2023, Manejo de grúas',
      'Puerto Abierto de Cádiz',
      'Grúas de hasta cuarenta toneladas',
      '* 2020, Radio náutica',
      'Escuela de la mar',
    );
    expect(told.sections.certification.items).toHaveLength(2);
  });

  it('are none where the items tell what was learned for one', async () => {
    const { sections } = await resumeOfText(
      '# Ada Park\n\n## Certificates\n\n**Coursera Data Specialist, 2020**\n\n- Cleaned tables of tides.\n- Drew maps of the coast.\n\n**Crane driver**\n\n- Cranes of up to forty tons\n- Renewed each year\n',
      'md',
    );
    expect(sections.certification.items.map(({ name }) => name)).toEqual(['Coursera Data Specialist', 'Crane driver']);
  });

  it('have the first of several years', async () => {
    const { sections } = await pdf(
      drawn([
        ...person,
        '# Awards',
        "- Dean's list, 2014, 2015, 2017",
        '- Rowing medal (2012, 2013)',
        '- Chess cup, 2011',
      ]),
    );
    expect(named(sections.award.items)).toEqual([
      ["Dean's list", '2014'],
      ['Rowing medal', '2012'],
      ['Chess cup', '2011'],
    ]);
  });

  it('are one list where dates stand before some items and behind others', async () => {
    const { sections } = await pdf(
      drawn([
        ...person,
        '# Awards',
        '- 2016 – 2017 Best crew of the harbour',
        '- 2015 – 2016 Fastest boat',
        '- Medal for the rescue of a seal from a net of the fishing boat that had been lost for longer than a',
        'week, 2014',
        '- Prize of the island school, June 2012',
        '- Chart of the year, 2011',
      ]),
    );
    expect(sections.award.items).toHaveLength(5);
  });
});
