import type { DocxBlock } from './write-docx.ts';
import type { PdfPage, PdfText } from './write-pdf.ts';

/** Invented people with typical resume layouts: each has a name, contacts, jobs, education and skills to find again. */

/** One column, dates at the right edge, drawn bullets. */
export const oneColumn: PdfPage[] = [
  {
    texts: [
      { text: 'Marta Ilves', x: 50, y: 60, size: 22, bold: true },
      { text: 'Warehouse Planner', x: 50, y: 80, size: 12 },
      { text: 'marta.ilves@example.org | +44 20 7946 0123 | Leeds, United Kingdom', x: 50, y: 98 },
      { text: 'Experience', x: 50, y: 130, size: 14, bold: true },
      { text: 'Senior Warehouse Planner', x: 50, y: 150, bold: true },
      { text: 'Mar 2019 - Present', x: 450, y: 150 },
      { text: 'Harbour Freight Services Ltd', x: 50, y: 164 },
      { text: 'Planned shifts for 140 people over three sites', x: 70, y: 178 },
      { text: 'Cut the time from order to truck by 22 %', x: 70, y: 192 },
      { text: 'Stock Controller', x: 50, y: 212, bold: true },
      { text: 'Jun 2015 - Feb 2019', x: 450, y: 212 },
      { text: 'Pennine Mills Company', x: 50, y: 226 },
      { text: 'Counted and corrected the stock of 9,000 parts', x: 70, y: 240 },
      { text: 'Education', x: 50, y: 272, size: 14, bold: true },
      { text: 'Bachelor of Science in Logistics', x: 50, y: 292, bold: true },
      { text: '2012 - 2015', x: 450, y: 292 },
      { text: 'University of Hull', x: 50, y: 306 },
      { text: 'Skills', x: 50, y: 338, size: 14, bold: true },
      { text: 'Route planning, SAP, Excel, Forklift licence', x: 50, y: 358 },
    ],
    squares: [178, 192, 240].map((y) => ({ x: 58, y: y - 2 })),
  },
];

const sidebar: PdfText[] = [
  { text: 'Kontakt', x: 40, y: 120, size: 13, bold: true },
  { text: 'jonas.brandt@example.de', x: 40, y: 140 },
  { text: '+49 30 5550 1234', x: 40, y: 155 },
  { text: '10115 Berlin', x: 40, y: 170 },
  { text: 'Kenntnisse', x: 40, y: 205, size: 13, bold: true },
  { text: 'AutoCAD', x: 40, y: 225 },
  { text: 'Statik', x: 40, y: 240 },
  { text: 'Bauleitung', x: 40, y: 255 },
  { text: 'Sprachen', x: 40, y: 290, size: 13, bold: true },
  { text: 'Deutsch (Muttersprache)', x: 40, y: 310 },
  { text: 'Polnisch (B2)', x: 40, y: 325 },
];

const main: PdfText[] = [
  { text: 'Profil', x: 220, y: 123, size: 13, bold: true },
  { text: 'Bauingenieur mit acht Jahren Erfahrung im Wohnungsbau und in der Sanierung.', x: 220, y: 144 },
  { text: 'Berufserfahrung', x: 220, y: 181, size: 13, bold: true },
  { text: 'Projektingenieur', x: 220, y: 202, bold: true },
  { text: '04/2018 \u2013 heute', x: 460, y: 202 },
  { text: 'Havelbau GmbH, Berlin', x: 220, y: 217 },
  { text: '\u2022 Leitet vier Baustellen mit zusammen 60 Wohnungen', x: 228, y: 232 },
  { text: '\u2022 Senkte die Nachtragskosten um 11 %', x: 228, y: 247 },
  { text: 'Werkstudent', x: 220, y: 270, bold: true },
  { text: '10/2015 \u2013 03/2018', x: 460, y: 270 },
  { text: 'Statikb\u00fcro Lenz AG, Potsdam', x: 220, y: 285 },
  { text: 'Ausbildung', x: 220, y: 318, size: 13, bold: true },
  { text: 'Master of Science Bauingenieurwesen', x: 220, y: 339, bold: true },
  { text: '2015 \u2013 2018', x: 460, y: 339 },
  { text: 'Technische Universit\u00e4t Berlin', x: 220, y: 354 },
];

/** German, a sidebar next to the main column. */
export const twoColumns: PdfPage[] = [
  {
    texts: [
      { text: 'Jonas Brandt', x: 40, y: 60, size: 24, bold: true },
      { text: 'Bauingenieur', x: 40, y: 80, size: 12 },
      ...sidebar,
      ...main,
    ].map((piece) => ({
      ...piece,
      text: piece.text.replace(/\u2013/gu, '\u0096').replace(/\u2022/gu, '\u0095'),
    })),
  },
];

/** French, in Word: contact details in the page header, tabs before the dates. */
export const wordDocument: { blocks: DocxBlock[]; header: DocxBlock[] } = {
  header: [{ text: 'camille.perrin@example.fr | +33 1 99 00 12 34 | Lyon, France' }],
  blocks: [
    { text: 'Camille Perrin', style: 'Title' },
    { text: 'Infirmière coordinatrice' },
    { text: 'Profil', style: 'Heading1' },
    { text: 'Infirmière depuis neuf ans, dont quatre à la tête d’une équipe de soins à domicile.' },
    { text: 'Expérience professionnelle', style: 'Heading1' },
    { text: 'Infirmière coordinatrice\tjanvier 2020 – aujourd’hui', bold: true },
    { text: 'Clinique des Brotteaux' },
    { text: 'Organise les tournées de douze infirmiers', bullet: true },
    { text: 'A réduit les heures supplémentaires de 18 %', bullet: true },
    { text: 'Infirmière\tseptembre 2015 – décembre 2019', bold: true },
    { text: 'Hôpital Saint-Aubin' },
    { text: 'Soins postopératoires en chirurgie', bullet: true },
    { text: 'Formation', style: 'Heading1' },
    { text: 'Diplôme d’État d’infirmier\t2012 – 2015', bold: true },
    { text: 'Institut de formation de Grenoble' },
    { text: 'Langues', style: 'Heading1' },
    { text: 'Français (langue maternelle), Espagnol (B2)' },
  ],
};

/** Spanish, plain text. */
export const plainText = `Lucía Ferrer Montes
Analista de datos
lucia.ferrer@example.es | +34 600 555 012 | Valencia, España

PERFIL
Analista con seis años en comercio electrónico.

EXPERIENCIA LABORAL
Analista de datos
Mercado Turia S.L.
marzo de 2020 - actualidad
- Construyó los informes de ventas de 40 tiendas
- Redujo un 30 % el tiempo de cierre mensual

Técnica de informes
Banco de Levante
junio de 2017 - febrero de 2020
- Automatizó doce informes semanales

EDUCACIÓN
Grado en Estadística
Universidad de Valencia
2013 - 2017

HABILIDADES
SQL, Python, Power BI
`;

/** English, Markdown. */
export const markdownText = `# Tom Okafor

**Head Baker** · tom.okafor@example.com · (312) 555-0148 · Chicago, IL

## Summary

Baker who opened three shops and trained every baker in them.

## Experience

### Head Baker, Lakeside Bread Company (2018 - Present)

- Runs a night shift of **nine** people
- Sells 4,000 loaves a week

### Baker, Miller & Sons Inc. (2013 - 2018)

- Kept the sourdough alive for five years

## Education

### Diploma in Baking, Kendall College (2011 - 2013)

## Skills

- Sourdough
- Costing
- Training
`;
