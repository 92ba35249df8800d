import { readFile } from 'node:fs/promises';
import { isKind, newId, resumeSchema, type Resume } from '@vitae/domain';
import { loadSample, sampleResumes } from '@vitae/samples';
import { letterFixtures, scriptFixtures } from '@vitae/testkit/fixtures';
import { describe, expect, it } from 'vitest';
import { dictionaryOf, folderOf } from './languages.ts';
import { openDictionary } from './dictionary.ts';
import { misspelledIn } from './misspelled.ts';

const dictionary = async (language: string) =>
  openDictionary(
    await Promise.all(
      dictionaryOf(language).map(async (name) => ({
        aff: await readFile(new URL(`${folderOf(name)}/index.aff`, import.meta.url)),
        dic: await readFile(new URL(`${folderOf(name)}/index.dic`, import.meta.url)),
      })),
    ),
  );

const base = resumeSchema.parse(await loadSample('operations-manager'));
const withSummary = (summary: string): Resume => ({
  ...base,
  sections: resumeSchema.shape.sections.parse({}),
  summary,
});

/** In each language: a sentence that is right, the slips of a hurry, and what a person writes that no dictionary has. */
const sentences = {
  en: {
    right:
      'Organised the warehouse and organized the fleet; the colour of our vans is a re-used shade, isn’t it? He counted the stock twice a week and called every driver in the morning.',
    slips: ['acheived', 'reffered', 'recieve', 'managment', 'responsable', 'managable', 'teh', 'alot', 'untill'],
    others:
      'Moved microservices to Kubernetes with kubectl, upskilled colleagues in Fjellnote and refactored the repo; wrote cron jobs and a diplôme d’études. Prototyped the rostering and prototyping of operando tools. A go-getter with decodable readers, yoghurt, rheology and cobas analyzers. Won prescribers for megger-tested feeders. Focusses on a nested logit model. Institut Méditerrani asked first; ended magna cum laude in August.',
  },
  de: {
    right:
      'Leitete das Lieferantenmanagement und die Retourenabwicklung in zwei Schichten und führte Übergabegespräche ein.',
    slips: ['entwikelt', 'Verantwortnug', 'Projektleitng', 'Abwieklung'],
    others:
      'Begleitete bei der Nordmolk und bei Fjellnote das Onboarding und betreute Kubernetes, die Audits und die Roadmap der Raffinerie Schwechat. Behandlung von Lymphomerkrankungen, Branding und Barfakturen am Wetting.',
  },
  fr: {
    right: 'J’ai dirigé l’équipe de l’entrepôt et réduit les délais de livraison de moitié.',
    slips: ['gestoin', 'developpement', 'responsabl'],
    others:
      'Chez Fjellnote, nous avons déployé Kubernetes. « The brain potential », un exposé. Des briefs pour le print, médiés par l’école doctorale.',
  },
  es: {
    right: 'Dirigí un equipo de ocho personas y reduje los plazos de entrega a la mitad.',
    slips: ['gestion', 'desarollo', 'equpo'],
    others: 'En Fjellnote desplegamos Kubernetes.',
  },
  pt: {
    right:
      'Dirigi uma equipa de oito pessoas e reduzi os prazos de entrega para metade; a equipe cresceu. Taxa de abertura de e-mails.',
    slips: ['gestao', 'organizaçao', 'responsavel'],
    others: 'Na Fjellnote implementámos Kubernetes.',
  },
};

describe.each(Object.entries(sentences))('spelling in %s', (language, { right, slips, others }) => {
  it('finds slips, and nothing in what is right, in names and in words of a trade', async () => {
    const { knows, close } = await dictionary(language);
    expect(misspelledIn(withSummary(right), { knows }, language)).toEqual([]);
    expect(misspelledIn(withSummary(others), { knows }, language)).toEqual([]);
    const found = misspelledIn(withSummary(`${right} ${slips.join(' ')}`), { knows }, language);
    expect(found).toEqual(slips.map((text) => ({ text, path: 'summary' })));
    close();
  });
});

