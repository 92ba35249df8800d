import { describe, expect, it } from 'vitest';
import { answeredPoints } from './answered-points.ts';
import { readPosting } from './read-posting.ts';

const english = `Senior Product Designer
Northwind Energy · Bristol (hybrid)

About Northwind
We build tools for people who run wind farms.

What you'll do
- Lead design for the operations team

Requirements:
- 5+ years of experience in product design
- Strong skills in user research
• Figma and design systems
- Experience with accessibility is a plus

Nice to have
- Experience in the energy sector

Benefits
- 30 days of holiday
`;

const german = `Konstrukteur Getriebe (m/w/d)
Die Halden Antriebe GmbH sucht zum nächstmöglichen Zeitpunkt Verstärkung.

Deine Aufgaben:
- Konstruktion von Getrieben

Dein Profil
- Abgeschlossenes Studium im Maschinenbau
- Mindestens drei Jahre Berufserfahrung in der Konstruktion
- Sicherer Umgang mit CAD
- Englischkenntnisse sind von Vorteil

Wir bieten:
- Gleitzeit
`;

describe('a posting', () => {
  it('in English names the company and the job, and what it asks for', () => {
    expect(readPosting(english)).toEqual({
      company: 'Northwind',
      jobTitle: 'Senior Product Designer',
      years: 5,
      degree: null,
      points: [
        { text: '5+ years of experience in product design', weight: 'required' },
        { text: 'Strong skills in user research', weight: 'required' },
        { text: 'Figma and design systems', weight: 'required' },
        { text: 'Experience with accessibility is a plus', weight: 'preferred' },
        { text: 'Experience in the energy sector', weight: 'preferred' },
      ],
    });
  });

  it('in German names the company and the job, and what it asks for', () => {
    expect(readPosting(german)).toEqual({
      company: 'Halden Antriebe GmbH',
      jobTitle: 'Konstrukteur Getriebe',
      years: 3,
      degree: 'bachelor',
      points: [
        { text: 'Abgeschlossenes Studium im Maschinenbau', weight: 'required' },
        { text: 'Mindestens drei Jahre Berufserfahrung in der Konstruktion', weight: 'required' },
        { text: 'Sicherer Umgang mit CAD', weight: 'required' },
        { text: 'Englischkenntnisse sind von Vorteil', weight: 'preferred' },
      ],
    });
  });

  it('in sentences lists what it asks for, too', () => {
    const posting = readPosting(`Bakery Supervisor

Amber & Oak (Hull) bakes bread for 40 shops. We need a supervisor who is calm, quick and kind.

We expect three years in a bakery, food hygiene certificates (level 2, level 3), and early mornings. A van licence is a plus.`);
    expect(posting).toEqual({
      company: '',
      jobTitle: 'Bakery Supervisor',
      years: 3,
      degree: null,
      points: [
        { text: 'Three years in a bakery', weight: 'required' },
        { text: 'Food hygiene certificates (level 2, level 3)', weight: 'required' },
        { text: 'Early mornings', weight: 'required' },
        { text: 'A van licence is a plus', weight: 'preferred' },
      ],
    });
    expect(readPosting('Baker\n\nAmber & Oak (Hull) makes bread for 40 shops.').company).toBe('Amber & Oak');
    expect(readPosting('Baker\n\nNordmark AB in Malmö bakes bread.').company).toBe('Nordmark AB');
    expect(readPosting('We are looking for a baker to join our team.').points).toEqual([]);
  });

  it('in lists ends with the list, whose lines may be wrapped, and may have labels within a line', () => {
    const { points } = readPosting(`Baker

You need
- Experience with
  rye bread
- Early mornings

Nice to have: pastry, a van licence.

We offer £30,000, 28 days of leave and free bread.`);
    expect(points).toEqual([
      { text: 'Experience with rye bread', weight: 'required' },
      { text: 'Early mornings', weight: 'required' },
      { text: 'Pastry', weight: 'preferred' },
      { text: 'A van licence', weight: 'preferred' },
    ]);
  });

  it.each([
    [
      'French',
      'Comptable (H/F)\n\nNorvent SAS recrute.\n\nVos missions\n- Clôtures mensuelles\n\nProfil recherché\n- Trois ans d’expérience en comptabilité\n- La connaissance de Sage est un plus\n\nNous offrons\n- Télétravail',
      { company: 'Norvent SAS', jobTitle: 'Comptable', years: 3 },
      ['Trois ans d’expérience en comptabilité', 'La connaissance de Sage est un plus'],
    ],
    [
      'Spanish',
      'Puesto: Contable\nEmpresa: Norvent Ibérica\n\nFunciones\n- Cierres mensuales\n\nRequisitos\n- 3 años de experiencia en contabilidad\n- Se valorará inglés\n\nOfrecemos\n- Teletrabajo',
      { company: 'Norvent Ibérica', jobTitle: 'Contable', years: 3 },
      ['3 años de experiencia en contabilidad', 'Se valorará inglés'],
    ],
    [
      'Portuguese',
      'Vaga: Contabilista\nNorvent Lda procura reforço.\n\nFunções\n- Fechos mensais\n\nRequisitos\n- Três anos de experiência em contabilidade\n- Inglês é uma mais-valia\n\nOferecemos\n- Teletrabalho',
      { company: 'Norvent Lda', jobTitle: 'Contabilista', years: 3 },
      ['Três anos de experiência em contabilidade', 'Inglês é uma mais-valia'],
    ],
    [
      'Italian',
      'Posizione: Contabile\nNorvent S.r.l. cerca personale.\n\nMansioni\n- Chiusure mensili\n\nRequisiti\n- Tre anni di esperienza in contabilità\n- Gradita la conoscenza di SAP\n\nOffriamo\n- Telelavoro',
      { company: 'Norvent S.r.l', jobTitle: 'Contabile', years: 3 },
      ['Tre anni di esperienza in contabilità', 'Gradita la conoscenza di SAP'],
    ],
    [
      'Dutch',
      'Boekhouder (m/v)\n\nNorvent BV zoekt versterking.\n\nTaken\n- Maandafsluiting\n\nWat wij vragen\n- Drie jaar ervaring in de boekhouding\n- Kennis van Exact is een pré\n\nWij bieden\n- Thuiswerken',
      { company: 'Norvent BV', jobTitle: 'Boekhouder', years: 3 },
      ['Drie jaar ervaring in de boekhouding', 'Kennis van Exact is een pré'],
    ],
  ])('in %s names the company and the job, and what it asks for', (_language, text, named, [required, preferred]) => {
    expect(readPosting(text)).toEqual({
      ...named,
      degree: null,
      points: [
        { text: required, weight: 'required' },
        { text: preferred, weight: 'preferred' },
      ],
    });
  });

  it.each([
    ['Company: Acme Foods\nJob title: Baker', 'Acme Foods', 'Baker'],
    ['Baker at Acme Foods', 'Acme Foods', 'Baker'],
    ['About us\nAcme Foods is hiring a night baker to join the team.', 'Acme Foods', 'night baker'],
    ['Wir suchen eine Bäckerin (m/w/d) für unsere Filiale.', '', 'Bäckerin'],
    // The company with its place, below the title.
    ['Senior Staff Nurse\nHalden Hospital, Sheffield\nBand 6', 'Halden Hospital', 'Senior Staff Nurse'],
    ['Product Designer\nNorthwind · Bristol (hybrid)\n\nWe build tools.', 'Northwind', 'Product Designer'],
    ['Ingénieur qualité (H/F)\nMaison Verrier, Lyon\n\nVos missions', 'Maison Verrier', 'Ingénieur qualité'],
    ['Konstrukteur (m/w/d)\nHalden Antriebe – Stuttgart\nVollzeit', 'Halden Antriebe', 'Konstrukteur'],
    ['Buyer\nLeeds, West Yorkshire', '', 'Buyer'],
    ['Buyer\nSan Francisco, California', '', 'Buyer'],
    ['Buyer\nGreater Manchester, United Kingdom', '', 'Buyer'],
    ['Buyer\nLeeds · Hybrid', '', 'Buyer'],
    ['Buyer\nSalt Lake City, UT', '', 'Buyer'],
    ['Buyer\nFull-time, Bristol', '', 'Buyer'],
    ['Buyer\nEarly mornings, Hull', '', 'Buyer'],
    ['We are a family business.', '', ''],
    ['', '', ''],
  ])('%j', (text, company, jobTitle) => expect(readPosting(text)).toMatchObject({ company, jobTitle }));
});

