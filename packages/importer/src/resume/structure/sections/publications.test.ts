import { describe, expect, it } from 'vitest';
import { drawn, headRows, person, resumeOfLines, rowAt, titleAt } from '../../testing/drawn.ts';
import { weaving } from '../../testing/parts-of-resumes.ts';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';
import { resumeOfHtml } from '../../testing/resume-of-text.ts';
import { citationOf } from './read-citations.ts';

describe('references', () => {
  it('stand below names of their kinds in italics, which are none of them', async () => {
    const { sections } = await resumeOfHtml(
      '<h2>Publications</h2>',
      '<p><i>Monograph</i></p>',
      '<p><i>Paper Anchors: Debt in an Irish Sea Port</i>. Manchester: Harlow University Press, 2018.</p>',
      '<p><i>Articles and chapters</i></p>',
      '<p>‘Two Ledgers, One Voyage’, The Mariner’s Mirror, 105.3 (2019), 290–307.</p>',
      '<p>‘A Purser’s Arithmetic’, History of Education, 44.2 (2015), 155–173.</p>',
      '<p>‘Pledged Waistcoats’, Textile History, 46 (2015), 20–38.</p>',
      '<p><i>Editions</i></p>',
      '<p>‘The Letter-Book of Peter How’, Northern History, 50 (2013), 246–262.</p>',
    );
    expect(sections.publication.items.map(({ title, date }) => [title, date])).toEqual([
      ['Paper Anchors: Debt in an Irish Sea Port', '2018'],
      ['Two Ledgers, One Voyage', '2019'],
      ['A Purser’s Arithmetic', '2015'],
      ['Pledged Waistcoats', '2015'],
      ['The Letter-Book of Peter How', '2013'],
    ]);
  });

  it('begins a reference where a year hangs beside it', async () => {
    const { sections } = await resumeOfPages([
      ...headRows,
      titleAt(90, 'Publications'),
      ...rowAt(110, [40, '2018'], [110, 'Park A., Maeda T. Theorems for Submodular Maximization on Graphs.']),
      ...rowAt(124, [110, 'arXiv:1807.04575']),
      ...rowAt(140, [40, '2022'], [110, 'Park A., Vial J. Private Generation of Synthetic Data. Proceedings']),
      ...rowAt(154, [110, 'of EC-TEL 2022']),
    ]);
    expect(sections.publication.items.map(({ title: name, date }) => [name, date])).toEqual([
      ['Theorems for Submodular Maximization on Graphs', '2018'],
      ['Private Generation of Synthetic Data', '2022'],
    ]);
  });

  it('a publication ends before the journal, and references may begin their titles on the next line', async () => {
    const titles = async (...lines: string[]) =>
      (await resumeOfLines(...person, '# Publications', ...lines)).sections.publication.items.map(({ title }) => title);
    expect(
      await titles('2019 || Phones in class. Physics Review', '2021 || Urchins at sea. Journal of Ecology'),
    ).toEqual(['Phones in class', 'Urchins at sea']);
    expect(
      await titles(
        'Park I., Reyes M. (2022).',
        '"Heat waves and kelp". In: Ecology Letters.',
        'Park I. (2018).',
        '"Urchin fronts at sea". In: Letters.',
      ),
    ).toEqual(['Heat waves and kelp', 'Urchin fronts at sea']);
  });

  it('numbers in brackets are marks of publications, below a heading of a part of them', async () => {
    const papers = [
      'Articles',
      '[1] || Dyes of the north',
      '[2] || Looms without shuttles',
      '[3] || Flax and its water',
    ];
    const { sections } = await resumeOfPages(drawn(['* Ada Park', ...weaving, '', '# Publications', ...papers]));
    expect(sections.publication.items.map(({ title }) => title)).toEqual([
      'Dyes of the north',
      'Looms without shuttles',
      'Flax and its water',
    ]);
  });
});

describe('titles', () => {
  it('of a list of books are in italics', () => {
    expect(citationOf('Salt and Silver. Harrow Press, 2019.', 'Salt and Silver')).toEqual({
      authors: '',
      title: 'Salt and Silver',
      venue: 'Harrow Press',
    });
  });
});

describe('papers', () => {
  it('in quotes may name their authors in full', () => {
    const text = 'Thea Callahan and Marcus Thorn. 2015. “Unearthing the Hidden State” Paper at a meeting';
    expect(citationOf(text)).toHaveProperty('title', 'Unearthing the Hidden State');
  });
});
