import type { Example } from '../example.ts';
import { glance, page, run } from '../pages.ts';

const later = () => page(run('More', 60), run('Text', 300));
const column = (x: number, path: string) =>
  [0, 1, 2, 3, 4, 5].map((line) =>
    run('Routes that are planned', 200 + line * 14, { box: { x, y: 200 + line * 14, width: 150, height: 10 }, path }),
  );
/** Different words: one that is repeated is a finding of its own. */
const bullet = (count: number) => `- ${Array.from({ length: count }, (_, index) => `order${index} of the`).join(' ')}`;

export const formatExamples: Readonly<Record<string, Example>> = {
  'FMT-01': {
    fails: { pages: [page(...glance()), later(), later()] },
    passes: { pages: [page(...glance()), later()] },
  },
  'FMT-02': {
    fails: {
      'document.sections.additional.items': [{ id: '019bc0e2-1280-7e5e-b387-35fbe9425288', body: bullet(350) }],
    },
    passes: {
      'document.sections.additional.items': [{ id: '019bc0e2-1280-7e5e-b387-35fbe9425288', body: bullet(30) }],
    },
  },
  'FMT-03': {
    fails: { pages: [page(...glance({ size: 8 }, 10))] },
    passes: { pages: [page(...glance({ size: 9.5 }))] },
  },
  'FMT-04': {
    fails: { pages: [page(...glance(), run('At the edge', 300, { box: { x: 12, y: 300, width: 60, height: 10 } }))] },
    passes: { pages: [page(...glance(), run('Page 1', 825, { role: 'running-line' }))] },
  },
  'FMT-05': { fails: { pages: [page(...glance({}, 19))] }, passes: { pages: [page(...glance({}, 14))] } },
  'FMT-06': {
    fails: { pages: [page(...glance({ colour: '#a0a0a0' }))] },
    passes: { pages: [page(...glance({ colour: '#1f5fd6' }), run('Large', 300, { colour: '#8a8a8a', size: 20 }))] },
  },
  'FMT-07': {
    fails: {
      pages: [
        page(
          ...glance(),
          run('A line in another font', 300, { font: 'Bitter' }),
          run('And one more', 320, { font: 'Inter' }),
        ),
      ],
    },
    passes: {
      pages: [
        page(...glance(), run('A line in another font', 300, { font: 'Bitter' }), run('•', 320, { font: 'Inter' })),
      ],
    },
  },
  'FMT-08': {
    fails: { pages: [page(...glance()), page(run('A last line', 60))] },
    passes: { pages: [page(...glance()), page(run('A last line', 400))] },
  },
  'FMT-09': {
    fails: { pages: [page(...glance(), run('Projects', 780, { role: 'heading' })), later()] },
    passes: { pages: [page(...glance(), run('Projects', 760, { role: 'heading' }), run('Depot move', 780)), later()] },
  },
  'FMT-10': {
    fails: { pages: [page(...glance(), ...column(57, 'a'), ...column(300, 'b'))] },
    passes: { pages: [page(...glance(), ...column(57, 'a'), run('2021 – 2024', 200, { path: 'b' }))] },
  },
  'FMT-11': {
    fails: { pages: [page(...glance().slice(0, 1)), page(...glance().slice(1), run('End', 300))] },
    passes: { pages: [page(...glance()), page(run('End', 300))] },
  },
  'FMT-13': {
    fails: { origin: 'uploaded', pages: [page(...glance(), run('\uFFFD', 300, { missing: 5 }))] },
    passes: { origin: 'uploaded', pages: [page(...glance(), run('\u2709', 300))] },
  },
  'FMT-12': {
    fails: {
      'document.sections.skill.items.0.level': '90%',
      'document.sections.skill.items.1.level': '★★★★☆',
    },
    passes: { 'document.sections.skill.items.0.level': 'Advanced', 'document.sections.skill.items.1.level': '4 years' },
  },
};
