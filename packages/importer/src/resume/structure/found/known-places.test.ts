import { describe, expect, it } from 'vitest';
import { resumeOfRows } from '../../testing/drawn.ts';

describe('places that others of the document have', () => {
  it('the place where others of the document are ends a name', async () => {
    const { sections } = await resumeOfRows(
      'Calle Larga 14, 05001 Ávila',
      '# Voluntariado',
      '* Tutora de lectura || 2019 - 2021',
      'Cruz Azul, Ávila',
    );
    expect(sections['volunteer-experience'].items).toMatchObject([{ organization: 'Cruz Azul', location: 'Ávila' }]);
  });

  it('a city that is the campus of a university is a part of its name', async () => {
    const { sections } = await resumeOfRows(
      '14 Quay Street, Morris, MN 56267',
      '# Volunteering',
      '* Reading tutor || 2019 - 2021',
      'University of Minnesota, Morris',
    );
    expect(sections['volunteer-experience'].items).toMatchObject([
      { organization: 'University of Minnesota, Morris', location: '' },
    ]);
  });
});
