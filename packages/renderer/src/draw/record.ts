import type { Glyph, Position } from '@react-pdf/textkit';
import type { OutlineFont } from '../fonts/font-face.ts';
import { drawPages, type LaidOutDocument } from '../react-pdf.ts';
import type { TreeImage } from '../tree/node.ts';
import type { Clip, DisplayItem, DisplayPage, FillRule, Gradient, Paint, PathItem } from './display-list.ts';
import { glyphRunKey } from './glyph-run-key.ts';
import {
  addSegment,
  boundsOf,
  emptyPath,
  identity,
  multiply,
  pathKey,
  type Bounds,
  type Matrix,
  type Path,
  type PathCommand,
} from './path.ts';
import { addSvgPath } from './svg-path.ts';
import { fillCoversClip, strokeCoversClip } from './unclip.ts';

/** All state that save and restore cover. */
interface State {
  matrix: Matrix;
  clip: Clip | null;
  fill: Paint;
  fillOpacity: number;
  stroke: string;
  strokeOpacity: number;
  lineWidth: number;
  cap: CanvasLineCap;
  join: CanvasLineJoin;
  dash: readonly number[];
}

const initial: State = {
  matrix: identity,
  clip: null,
  fill: '#000000',
  fillOpacity: 1,
  stroke: '#000000',
  strokeOpacity: 1,
  lineWidth: 1,
  cap: 'butt',
  join: 'miter',
  dash: [],
};

interface PlacementOptions {
  origin?: readonly [number, number];
}

/** Draws a laid-out document into display lists, one per page, through the same calls that write the file. */
export function recordPages(document: LaidOutDocument): DisplayPage[] {
  const pages: DisplayPage[] = [];
  drawPages(recorder(pages), document);
  return pages;
}

