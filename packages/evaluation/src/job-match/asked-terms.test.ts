import { readPosting } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { askedTerms } from './asked-terms.ts';

const cook = `Sous Chef
Copper Ladle, Bath
Full-time, £34,000

We run two open kitchens and serve 220 covers on a Saturday. You will lead a section of five and step in for the head chef.

What you need
- 3+ years in busy kitchens, at least one as a senior chef de partie
- Confident on grill and sauce
- Level 2 Food Hygiene
- Experience with ordering, stock control and allergens
- A calm head under pressure

Nice to have
- Butchery or pastry experience
- Level 3 Food Safety

We offer 28 days holiday and staff meals.`;

const carer = `Pflegefachkraft (m/w/d) in Voll- oder Teilzeit
Seniorenresidenz Am Lindenhof, Erfurt
Das bringst du mit:
- Examen als Altenpfleger, Gesundheits- und Krankenpfleger oder Pflegefachfrau
- Freude am Umgang mit älteren Menschen
- Erfahrung in der Wundversorgung und Behandlungspflege
- Führerschein Klasse B
- Bereitschaft zu Schicht- und Wochenenddienst
Wünschenswert sind eine Weiterbildung zur Praxisanleitung und Kenntnisse in Vivendi.
Das bieten wir: Zuschläge, betriebliche Altersvorsorge, Jobrad.`;

const marketer = `Online Marketing Manager (w/m/d)
Bergfalke Outdoor GmbH, Rosenheim
Was du mitbringst
Abgeschlossenes Studium im Bereich Marketing, BWL oder vergleichbar
Mindestens 2 Jahre Erfahrung im E-Commerce
Fundierte Kenntnisse in SEO, SEA und Google Analytics 4
Erfahrung mit Shopify und Klaviyo
Texten macht dir Spaß
Sehr gute Deutsch- und gute Englischkenntnisse
Idealerweise Erfahrung mit Meta Ads und HTML`;

const technician = `Técnico de mantenimiento eléctrico
Conservas Atlánticas, Vigo
Requisitos:
- FP Grado Superior en Electricidad o Mecatrónica
- 2 años de experiencia en mantenimiento industrial
- Conocimientos de autómatas (PLC Siemens)
- Disponibilidad para trabajar a turnos
Se valorará inglés y carné de carretillero.`;

const asked = (text: string) => {
  const terms = askedTerms(readPosting(text), text);
  const of = (part: string) => terms.filter((one) => one.part === part).map(({ term }) => term);
  return { required: of('required'), preferred: of('preferred'), soft: of('soft') };
};

describe('what a posting asks for', () => {
  it('leaves out what nobody would search for: busy places, hours and phrases of every posting', () => {
    expect(asked(cook)).toEqual({
      required: ['grill', 'sauce', 'Food Hygiene', 'stock control'],
      preferred: ['pastry', 'Butchery'],
      soft: ['under pressure'],
    });
  });

  it('finds in German what is welcome in a sentence below the list', () => {
    const { required, preferred } = asked(carer);
    expect(preferred).toEqual(['Praxisanleitung', 'Vivendi']);
    expect(required).toContain('Behandlungspflege');
    for (const noise of ['Freude', 'Examen', 'Gesundheits', 'älteren Menschen', 'Klasse B'])
      expect(required).not.toContain(noise);
  });

  it('takes a line that begins with what is ideal for a wish, not for a heading', () => {
    expect(asked(marketer).preferred).toEqual(['HTML', 'Meta Ads']);
  });

  it('reads Spanish vocational training as such, and no verbs as skills', () => {
    expect(readPosting(technician).degree).toBe('training');
    expect(asked(technician).required).not.toContain('trabajar');
    expect(asked(technician).preferred).toEqual(['inglés']);
  });
});
