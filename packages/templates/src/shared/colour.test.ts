import { describe, expect, it } from 'vitest';
import { contrast, mix, paletteOf, paletteOnSurface, readableOn } from './colour.ts';

const own = { ink: '#1c1c1f', muted: '#55565c', rule: '#b9bcc4' };
const accents = ['#ffff00', '#00ff00', '#ff00ff', '#ffffff', '#000000', '#808080', '#f27a1a', '#1f5fd6', '#ffe4e1'];

describe('palette', () => {
  it('calculates the contrast of black on white and of equal colours', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#1f5fd6', '#1f5fd6')).toBe(1);
  });

  it('mixes from the first colour to the second', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
    expect(mix('#000000', '#ff8000', 0.5)).toBe('#804000');
    expect(mix('#123456', '#ffffff', 1)).toBe('#ffffff');
  });

  it('leaves a readable colour unchanged and darkens another', () => {
    expect(readableOn('#ffffff', '#1f3a5f')).toBe('#1f3a5f');
    expect(contrast(readableOn('#ffffff', '#ffff00'), '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(accents)('keeps text readable with the accent %s', (accent) => {
    const colour = paletteOf(accent, own);
    expect(contrast(colour.accentText, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour.accentOnTint, colour.tint)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour.muted, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour.ink, colour.tint)).toBeGreaterThanOrEqual(7);
    expect(contrast(colour.onAccent, colour.accent)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(accents)('keeps text readable on a surface of %s', (surface) => {
    const { ink, muted, accentText, accentOnTint } = paletteOnSurface(surface, own);
    for (const colour of [ink, muted, accentText, accentOnTint])
      expect(contrast(colour, surface)).toBeGreaterThanOrEqual(4.5);
  });
});
