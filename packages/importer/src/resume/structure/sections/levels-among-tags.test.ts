import { describe, expect, it } from 'vitest';
import { withLevelsApart } from './levels-among-tags.ts';

const group = (tags: string[], name = '') => ({ name, level: '', tags });

describe('levels among keywords', () => {
  it('belong to the names before them, whose keywords follow', () => {
    expect(withLevelsApart([group(['Sailing', 'Expert', 'Knots', 'Tides', 'Baking', 'Basic', 'Bread'])])).toEqual([
      { name: 'Sailing', level: 'Expert', tags: ['Knots', 'Tides'] },
      { name: 'Baking', level: 'Basic', tags: ['Bread'] },
    ]);
  });

  it('leave what stands above them', () => {
    expect(withLevelsApart([group(['Rowing', 'Excel', 'Avanzado', 'Word', 'Intermedio'])])).toEqual([
      { name: '', level: '', tags: ['Rowing'] },
      { name: 'Excel', level: 'Avanzado', tags: [] },
      { name: 'Word', level: 'Intermedio', tags: [] },
    ]);
  });

  it('are none that say for how long something was done, nor are these keywords', () => {
    expect(withLevelsApart([group(['Weaving', '6+ Jahre', 'Dyeing', '2 Jahre', 'Spinning'])])).toEqual([
      group(['Weaving', 'Dyeing', 'Spinning']),
    ]);
    expect(withLevelsApart([group(['Weaving', '6+ Jahre'])])).toEqual([group(['Weaving', '6+ Jahre'])]);
  });

  it('are those of labels where several have nothing else', () => {
    expect(withLevelsApart([group(['Avancé'], 'Excel'), group(['Débutant'], 'Word')])).toEqual([
      { name: 'Excel', level: 'Avancé', tags: [] },
      { name: 'Word', level: 'Débutant', tags: [] },
    ]);
  });

  it.each([[['Pascal', 'Basic', 'Fortran']], [['Advanced Excel', 'Expert systems', 'Basic life support']]])(
    'are none in %j',
    (tags) => expect(withLevelsApart([group(tags)])).toEqual([group(tags)]),
  );

  it('are none where one label has such a word', () => {
    expect(withLevelsApart([group(['Basic'], 'Languages'), group(['Bread', 'Cake'], 'Baking')])).toEqual([
      group(['Basic'], 'Languages'),
      group(['Bread', 'Cake'], 'Baking'),
    ]);
  });
});
