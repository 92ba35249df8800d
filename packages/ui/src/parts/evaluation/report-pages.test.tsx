import { render, screen } from '@testing-library/react';
import type { Report } from '@vitae/evaluation/report';
import { beforeAll, expect, it } from 'vitest';
import { loadAreas } from '../../base/i18n/index.ts';
import { ReportPages } from './report-pages.tsx';

beforeAll(() => loadAreas(['report']));

const report: Report = {
  kind: 'coverletter',
  score: 100,
  rulesetVersion: '14',
  asOf: '2026-06-01',
  categories: [],
  findings: [],
  passed: [],
  skipped: [],
  caps: [],
};

it('shows the text of a file in the direction of its own language, line by line', () => {
  render(
    <ReportPages
      body={{ report, ignored: {}, pages: [], text: 'Sehr geehrte Frau Weber,\nمرحبًا' }}
      pictures={[]}
      findings={[]}
      chosen={null}
      onChoose={() => undefined}
    />,
  );
  const text = screen.getByText(/Sehr geehrte Frau Weber/);
  expect(text.getAttribute('dir')).toBe('auto');
  expect(text.className).toContain('[unicode-bidi:plaintext]');
});
