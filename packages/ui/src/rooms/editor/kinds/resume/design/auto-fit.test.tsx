import { createResume } from '@vitae/domain';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { loadAreas } from '../../../../../base/i18n/index.ts';
import { withLayout } from '../../../design/design-changes.ts';
import { AutoFit } from './auto-fit.tsx';

beforeAll(() => loadAreas(['preview']));

function Shown({ template = 'classic', layout = {}, fit = 0 }) {
  const made = createResume({ title: 'Test' });
  const [resume, setResume] = useState(withLayout({ ...made, template: { ...made.template, id: template } }, layout));
  return (
    <>
      <AutoFit resume={resume} change={(_, update) => setResume(update)} fit={fit} />
      <output>{String(resume.template.layout.autoFit)}</output>
    </>
  );
}
const stored = () => screen.getByRole('status').textContent;
const find = () => screen.queryByRole('switch', { name: /^Adjust sizes/ });

it('is on until switched off, and removes the setting when switched on again', () => {
  render(<Shown />);
  expect(find()).toHaveProperty('checked', true);
  fireEvent.click(screen.getByRole('switch'));
  expect(find()).toHaveProperty('checked', false);
  expect(stored()).toBe('false');
  expect(screen.getByText(/^Sizes stay/)).toBeDefined();
  fireEvent.click(screen.getByRole('switch'));
  expect(stored()).toBe('null');
});

it('shows the adjusted sizes', () => {
  render(<Shown fit={0.5} />);
  // Classic has 10 pt and 18 mm; half way to the minimum of 9 pt and 10 mm.
  expect(screen.getByText(/saves a page.*9\.5 pt.*14 mm/)).toBeDefined();
  cleanup();
  render(<Shown fit={-1} />);
  expect(screen.getByText(/sparse.*10\.9 pt.*22 mm/)).toBeDefined();
});

it('is absent if a number of pages is set', () => {
  render(<Shown layout={{ fitPages: 2 }} />);
  expect(find()).toBeNull();
});
