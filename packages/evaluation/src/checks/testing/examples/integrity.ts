import type { Example } from '../example.ts';
import { glance, page, run } from '../pages.ts';

const posting =
  'We are looking for an operations manager who plans the routes of eighty drivers a week ahead and keeps the budget of a warehouse with two shifts.';
const education = 'document.sections.education.items.0.body';

export const integrityExamples: Readonly<Record<string, Example>> = {
  'INT-01': {
    fails: { pages: [page(...glance(), run('Python Java SQL', 300, { colour: '#ffffff' }))] },
    passes: { pages: [page(...glance(), run('Python', 300, { colour: '#ffffff', background: '#1f5fd6' }))] },
  },
  'INT-02': {
    fails: { [education]: 'Thesis on wareh\u200Bouses and l\u043Egistics' },
    passes: { [education]: 'Thesis on β-carotene, 5 µm filters, می\u200Cخواهم and логистика 👩\u200D🔬' },
  },
  'INT-03': {
    fails: { [education]: 'Logistics logistics logistics logistics logistics, and supply chain' },
    passes: { [education]: 'Logistics of food, logistics of medicine and logistics of ice' },
  },
  'INT-04': {
    fails: { posting, [education]: posting },
    passes: { posting, [education]: 'Thesis on the budget of a warehouse' },
  },
};
