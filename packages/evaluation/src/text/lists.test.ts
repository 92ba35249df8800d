import { describe, expect, it } from 'vitest';
import { miswrittenBrands } from './brands.ts';
import { BUZZWORDS } from './buzzwords.ts';
import { FIRST_PERSON } from './first-person.ts';
import { CALLS, THANKS } from './letter-phrases.ts';
import { PASSIVE } from './passive.ts';
import { RESULTS } from './results.ts';
import { openerOf, opensInPresent, opensWithVerb } from './verbs.ts';
import { WEAK_OPENERS } from './weak-openers.ts';
import { hasFigure, hasNumberWord, sentencesIn, type ListedLanguage } from './words.ts';

type Case = readonly [language: ListedLanguage, found: string, right: string];

const finds = (lists: Readonly<Record<ListedLanguage, RegExp>>, cases: readonly Case[]) => {
  it.each(cases)('%s: “%s”, and not “%s”', (language, found, right) => {
    // Some are global, for all matches in a text.
    const has = (text: string) => text.search(lists[language]) >= 0;
    expect([has(found), has(right)]).toEqual([true, false]);
  });
};

describe('beginnings that name a duty', () => {
  finds(WEAK_OPENERS, [
    ['en', 'Responsible for the budget', 'Took responsibility for the budget'],
    ['de', 'Verantwortlich für zwölf Filialen', 'Leitung von zwölf Filialen'],
    ['de', 'Mitarbeit bei der Planung', 'Mitarbeiter geschult und eingesetzt'],
    ['fr', 'Chargée de la planification', 'Planifié les tournées de douze chauffeurs'],
    ['fr', 'Participation à la refonte', 'Pilotage de la refonte'],
    ['es', 'Encargado de las compras', 'Compré material por 2 millones'],
    ['pt', 'Responsável pela equipa', 'Liderei uma equipa de oito'],
  ]);
});

describe('words of the first person', () => {
  finds(FIRST_PERSON, [
    ['en', 'Where I led my team', 'Led Phase I of the move'],
    ['en', 'It was my idea', 'Grew MY2024 sales'],
    ['en', 'They asked me', 'Called the Tusk.me API'],
    ['de', 'Hier leite ich ein Team', 'Reichweite erhöht, Richtlinien verfasst'],
    ['fr', "J'ai dirigé une équipe", 'Mesuré la qualité du jeu de données'],
    ['es', 'Mi equipo vendió más', 'Migración de la tienda'],
    ['pt', 'A minha equipa cresceu', 'Melhoria do museu europeu'],
  ]);
});

describe('the passive', () => {
  finds(PASSIVE, [
    ['en', 'Costs were quickly reduced by 8%', 'Reduced costs by 8%'],
    ['de', 'Die Kosten wurden um 8 % gesenkt', 'Kosten um 8 % gesenkt'],
    ['fr', 'Les coûts ont été réduits', 'A réduit les coûts'],
    ['es', 'Los costes fueron reducidos', 'Redujo los costes'],
    ['pt', 'Os custos foram reduzidos', 'Reduziu os custos'],
  ]);
});

describe('set phrases', () => {
  finds(BUZZWORDS, [
    ['en', 'A results-driven team player', 'Played in a team of eleven'],
    ['de', 'Teamfähig und belastbar', 'Die Belastbarkeit von Brücken berechnet'],
    ['fr', 'Force de proposition', 'Proposé trois offres'],
    ['es', 'Persona proactiva', 'Protección de datos'],
    ['pt', 'Profissional proativo', 'Projeto ativo desde 2020'],
  ]);
});

describe('words for results', () => {
  finds(RESULTS, [
    ['en', 'Wrote a report that buyers still use', 'Wrote the weekly report'],
    ['de', 'Durchlaufzeit verkürzt', 'Berichte geschrieben'],
    ['fr', 'Délais réduits', 'Rédigé des rapports'],
    ['es', 'Ahorro de costes', 'Redacción de informes'],
    ['pt', 'Aumento das vendas', 'Redação de relatórios'],
    ['en', 'Led the company in equities analyzed', 'Led the company choir'],
    ['en', 'Top in-store sales associate', 'Swept the stairs to the top'],
    ['en', 'Ranked among all pilots of the port', 'Frank answers to callers'],
    ['en', 'Selected for the national team', 'Helped customers with a selection of shoes'],
    ['en', 'No lost-time injury since the start', 'No sugar in the drinks'],
    ['en', 'First pilot of the port in ice', 'First aid trainer, first-line support'],
    ['de', 'Rückgang der Reklamationen', 'Rückfragen beantwortet'],
    ['de', 'Zum Sprecher gewählt, ausgezeichnet als bester Verkäufer', 'Verkäufer im Laden'],
    ['fr', 'Lauréate du concours', 'Accueil des clients'],
    ['fr', 'Simplifié le planning, ce qui a libéré du temps', 'Tenue du planning'],
    ['es', 'Seleccionada como mejor vendedora', 'Selección de personal'],
    ['es', 'Agilidad en los cobros, lo que aceleró las ventas', 'Cobro en caja'],
    ['pt', 'Primeiro lugar em vendas', 'Vendas na primeira loja'],
    ['pt', 'Selecionada para a final nacional', 'Seleção de pessoal'],
  ]);
});

