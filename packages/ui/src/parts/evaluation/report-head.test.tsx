import { render, screen } from '@testing-library/react';
import type { Report } from '@vitae/evaluation/report';
import { beforeAll, expect, it } from 'vitest';
import { loadAreas } from '../../base/i18n/index.ts';
import { ReportHead } from './report-head.tsx';

beforeAll(() => loadAreas(['report']));

const report: Report = {
  kind: 'resume',
  score: 87.5,
  rulesetVersion: '26',
  asOf: '2026-06-01',
  categories: [{ id: 'contact', score: 100 }],
  unjudged: ['impact'],
  findings: [],
  passed: [],
  skipped: [],
  caps: [],
};

it('lists the scores of categories, and says which were hardly judged', () => {
  render(<ReportHead report={report} />);
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['Contact100', 'Impactmostly not judged']);
});
