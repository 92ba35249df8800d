import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BarChart } from './bar-chart.tsx';

const bars = [3, 5, 8].map((value, index) => ({
  key: String(index),
  short: `${index + 1}`,
  label: `Day ${index + 1}`,
  value,
}));

it('is one stop of the Tab key, whose arrow keys read out each bar, beside a table of the same numbers', () => {
  const onChoose = vi.fn();
  render(<BarChart title="Sign-ups" unit="Accounts" axis="Day" bars={bars} isLarge onChoose={onChoose} />);
  const chart = screen.getByRole('slider', { name: 'Sign-ups' });
  expect(document.querySelectorAll('[tabindex], button, a')).toHaveLength(1);
  const spoken = (key: string) => {
    fireEvent.keyDown(chart, { key });
    return chart.getAttribute('aria-valuetext');
  };
  expect(['ArrowRight', 'ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home', 'ArrowLeft'].map(spoken)).toEqual([
    'Day 1: 3',
    'Day 2: 5',
    'Day 3: 8',
    'Day 3: 8',
    'Day 2: 5',
    'Day 1: 3',
    'Day 1: 3',
  ]);
  spoken('Enter');
  expect(onChoose.mock.calls).toEqual([['0']]);
  // The scale says what it counts.
  expect(screen.getAllByText('Accounts').some((one) => one.closest('table') === null)).toBe(true);
  const table = within(screen.getByRole('table'));
  expect(table.getByRole('columnheader', { name: 'Accounts' })).toBeDefined();
  expect(table.getAllByRole('row')).toHaveLength(4);
});
