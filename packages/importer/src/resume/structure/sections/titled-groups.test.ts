import { describe, expect, it } from 'vitest';
import { personHeading, resumeOfWord } from '../../testing/resume-of-word.ts';

describe('titles above keywords', () => {
  it('name groups, each keyword in a line of its own', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '## Skills',
      '* Surveying',
      'Theodolite\nLaser scanner\nDrone',
      '* Drawing / maps',
      'QGIS\nAutoCAD',
    );
    expect(sections.skill.items).toMatchObject([
      { name: 'Surveying', keywords: ['Theodolite', 'Laser scanner', 'Drone'] },
      { name: 'Drawing / maps', keywords: ['QGIS', 'AutoCAD'] },
    ]);
  });

  it('stand above list items too', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '## 技能',
      '* 测量',
      '- 全站仪',
      '- 无人机',
      '* 制图',
      '- QGIS',
    );
    expect(sections.skill.items).toMatchObject([
      { name: '测量', keywords: ['全站仪', '无人机'] },
      { name: '制图', keywords: ['QGIS'] },
    ]);
  });

  it('are keywords themselves where nothing stands below one of them', async () => {
    const { sections } = await resumeOfWord(...personHeading, '## Skills', '* Theodolite', 'Drone', '* QGIS');
    expect(JSON.stringify(sections.skill.items)).toContain('QGIS');
    expect(sections.skill.items).not.toMatchObject([{ name: 'Theodolite' }]);
  });
});