describe('spelling', () => {
  it('finds nothing in good documents, whatever names, employers, skills and products they have', async () => {
    const resumes = await Promise.all(sampleResumes.map(({ slug }) => loadSample(slug)));
    const documents = [
      ...resumes,
      ...scriptFixtures.map(({ resume }) => resume),
      ...letterFixtures.map(({ letter }) => letter),
    ];
    let checked = 0;
    for (const language of Object.keys(sentences)) {
      const { knows, close } = await dictionary(language);
      for (const document of documents.filter(({ locale }) => locale.split('-')[0] === language)) {
        checked += 1;
        expect(misspelledIn(document, { knows }, language), document.title).toEqual([]);
      }
      close();
    }
    expect(checked).toBeGreaterThanOrEqual(12);
  });

  it('finds slips in months, and two wrong letters in words that resumes have in common', async () => {
    const { knows, close } = await dictionary('en');
    const text =
      'Joined the warehouse in Janurary and brought good comunicaton to a team of nine people; kept a continous record of the callibration of scales.';
    expect(misspelledIn(withSummary(text), { knows }, 'en')?.map((found) => found.text)).toEqual([
      'Janurary',
      'comunicaton',
      'continous',
      'callibration',
    ]);
    close();
  });

  it('finds letters in the place of others, and a usual word with a capital among others of a sentence', async () => {
    const { knows, close } = await dictionary('en');
    const words = async (text: string) => misspelledIn(withSummary(text), { knows }, 'en')?.map((found) => found.text);
    expect(
      await words('Gained new kownledge of tides and wrote a test Framwork for the pilots of nine ports.'),
    ).toEqual(['kownledge', 'Framwork']);
    expect(await words('Steered the ferry Performa with the pilots of Harbour Managemento in fog.')).toEqual([]);
    close();
  });

  it('never counts a word that the document has as a name, and finds it elsewhere', async () => {
    const { knows, close } = await dictionary('en');
    const named = withSummary('Packed for Managment and with managments tools');
    const role = { id: newId(), position: 'Packer', employer: 'Managment' };
    const withRole = resumeSchema.parse({ ...named, sections: { experience: { items: [role] } } });
    expect(misspelledIn(withRole, { knows }, 'en')).toEqual([]);
    expect(misspelledIn(named, { knows }, 'en')?.map(({ text }) => text)).toEqual(['Managment', 'managments']);
    close();
  });

  it('finds slips in headings and skills only in words that resumes have in common', async () => {
    const { knows, close } = await dictionary('en');
    const skill = { id: newId(), name: 'Tools', keywords: ['Time managment', 'Kubernets', 'Proffessional writing'] };
    const resume = resumeSchema.parse({
      ...withSummary('Packs parcels'),
      sections: { skill: { heading: 'Proffesional skills', items: [skill] } },
    });
    expect(misspelledIn(resume, { knows }, 'en')?.map(({ text }) => text)).toEqual([
      'Proffesional',
      'managment',
      'Proffessional',
    ]);
    close();
  });

  it('knows rare words of English, and what people mistype for usual ones', async () => {
    const rare =
      'The cannulation, the allocution on ethanal, and the curtilage were studied, and the transfecting of fauces';
    const english = await dictionary('en');
    expect(misspelledIn(withSummary(rare), english, 'en')).toEqual([]);
    const slips = misspelledIn(
      withSummary('We belive that the begining was seperate, and a compony of sourding'),
      english,
      'en',
    );
    expect(slips?.map(({ text }) => text)).toEqual(['belive', 'begining', 'seperate', 'compony', 'sourding']);
  });

  it.each([
    [
      'en',
      'Documentarians of the tides, and a potterer, studied the containerization and the cost degression of ports',
    ],
    ['pt', 'Organizei a containerização com Docker, refatorei os módulos tipados e dockerizei a tipagem dos serviços'],
    [
      'es',
      'Un backend tipado con DTOs tipados, servicios dockerizados y la contenerización; refactoricé y deployé la web',
    ],
    ['en', 'Trophic cascades in the meadows of the coast'],
    ['en', 'City: Hanley'],
    ['en', 'Changed the code after cyber recommendations'],
    ['en', 'Served underserved populations'],
    ['de', 'Model-Based Design of Programming Languages for the Navy'],
    ['de', 'Messsystem zur kapazitiven Schmierfilmdickenmessung'],
  ])('takes words of a trade, places and compounds for what they are: %s, %s', async (language, text) => {
    const { knows, close } = await dictionary(language);
    expect(misspelledIn(withSummary(text), { knows }, language)).toEqual([]);
    close();
  });

  it('finds what is made of a known word and an ending or a prefix where it is a slip from a common word', async () => {
    const en = await dictionary('en');
    const found = (text: string, language: string, { knows }: typeof en) =>
      misspelledIn(withSummary(text), { knows }, language)?.map(({ text: word }) => word);
    expect(found('Hired a cotractor and trained the copilot while other people counted ships', 'en', en)).toEqual([
      'cotractor',
    ]);
    en.close();
    const pt = await dictionary('pt');
    expect(found('Apliquei testes e monitei os serviços com a organizaçao', 'pt', pt)).toEqual([
      'monitei',
      'organizaçao',
    ]);
    pt.close();
  });

  it('says nothing of a text in another language', async () => {
    const { knows, close } = await dictionary('en');
    expect(misspelledIn(withSummary(sentences.de.right), { knows }, 'en')).toBeNull();
    close();
    expect(dictionaryOf('ja')).toEqual([]);
    expect(dictionaryOf('en-GB')).toEqual(['en', 'en-gb', 'en-rare']);
  });

  it('finds a slip in the words that titles of degrees have in common, and leaves the others alone', async () => {
    const english = await dictionary('en');
    const found = (degree: string, area: string) => {
      const sections = resumeSchema.shape.sections.parse({
        education: { items: [{ id: newId(), degree, area, institution: 'Univercity of Hull' }] },
      });
      return misspelledIn({ ...base, sections, summary: '' }, english, 'en')?.map(({ text }) => text);
    };
    expect(found('Undegraduate', 'Marketing')).toEqual(['Undegraduate']);
    expect(found('Bachelor of Sience', 'Marketing')).toEqual([]);
    expect(found('Bachelors', 'Chemistry')).toEqual([]);
    expect(found('Undergraduate certificate', 'Chemistry')).toEqual([]);
  });

  it('finds a slip in the words that titles of jobs have in common, and leaves the others alone', async () => {
    const english = await dictionary('en');
    const found = (position: string) => {
      const sections = resumeSchema.shape.sections.parse({
        experience: { items: [{ id: newId(), position, employer: 'Managr & Sons' }] },
      });
      return misspelledIn({ ...base, sections, summary: '' }, english, 'en')?.map(({ text }) => text);
    };
    expect(found('Wharehouse operative')).toEqual(['Wharehouse']);
    expect(found('Warehouse managers and Kubernetes operator')).toEqual([]);
    expect(found('Directora, Managing Engineers')).toEqual(['Directora']);
  });

  it.each([
    ["All menu's, rotas and orders for all kind's of kitchens", ["menu's", "kind's"]],
    ['Fitted the televisions and helped guests with there setups', ['there']],
    ["Looked after many people's and several drivers' papers, and both master's and bachelor's theses", []],
    ["Kept all the chef's knives, and these men's and women's lockers", []],
    ['Helped with there being no lift, and thought of there as home', []],
  ])('finds words that are right alone and wrong where they stand: %s', async (text, wrong) => {
    const english = await dictionary('en');
    expect(misspelledIn(withSummary(text), english, 'en')?.map((word) => word.text)).toEqual(wrong);
  });

  it('reads the paragraphs of letters', async () => {
    const { knows, close } = await dictionary('en');
    const letter = letterFixtures.find(({ name }) => name === 'normal')?.letter;
    if (!letter || !isKind('coverletter', letter)) throw new Error('no such letter');
    const [first, ...others] = letter.paragraphs;
    if (!first) throw new Error('no paragraph');
    const faulty = { ...letter, paragraphs: [{ ...first, text: `${first.text} I would recieve it.` }, ...others] };
    expect(misspelledIn(faulty, { knows }, 'en')?.map(({ text }) => text)).toEqual(['recieve']);
    close();
  });
});

