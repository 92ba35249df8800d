import type { LetterView } from '@vitae/domain';
import { academic } from '../academic/index.tsx';
import { banner } from '../banner/index.tsx';
import { classic } from '../classic/index.tsx';
import { compact } from '../compact/index.tsx';
import { executive } from '../executive/index.tsx';
import { minimal } from '../minimal/index.tsx';
import { modern } from '../modern/index.tsx';
import { paper } from '../shared/paper.ts';
import { millimetres, type Tokens } from '../shared/tokens.ts';
import { sidebarRight } from '../sidebar-right/index.tsx';
import { sidebar } from '../sidebar/index.tsx';
import { technical } from '../technical/index.tsx';
import type { LetterTemplate } from '../template.ts';
import { timeline } from '../timeline/index.tsx';
import { twoColumn } from '../two-column/index.tsx';
import { letterOf } from './shared/letter-of.tsx';

/** How wide the text of a letter without rules or colour is, in points. */
const NARROW = millimetres(138);

/** An envelope's window shows only text that starts at the margin. */
const insetOf = ({ form }: LetterView, { page, margin }: Tokens) =>
  form.hasWindow ? 0 : Math.max(0, paper[page].width - 2 * millimetres(margin) - NARROW);

/** Every template of letters: each resume template's, in the order of the gallery. */
export const letterTemplates: readonly [LetterTemplate, ...LetterTemplate[]] = [
  letterOf(classic, {
    description: 'A book serif under a centred name. Right for law, finance, public service and teaching.',
    tokens: { fontSize: 10.6, lineHeight: 1.4, margin: 25 },
    subject: ({ text, colour }) => ({ ...text.title, color: colour.accentText }),
  }),
  letterOf(modern, {
    description: 'A clear sans next to a stripe of colour. Right for technology, product, data and operations.',
    tokens: { fontSize: 9.8, lineHeight: 1.5, margin: 24 },
    subject: ({ text, tokens }) => ({ ...text.title, fontSize: tokens.fontSize * 1.1 }),
  }),
  letterOf(sidebar, {
    description:
      'The contacts are next to the letter on a pale surface. Right for hospitality, care, design and service; not for an envelope with a window.',
    tokens: { fontSize: 9.8, lineHeight: 1.5, margin: 17 },
    subject: ({ text, colour }) => ({ ...text.title, color: colour.accentText }),
  }),
  letterOf(sidebarRight, {
    description:
      'A heavy bar over a large name, and a dark edge. Right for management, consulting, media and public relations.',
    tokens: { fontSize: 10.6, lineHeight: 1.42, margin: 24 },
    subject: ({ text, colour }) => ({ ...text.title, color: colour.accentText }),
  }),
  letterOf(banner, {
    description: 'A bold block of colour with a large name. Right for sales, marketing, events and fresh starts.',
    tokens: { fontSize: 10.8, lineHeight: 1.38, margin: 24 },
    subject: ({ text, tokens, colour }) => ({
      ...text.title,
      fontSize: tokens.fontSize * 1.15,
      color: colour.accentText,
    }),
  }),
  letterOf(timeline, {
    description: 'A line down the left, from the name to the signature. Right for steady careers, trades and nursing.',
    tokens: { fontSize: 11.6, lineHeight: 1.36, margin: 22 },
    subject: ({ text, tokens }) => ({ ...text.title, fontSize: tokens.fontSize * 1.1 }),
  }),
  letterOf(twoColumn, {
    description:
      'The contacts between two hairlines under a coloured name. Right for journalism, research and broad careers.',
    tokens: { fontSize: 10, lineHeight: 1.45, margin: 24 },
    subject: ({ text, tokens, colour }) => ({
      ...text.title,
      fontSize: tokens.fontSize * 1.1,
      color: colour.accentText,
    }),
  }),
  letterOf(compact, {
    description: 'Name and headline in one line over a thick rule. Right for engineering, research and long histories.',
    tokens: { fontSize: 10.6, lineHeight: 1.38, spacing: 1, margin: 24 },
    subject: ({ text, colour }) => ({ ...text.title, color: colour.accentText }),
  }),
  letterOf(minimal, {
    description: 'Nothing but type and white space. Right for design, architecture, writing and consulting.',
    tokens: { fontSize: 10, lineHeight: 1.42, spacing: 1, margin: 26 },
    subject: ({ text, colour }) => ({ ...text.body, color: colour.accentText }),
    inset: insetOf,
  }),
  letterOf(executive, {
    description:
      'A serif name in two tones over thick-thin rules. Right for directors, board members, partners and heads of function.',
    tokens: { fontSize: 10.6, lineHeight: 1.4, spacing: 1, margin: 25 },
    subject: ({ text, tokens }) => ({ ...text.body, fontSize: tokens.fontSize * 1.25, lineHeight: 1.3 }),
  }),
  letterOf(academic, {
    description:
      'A quiet book serif, with name and page at the head of every further page. Right for research, teaching and medicine.',
    tokens: { fontSize: 10.8, lineHeight: 1.42, margin: 25 },
    subject: ({ text, tokens, colour }) => ({
      ...text.body,
      fontSize: tokens.fontSize * 1.15,
      color: colour.accentText,
    }),
  }),
  letterOf(technical, {
    description: 'The name and the contacts in a frame. Right for software, data, engineering and laboratories.',
    tokens: { fontSize: 10, lineHeight: 1.45, spacing: 1, margin: 24 },
    subject: ({ text, colour }) => ({ ...text.title, color: colour.accentText }),
  }),
];
