import { describe, expect, it } from 'vitest';
import { isBoldName, isItalicName } from './font-names.ts';
import { withPrivateLetters } from './private-letters.ts';

describe('names of fonts', () => {
  it.each([
    ['CMSSDC10', true, false],
    ['SFXC1000', true, false],
    ['NimbusRomNo9L-Medi', true, false],
    ['NimbusRomNo9L-MediItal', true, true],
    ['NimbusRomNo9L-ReguItal', false, true],
    ['LinLibertineTB', true, false],
    ['LinBiolinumOBI-Identity-H', true, true],
    ['LinBiolinumOI-Identity-H', false, true],
    ['SourceSans3-LightIt', false, true],
    ['CMBXTI10', true, true],
    ['CMR10', false, false],
    ['LinLibertineO-Identity-H', false, false],
    ['Roboto-Medium', false, false],
    ['Digital-Regular', false, false],
    ['SFRM1095', false, false],
  ])('%s', (name, bold, italic) => {
    expect([isBoldName(name), isItalicName(name)]).toEqual([bold, italic]);
  });
});

describe('codes of private use', () => {
  it('are small capitals, old-style figures and ligatures where fonts have them there', () => {
    expect(withPrivateLetters('N\uE065\uE062\uE063\uE055', 'LinLibertineO')).toBe('Nurse');
    expect(withPrivateLetters('Commi\uE03Cee', 'LinBiolinumO')).toBe('Committee');
    expect(withPrivateLetters('E\uF764\uF775\uF763\uF761\uF774\uF769\uF76F\uF76E \uF732\uF730', 'Minion')).toBe(
      'Education 20',
    );
  });

  it('are left where they may be anything', () => {
    expect(withPrivateLetters('\uE055 mail', 'Icons')).toBe('\uE055 mail');
  });
});
