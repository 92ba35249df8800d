import type { Example } from '../example.ts';
import { glance, page, run } from '../pages.ts';

const heading = (text: string, letterSpacing: number) => run(text, 400, { role: 'heading', size: 12, letterSpacing });
const below = run('Depot move', 420);
const first =
  'Cut late deliveries from 11% to 3% in a year by planning routes a week ahead\nLead 34 people in two shifts; sick leave fell by a third';
const mixed =
  'Cut late deliveries from 11% Route planning\nto 3% in a year by planning Rosters\nroutes a week ahead\nLead 34 people in two shifts; sick leave fell by a third';

export const machineReadableExamples: Readonly<Record<string, Example>> = {
  'ATS-01': {
    fails: { origin: 'uploaded', extraction: { text: first, second: first.replace('deliveries', 'deliver') } },
    passes: { origin: 'uploaded', extraction: { text: first, second: first.replace('planning', 'plan-\nning') } },
  },
  'ATS-02': {
    fails: { origin: 'uploaded', extraction: { text: first.replace('fell', 'fe\uFFFDl') } },
    passes: { origin: 'uploaded', extraction: { text: first.replace('fell', 'o\uFB03ce fiel über 上がる') } },
  },
  'ATS-03': {
    fails: { origin: 'uploaded', extraction: { text: `${first}\nRoute planning\nRosters`, second: mixed } },
    passes: { origin: 'uploaded', extraction: { text: first, second: first.replaceAll('\n', ' ') } },
  },
  'ATS-04': {
    fails: { pages: [page(...glance(), run('Arial', 300, { embedded: false, path: 'summary' }))] },
    passes: { pages: [page(...glance())] },
  },
  'ATS-05': {
    fails: { pages: [page(...glance(), run('github.com/maren', 300))] },
    passes: { pages: [page(...glance(), run('Worked at Booking.com', 300), run('HTTP/2 and TCP/IP', 320))] },
  },
  'ATS-06': {
    fails: {
      pages: [
        page(...glance().map((line, at) => (at === 0 ? { ...line, box: { ...line.box, y: line.box.y + 500 } } : line))),
      ],
    },
    passes: { pages: [page(...glance(), run('+44 113 496 0182', 700))] },
  },
  'ATS-07': {
    fails: { pages: [page(...glance(), heading('EXPERIENCE', 1.8), below)] },
    passes: { pages: [page(...glance(), heading('EXPERIENCE', 1), below)] },
  },
  'ATS-08': {
    fails: { properties: { title: '', language: 'en', author: 'Maren Okafor' } },
    passes: { properties: { title: 'Resume', language: '', author: 'Maren Okafor' } },
  },
};
