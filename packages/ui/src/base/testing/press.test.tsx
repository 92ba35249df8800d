import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { press } from './press.ts';

it.each([
  ['a disabled button', { disabled: true }, {}],
  ['a button that refuses meanwhile', { 'aria-disabled': true }, {}],
  ['a button in a disabled group', {}, { disabled: true }],
])('a click on %s is an error in a test, since it would do nothing', (_, button, group) => {
  render(
    <fieldset {...group}>
      <button type="button" {...button}>
        Save
      </button>
    </fieldset>,
  );
  expect(() => fireEvent.click(screen.getByRole('button'))).toThrow('A test clicked a disabled control: <button');
});

it('a button is pressed as soon as it is there and enabled', async () => {
  const onClick = vi.fn();
  const draw = (disabled: boolean) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      Save
    </button>
  );
  const pressed = press('Save');
  const { rerender } = render(draw(true));
  await screen.findByRole('button', { name: 'Save' });
  expect(onClick).not.toHaveBeenCalled();
  rerender(draw(false));
  await pressed;
  expect(onClick).toHaveBeenCalledOnce();
});
