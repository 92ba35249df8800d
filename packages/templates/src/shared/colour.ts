/** A colour as red, green and blue, each 0–255. */
type Rgb = readonly [number, number, number];

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

/** The colours of a page, derived from its accent so that any accent stays readable. All are `#rrggbb`. */
export interface Palette {
  /** Body text. */
  ink: string;
  /** Dates, places, secondary text; 4.5:1 on paper. */
  muted: string;
  /** Hairlines. */
  rule: string;
  /** The accent as chosen, for surfaces and lines. */
  accent: string;
  /** The accent for text on paper, darkened until it is readable (4.5:1). */
  accentText: string;
  /** Text on a surface in the accent colour (4.5:1): white, otherwise ink, otherwise black. */
  onAccent: string;
  /** The second colour as chosen, for marks. */
  second: string;
  /** The second colour for text on paper, darkened until it is readable (4.5:1). */
  secondText: string;
  /** A pale surface in the hue of the accent. */
  tint: string;
  /** The accent for text on that surface (4.5:1). */
  accentOnTint: string;
}

/** Derives the palette. `ink`, `muted` and `rule` are set by the template. */
export function paletteOf(
  accent: string,
  { ink, muted, rule }: { ink: string; muted: string; rule: string },
  second: string = accent,
): Palette {
  const tint = mix(accent, '#ffffff', 0.91);
  return {
    ink,
    muted,
    rule,
    accent,
    accentText: readableOn('#ffffff', accent),
    onAccent: ['#ffffff', ink].find((colour) => contrast(accent, colour) >= 4.5) ?? '#000000',
    second,
    secondText: readableOn('#ffffff', second),
    tint,
    accentOnTint: readableOn(tint, accent),
  };
}

/**
 * The palette for text on a coloured surface: white on a dark one, near black on a light one. All of it is readable
 * (4.5:1); text that has the accent colour elsewhere is distinguished by its weight here.
 */
export function paletteOnSurface(surface: string, own: { ink: string }): Palette {
  const ink = ['#ffffff', own.ink].find((colour) => contrast(surface, colour) >= 4.5) ?? '#000000';
  const shares = [0.28, 0.2, 0.12, 0.06];
  const muted =
    shares.map((share) => mix(ink, surface, share)).find((colour) => contrast(surface, colour) >= 4.5) ?? ink;
  return {
    ink,
    muted,
    rule: mix(ink, surface, 0.65),
    accent: surface,
    accentText: ink,
    onAccent: ink,
    second: ink,
    secondText: ink,
    tint: surface,
    accentOnTint: ink,
  };
}

/** Darkens a colour until it is readable on a background: at least 4.5:1 (WCAG 2.2, 1.4.3). */
export function readableOn(background: string, colour: string): string {
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mix(colour, '#000000', share);
    if (contrast(candidate, background) >= 4.5) return candidate;
  }
  return '#000000';
}

/** A mix of two colours: with a `share` of 0 the first, with 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [parse(from, BLACK), parse(to, WHITE)];
  return `#${[0, 1, 2].map((channel) => hex(at(a, channel) + (at(b, channel) - at(a, channel)) * share)).join('')}`;
}

/** Contrast ratio of two colours, 1–21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(parse(a, BLACK)), luminance(parse(b, WHITE))].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function parse(colour: string, fallback: Rgb): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  return match ? [channelOf(match[1]), channelOf(match[2]), channelOf(match[3])] : fallback;
}

const channelOf = (digits: string | undefined) => Number.parseInt(digits ?? '0', 16);
const at = (rgb: Rgb, channel: number) => rgb[channel] ?? 0;
const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');