describe('words that are no slips, and slips where they stand', () => {
  it.each([
    ['de', 'Mitarbeit in der studentischen Selbstverwal- ” tung der Hochschule.', []],
    ['fr', 'Formation d’ingénieur avec une spécia- lité en réseaux.', []],
    ['en', 'Wrote about De analysi per æquationes numero terminorum infinitas. Lectures on light.', []],
    ['en', 'Related courses (a list of relavent classes to the job).', ['relavent']],
    ['en', 'Wrote of relevant classes, of elephants and of revenant ghosts.', []],
    ['fr', 'EXPÉRIENCES PROFESSIONELLES', ['PROFESSIONELLES']],
    ['fr', 'EXPÉRIENCES PROFESSIONNELLES', []],
    ['de', 'Entwicklung eines Machine-Learning-Modells für die Planung der Schichten.', []],
    ['es', 'Coordiné el portfolio de proyectos con los product owners de cada equipo.', []],
    ['en', 'Sold to e-tailers and x-rayed 40 parcels.', []],
    ['en', 'Quandry', []],
    ['pt', 'Processos de liderança e mentoria de novos técnicos.', []],
    ['en', 'Listed at https://quandry.example/about as quandry.', []],
    ['en', 'Ran the platfowm for crowd sourding of tasks.', ['platfowm', 'sourding']],
    ['en', 'Built the recommender and the uploader of the shop.', []],
    ['en', 'Basicly ran the gate, and publicly so.', ['Basicly']],
  ])('in %s: %s', async (language, summary, slips) => {
    const found = misspelledIn(withSummary(summary), await dictionary(language), language);
    expect(found?.map(({ text }) => text)).toEqual(slips);
  });

  it('are no slips where a certificate has an English name', async () => {
    const { certification } = resumeSchema.shape.sections.parse({});
    const items = [{ id: newId(), name: 'Project Management Professional' }];
    const sections = resumeSchema.shape.sections.parse({ certification: { ...certification, items } });
    expect(misspelledIn({ ...withSummary(''), sections }, await dictionary('es'), 'es')).toEqual([]);
  });

  it('are found in the names of certificates', async () => {
    const { certification } = resumeSchema.shape.sections.parse({});
    const named = (name: string): Resume => ({
      ...withSummary(''),
      sections: resumeSchema.shape.sections.parse({
        certification: { ...certification, items: [{ id: newId(), name }] },
      }),
    });
    const slips = async (name: string) =>
      misspelledIn(named(name), await dictionary('en'), 'en')?.map(({ text }) => text);
    expect(await slips('Perticipation award for attending a workshop')).toEqual(['Perticipation']);
    expect(await slips('Parthenon award of Fjellnote')).toEqual([]);
  });
});

it('takes an English expression in another language for no slip, and its slips in English', async () => {
  const text = 'Livraison d’une proof-of-concept en deux mois, puis développement du produit.';
  expect(misspelledIn(withSummary(text), await dictionary('fr'), 'fr')).toEqual([]);
  const slip = 'Delivered a proof-of-concpet in two months, and developed the product after it.';
  expect(misspelledIn(withSummary(slip), await dictionary('en-GB'), 'en-GB')?.map((one) => one.text)).toEqual([
    'concpet',
  ]);
});
