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
      points: [
        { text: 'Abgeschlossenes Studium im Maschinenbau', weight: 'required' },
        { text: 'Mindestens drei Jahre Berufserfahrung in der Konstruktion', weight: 'required' },
        { text: 'Sicherer Umgang mit CAD', weight: 'required' },
        { text: 'Englischkenntnisse sind von Vorteil', weight: 'preferred' },
      ],
    });
  });

  it.each([
    ['Company: Acme Foods\nJob title: Baker', 'Acme Foods', 'Baker'],
    ['Baker at Acme Foods', 'Acme Foods', 'Baker'],
    ['About us\nAcme Foods is hiring a night baker to join the team.', 'Acme Foods', 'night baker'],
    ['Wir suchen eine Bäckerin (m/w/d) für unsere Filiale.', '', 'Bäckerin'],
    ['We are a family business.', '', ''],
    ['', '', ''],
  ])('%j', (text, company, jobTitle) => expect(readPosting(text)).toMatchObject({ company, jobTitle }));
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
  ])('“%s” is answered by “%s”: %s', (point, letter, expected) => expect(answered(point, letter)).toBe(expected));
});