/** The part of pdfkit's document that `@react-pdf/render` draws with, recording instead of writing. */
function recorder(pages: DisplayPage[]) {
  let state = initial;
  let stack: State[] = [];
  let path = emptyPath();
  let font: OutlineFont | null = null;
  let fontSize = 12;
  let items: DisplayItem[] = [];

  const concat = (matrix: Matrix) => {
    state = { ...state, matrix: multiply(state.matrix, matrix) };
  };
  const segment = (command: PathCommand, ...coordinates: number[]) =>
    addSegment(path, state.matrix, command, coordinates);
  const takePath = () => {
    const taken = path;
    path = emptyPath();
    return taken;
  };

  const drawPath = (options: { fill: boolean; stroke: boolean; rule: FillRule }) => {
    const drawn = takePath();
    const isFilled = options.fill && state.fillOpacity > 0;
    const isStroked = options.stroke && state.strokeOpacity > 0;
    if (drawn.commands.length === 0 || (!isFilled && !isStroked)) return;
    const [a, b, c, d] = state.matrix;
    const scale = Math.sqrt(Math.abs(a * d - b * c));
    const width = state.lineWidth * scale;
    const { clip } = state;
    if (clip && isFilled && !isStroked && fillCoversClip(drawn, clip)) {
      addPath(clip.path, { paint: state.fill, opacity: state.fillOpacity, rule: clip.rule }, null, clip.outer);
    } else if (clip && isStroked && !isFilled && state.dash.length === 0 && strokeCoversClip(drawn, width, clip)) {
      addPath(clip.path, { paint: state.stroke, opacity: state.strokeOpacity, rule: clip.rule }, null, clip.outer);
    } else {
      const fill = isFilled ? { paint: state.fill, opacity: state.fillOpacity, rule: options.rule } : null;
      const dash = state.dash.map((length) => length * scale);
      const stroke = isStroked
        ? { color: state.stroke, opacity: state.strokeOpacity, width, cap: state.cap, join: state.join, dash }
        : null;
      addPath(drawn, fill, stroke, clip);
    }
  };

  const addPath = (drawn: Path, fill: PathItem['fill'], stroke: PathItem['stroke'], clip: Clip | null) => {
    const key = `p${pathKey(drawn)}${JSON.stringify([fill, stroke])}${clip?.key ?? ''}`;
    items.push({
      kind: 'path',
      path: drawn,
      fill,
      stroke,
      clip,
      bounds: grown(boundsOf(drawn), stroke?.width ?? 0),
      key,
    });
  };

  const context = {
    _imageRegistry: {},
    outline: {},
    addPage({ size: [width, height] }: { size: [number, number] }) {
      items = [];
      pages.push({ width, height, items });
      stack = [];
      state = initial;
      return context;
    },
    end: () => context,
    save() {
      stack.push(state);
      return context;
    },
    restore() {
      state = stack.pop() ?? initial;
      return context;
    },
    transform(a: number, b: number, c: number, d: number, e: number, f: number) {
      concat([a, b, c, d, e, f]);
      return context;
    },
    translate(x: number, y: number) {
      concat([1, 0, 0, 1, x, y]);
      return context;
    },
    scale(x: number, y: number | PlacementOptions = x, options: PlacementOptions = {}) {
      const [factorY, { origin: [ox, oy] = [0, 0] }] = typeof y === 'number' ? [y, options] : [x, y];
      concat([x, 0, 0, factorY, ox - x * ox, oy - factorY * oy]);
      return context;
    },
    rotate(degrees: number, { origin: [ox, oy] = [0, 0] }: PlacementOptions = {}) {
      const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      concat([cos, sin, -sin, cos, ox - ox * cos + oy * sin, oy - ox * sin - oy * cos]);
      return context;
    },
    moveTo(x: number, y: number) {
      segment('M', x, y);
      return context;
    },
    lineTo(x: number, y: number) {
      segment('L', x, y);
      return context;
    },
    bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number) {
      segment('C', x1, y1, x2, y2, x, y);
      return context;
    },
    quadraticCurveTo(x1: number, y1: number, x: number, y: number) {
      segment('Q', x1, y1, x, y);
      return context;
    },
    closePath() {
      segment('Z');
      return context;
    },
    rect(x: number, y: number, width: number, height: number) {
      segment('M', x, y);
      segment('L', x + width, y);
      segment('L', x + width, y + height);
      segment('L', x, y + height);
      segment('Z');
      return context;
    },
    path(d: string) {
      addSvgPath(d, segment);
      return context;
    },
    clip(rule: FillRule = 'nonzero') {
      const clipped = takePath();
      const key = `${state.clip?.key ?? ''}c${rule[0]}${pathKey(clipped)}`;
      state = { ...state, clip: { path: clipped, rule, outer: state.clip, key } };
      return context;
    },
    fill(paint?: Paint | null, rule?: string) {
      const [fillRule, color] = isRule(paint) ? [paint, null] : [rule, paint];
      if (color) context.fillColor(color);
      drawPath({ fill: true, stroke: false, rule: ruleOf(fillRule) });
      return context;
    },
    stroke(color?: string | null) {
      if (color) context.strokeColor(color);
      drawPath({ fill: false, stroke: true, rule: 'nonzero' });
      return context;
    },
    fillAndStroke(rule?: string) {
      drawPath({ fill: true, stroke: true, rule: ruleOf(rule) });
      return context;
    },
    fillColor(fill: Paint) {
      state = { ...state, fill };
      return context;
    },
    strokeColor(stroke: string) {
      state = { ...state, stroke };
      return context;
    },
    fillOpacity(opacity: number) {
      state = { ...state, fillOpacity: opacity };
      return context;
    },
    strokeOpacity(opacity: number) {
      state = { ...state, strokeOpacity: opacity };
      return context;
    },
    opacity(opacity: number) {
      state = { ...state, fillOpacity: opacity, strokeOpacity: opacity };
      return context;
    },
    lineWidth(lineWidth: number) {
      state = { ...state, lineWidth };
      return context;
    },
    lineCap(cap: CanvasLineCap) {
      state = { ...state, cap };
      return context;
    },
    lineJoin(join: CanvasLineJoin) {
      state = { ...state, join };
      return context;
    },
    miterLimit: () => context,
    dash(length: number | readonly number[], { space }: { space?: number } = {}) {
      state = { ...state, dash: typeof length === 'number' ? [length, space ?? length] : length };
      return context;
    },
    undash() {
      state = { ...state, dash: [] };
      return context;
    },
    linearGradient: (x1: number, y1: number, x2: number, y2: number) =>
      recordedGradient(state.matrix, [x1, y1, 0], [x2, y2, 0], false),
    radialGradient: (x1: number, y1: number, r1: number, x2: number, y2: number, r2: number) =>
      recordedGradient(state.matrix, [x1, y1, r1], [x2, y2, r2], true),
    font(chosen: OutlineFont, size: number) {
      font = chosen;
      fontSize = size;
      return context;
    },
    glyphs(glyphs: readonly Glyph[], positions: readonly Position[], x: number, y: number) {
      if (!font || glyphs.length === 0 || typeof state.fill !== 'string' || state.fillOpacity === 0) return context;
      const matrix = multiply(state.matrix, [1, 0, 0, 1, x, y]);
      const width = positions.reduce((sum, position) => sum + position.xAdvance, 0);
      const em = fontSize / font.unitsPerEm;
      const ink = {
        left: -fontSize * 0.3,
        top: -Math.max(fontSize * 1.2, font.ascent * em),
        right: width + fontSize * 0.3,
        bottom: Math.max(fontSize * 0.45, -font.descent * em),
      };
      const key = `g${glyphRunKey(font, fontSize, glyphs, positions)}|${matrix.join()}|${state.fill}${state.fillOpacity}${state.clip?.key ?? ''}`;
      const run = { font, size: fontSize, glyphs, positions, width };
      items.push({
        kind: 'glyphs',
        run,
        color: state.fill,
        opacity: state.fillOpacity,
        matrix,
        clip: state.clip,
        bounds: placed(ink, matrix),
        key,
      });
      return context;
    },
    openImage: (data: Uint8Array) => ({ obj: true, data }),
    image({ data }: { data: Uint8Array }, x: number, y: number, { width, height }: { width: number; height: number }) {
      const matrix = multiply(state.matrix, [width, 0, 0, height, x, y]);
      const bounds = placed({ left: 0, top: 0, right: 1, bottom: 1 }, matrix);
      const image: Pick<TreeImage, 'data'> = { data };
      const key = `i${data.length}|${matrix.join()}|${state.fillOpacity}${state.clip?.key ?? ''}`;
      items.push({ kind: 'image', image, opacity: state.fillOpacity, matrix, clip: state.clip, bounds, key });
      return context;
    },
    // What a picture of the page does not show.
    link: () => context,
    goTo: () => context,
    note: () => context,
    addNamedDestination: () => context,
  };
  return context;
}

