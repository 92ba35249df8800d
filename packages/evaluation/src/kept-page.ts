import * as z from 'zod/mini';
import type { LaidOutPage } from './input.ts';

export const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** Text as it is drawn: what a report shows of it. */
export const keptRunSchema = z.object({
  text: z.string(),
  box: boxSchema,
  font: z.string(),
  size: z.number(),
  colour: z.string(),
  background: z.string(),
  invisible: z.boolean(),
});

/** A length in points; the pages are drawn to its scale. */
const sideSchema = z.number().check(z.positive(), z.maximum(1_000_000));

/** A page as it is kept with a report, to be drawn beside it. */
export const keptPageSchema = z.object({ width: sideSchema, height: sideSchema, runs: z.array(keptRunSchema) });
export type KeptPage = z.infer<typeof keptPageSchema>;

/** The part of a page that is kept with a report. */
export const keptPageOf = ({ width, height, runs }: LaidOutPage): KeptPage => ({
  width,
  height,
  runs: runs.map(({ text, box, font, size, colour, background, invisible }) => ({
    text,
    box,
    font,
    size,
    colour,
    background,
    invisible,
  })),
});
