import { describe, expect, it } from 'vitest';
import { heavierFonts, isBoldName, isItalicName } from './font-names.ts';
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

describe('fonts that are heavier than most letters', () => {
  const used = (...fonts: readonly [name: string, letters: number, bold?: boolean][]) =>
    heavierFonts(fonts.map(([name, letters, bold = false]) => ({ font: { name, bold }, letters }))).map(
      ({ name }) => name,
    );

  it('stand out where none is bold', () => {
    expect(used(['Sora-Light', 900], ['Sora-Regular', 200], ['Sora-Medium', 40])).toEqual(['Sora-Medium']);
  });

  it('do not beside bold ones, nor where most letters are heavier', () => {
    expect(used(['Sora-Light', 900], ['Sora-Medium', 40], ['Sora-Bold', 20, true])).toEqual([]);
    expect(used(['Sora-Medium', 900], ['Sora-Light', 40])).toEqual([]);
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