function recordedGradient(matrix: Matrix, from: Gradient['from'], to: Gradient['to'], isRadial: boolean) {
  const gradient: Gradient & {
    stop: (offset: number, color: string, opacity?: number) => void;
    setTransform: (...own: number[]) => void;
  } = {
    from,
    to,
    isRadial,
    stops: [],
    matrix,
    stop: (offset, color, opacity = 1) => gradient.stops.push({ offset, color, opacity }),
    setTransform: (a = 1, b = 0, c = 0, d = 1, e = 0, f = 0) => {
      gradient.matrix = multiply(matrix, [a, b, c, d, e, f]);
    },
  };
  return gradient;
}

const isRule = (value: unknown): value is string => typeof value === 'string' && /even-?odd|non-?zero/.test(value);
const ruleOf = (rule: string | null | undefined): FillRule => (rule && /even-?odd/.test(rule) ? 'evenodd' : 'nonzero');

const grown = ({ left, top, right, bottom }: Bounds, by: number): Bounds => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

function placed({ left, top, right, bottom }: Bounds, matrix: Matrix): Bounds {
  const corners = emptyPath();
  addSegment(corners, matrix, 'C', [left, top, right, top, right, bottom]);
  addSegment(corners, matrix, 'L', [left, bottom]);
  return boundsOf(corners);
}
