import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Field } from './field.tsx';
import { LineInput } from './text-input.tsx';

const long = 'Founding Member and Site Reliability Engineer';

function Form({ onSend, isEarly = false }: { onSend: (value: string) => void; isEarly?: boolean }) {
  const [value, setValue] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(value);
      }}
    >
      <Field label="Title">
        <LineInput name="title" value={value} onValueChange={setValue} isEarly={isEarly} />
      </Field>
    </form>
  );
}

const title = () => screen.getByRole('textbox', { name: 'Title' });

// Every width is that of a phone.
beforeEach(() => {
  const matching = matchMedia('all');
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(matching);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('on a phone a line of text that is pasted in several stays one, and Enter sends its form', () => {
  const onSend = vi.fn();
  render(<Form onSend={onSend} />);
  expect(title()).toBeInstanceOf(HTMLTextAreaElement);
  fireEvent.change(title(), { target: { value: `${long},\n Lisbon` } });
  expect(title()).toHaveProperty('value', `${long}, Lisbon`);
  fireEvent.keyDown(title(), { key: 'Enter' });
  expect(onSend).toHaveBeenCalledExactlyOnceWith(`${long}, Lisbon`);
});

it('a field that is there before the interface is replaced only once a long text was left in it', () => {
  render(<Form onSend={vi.fn()} isEarly />);
  fireEvent.change(title(), { target: { value: long } });
  expect(title()).toBeInstanceOf(HTMLInputElement);
  fireEvent.blur(title());
  expect(title()).toBeInstanceOf(HTMLTextAreaElement);
  expect(title()).toHaveProperty('value', long);
});