describe('the end of a letter', () => {
  finds(CALLS, [
    ['en', 'I look forward to meeting you', 'That is all.'],
    ['de', 'Über ein Gespräch freue ich mich', 'Das ist alles.'],
    ['fr', 'Je me tiens à votre disposition', 'C’est tout.'],
    ['es', 'Quedo a su disposición', 'Eso es todo.'],
    ['pt', 'Fico à disposição para uma entrevista', 'É tudo.'],
  ]);
  finds(THANKS, [
    ['en', 'Thank you for your time', 'That is all.'],
    ['de', 'Vielen Dank', 'Das ist alles.'],
    ['fr', 'Je vous remercie', 'C’est tout.'],
    ['es', 'Gracias por su tiempo', 'Eso es todo.'],
    ['pt', 'Obrigada pela atenção', 'É tudo.'],
  ]);
});

describe('English verbs at the start of a bullet', () => {
  it.each([
    'Led 34 people',
    'Oversaw',
    'Successfully ran',
    'Co-founded',
    'Retendering',
    'Teaches',
    'Halved',
    'Kept',
    'Re-wrote',
  ])('“%s” is one', (text) => expect(opensWithVerb(text)).toBe(true));
  it.each(['The budget', 'A drop in', '34 people', 'Owner of', 'Member of'])('“%s” is none', (text) =>
    expect(opensWithVerb(text)).toBe(false),
  );
  it('tells the present only where no noun is meant', () => {
    expect(['Manage a team', 'Develops', 'Maintain'].map(opensInPresent)).toEqual([true, true, true]);
    expect(['Lead developer', 'Managed', 'Designs for a shop', 'Support'].map(opensInPresent)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
  it('are found behind adverbs', () => expect(openerOf('Successfully led a team')).toBe('led'));
});

describe('texts', () => {
  it('are split into sentences, and not at abbreviations', () => {
    expect(sentencesIn('Led 5 teams, e.g. Sales. Grew by 8 %. Dr. Nair agreed!')).toEqual([
      'Led 5 teams, e.g. Sales.',
      'Grew by 8 %.',
      'Dr. Nair agreed!',
    ]);
  });
  it('have a figure if one of their numbers is not a year', () => {
    expect(['Grew by 8 %', '1.4 million', 'a 24-bed unit'].map(hasFigure)).toEqual([true, true, true]);
    expect(['Since 2019', 'From 2019/20 on', '2018–2021'].map(hasFigure)).toEqual([false, false, false]);
  });
  it.each([
    'AngularJs 1.x',
    'ASP.NET 3.5 and Yii2',
    'Wrote Python 3 scripts',
    'in 3D, 24/7',
    '1-way hashing',
    'ASC 842',
  ])('have no figure in the name of a version or a kind: %s', (text) => expect(hasFigure(text)).toBe(false));
  it('have numbers in words of their language alone', () => {
    const has = (language: string, ...texts: string[]) => texts.map((text) => hasNumberWord(text, language));
    expect(has('en', 'thousands of guests', 'six cooks')).toEqual([true, true]);
    expect(has('en', 'Twelve-Factor apps', 'a third-party tool', 'sept')).toEqual([false, false, false]);
    expect([has('pt', 'gestão dos turnos'), has('es', 'dos turnos')]).toEqual([[false], [true]]);
  });
  it('name brands as their owners do', () => {
    expect(miswrittenBrands('Github, Javascript and MySql')).toEqual(['Github', 'Javascript', 'MySql']);
    expect(miswrittenBrands('GITHUB, github.com/me, me@github.com, a snowflake, docker')).toEqual([]);
  });
});
