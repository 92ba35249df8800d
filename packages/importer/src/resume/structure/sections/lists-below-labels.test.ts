import { describe, expect, it } from 'vitest';
import { resumeOfHtml, resumeOfText } from '../../testing/resume-of-text.ts';

const namesIn = ({ sections }: Awaited<ReturnType<typeof resumeOfText>>) =>
  sections.skill.items.map(({ name, keywords }) => ({ name, keywords }));

describe('keywords below their labels', () => {
  it('are the items of a list within a list', async () => {
    const resume = await resumeOfHtml(
      '<h2>Skills</h2><ul><li>Boats<ul><li>Caulking</li><li>Steam bending</li></ul></li>',
      '<li><b>Papers:</b><ul><li>Estimates</li></ul></li></ul>',
    );
    expect(namesIn(resume)).toEqual([
      { name: 'Boats', keywords: ['Caulking', 'Steam bending'] },
      { name: 'Papers', keywords: ['Estimates'] },
    ]);
  });

  it('are the descriptions of terms', async () => {
    const resume = await resumeOfHtml(
      '<h2>Kenntnisse</h2><dl><dt>Boote</dt><dd>Kalfatern, Dampfbiegen</dd><dt>Büro</dt><dd>Angebote</dd></dl>',
    );
    expect(namesIn(resume)).toEqual([
      { name: 'Boote', keywords: ['Kalfatern', 'Dampfbiegen'] },
      { name: 'Büro', keywords: ['Angebote'] },
    ]);
  });

  it('are the items of a list in a list of text', async () => {
    const resume = await resumeOfText(
      '# Ada Park\n\n## Skills\n\n- Boats\n    - Caulking\n- Papers\n    - Estimates\n    - Contracts\n',
      'md',
    );
    expect(namesIn(resume)).toEqual([
      { name: 'Boats', keywords: ['Caulking'] },
      { name: 'Papers', keywords: ['Estimates', 'Contracts'] },
    ]);
  });

  it('have labels of their own below what is only a heading', async () => {
    const resume = await resumeOfHtml(
      '<h2>Skills</h2><ul><li>Workshop<ul><li>Boats: Caulking, Varnish</li><li>Drawing: Rhino</li></ul></li>',
      '<li>Office<ul><li>Papers: Estimates, Contracts</li></ul></li></ul>',
    );
    expect(namesIn(resume)).toEqual(
      expect.arrayContaining([
        { name: 'Boats', keywords: ['Caulking', 'Varnish'] },
        { name: 'Papers', keywords: ['Estimates', 'Contracts'] },
      ]),
    );
  });

  it('are keywords like the labels, where few have something below', async () => {
    const resume = await resumeOfHtml(
      '<h2>Skills</h2><ul><li>Caulking</li><li>Steam bending</li><li>Drawing<ul><li>Rhino</li></ul></li></ul>',
    );
    expect(namesIn(resume)).toEqual([{ name: '', keywords: ['Caulking', 'Steam bending', 'Drawing', 'Rhino'] }]);
  });
});