describe('the degree that a posting asks for', () => {
  it.each([
    ['- Bachelor’s or Master’s degree in design', 'bachelor'],
    ['- MSc in physics', 'master'],
    ['- A degree in physics', 'bachelor'],
    ['- Master’s degree in physics', 'master'],
    ['- PhD in biology', 'doctorate'],
    ['- Abgeschlossene Berufsausbildung oder Studium', 'training'],
    ['- Diplom oder Master in Informatik', 'master'],
    ['- Bac +5 en comptabilité', 'master'],
    ['- Licenciatura en derecho', 'bachelor'],
    ['- Certified Scrum Master', null],
    ['- A high degree of care', null],
    ['- Diplomatic manners', null],
    ['- A PhD is a plus', null],
  ])('%s: %s', (point, degree) => expect(readPosting(`Clerk\n\nRequirements:\n${point}\n`).degree).toBe(degree));
});

describe('a point', () => {
  const answered = (point: string, letter: string) => answeredPoints([{ text: point }], letter)[0];

  it.each([
    ['Strong skills in user research', 'I planned research with forty users.', true],
    ['Strong skills in user research', 'I have strong skills.', false],
    ['Figma and design systems', 'I built a design system in Figma.', true],
    ['Sicherer Umgang mit CAD', 'Mit CAD arbeite ich täglich.', true],
    ['Abgeschlossenes Studium im Maschinenbau', 'Ich habe eine Ausbildung.', false],
    ['Falls on a ward', 'Fewer accidents on two wards.', true],
    ['Experience required', 'Experience required', false],
    // Only the subject counts, in every language.
    ['Trois ans d’expérience en comptabilité', 'J’ai trois ans d’expérience.', false],
    ['Trois ans d’expérience en comptabilité', 'Je tiens la comptabilité depuis trois ans.', true],
    ['Buenos conocimientos de contabilidad', 'Tengo buenos conocimientos.', false],
    ['Experiência em contabilidade', 'Faço contabilidade há anos.', true],
    ['Ottima conoscenza della contabilità', 'Ho un’ottima conoscenza.', false],
    ['Ruime ervaring met boekhouding', 'Ik doe de boekhouding van acht winkels.', true],
  ])('“%s” is answered by “%s”: %s', (point, letter, expected) => expect(answered(point, letter)).toBe(expected));
});

describe('the company of a posting in German', () => {
  it('is the one with its legal form, without the article; no part of a compound', () => {
    const lines = [
      'Finanzbuchhalter (m/w/d)',
      'Die Kranich Werkzeuge GmbH in Kassel sucht Verstärkung.',
      'Ihre Aufgaben',
      '- Mitwirkung bei Monats- und Jahresabschlüssen nach HGB',
    ];
    expect(readPosting(lines.join('\n')).company).toBe('Kranich Werkzeuge GmbH');
  });
});
