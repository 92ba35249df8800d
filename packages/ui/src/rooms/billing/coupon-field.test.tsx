import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadAreas } from '../../base/i18n/index.ts';
import { CouponField } from './coupon-field.tsx';

beforeAll(() => loadAreas(['billing']));

it('gives up a code that is not valid as soon as its field is emptied', () => {
  const onChange = vi.fn();
  render(<CouponField coupon="nosuch" isChecked problem="This code is not valid." onChange={onChange} />);
  const field = screen.getByRole('textbox', { name: 'Coupon code' });
  fireEvent.change(field, { target: { value: 'nosuc' } });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: '' } });
  expect(onChange.mock.calls).toEqual([[null]]);
});
