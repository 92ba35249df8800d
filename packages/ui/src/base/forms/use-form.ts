import { zodResolver } from '@hookform/resolvers/zod';
import { ApiFailure } from '@vitae/api/client';
import type { ChangeEvent, SubmitEvent } from 'react';
import { useForm as useHookForm, useWatch } from 'react-hook-form';
import type { z } from 'zod/mini';
import { failureText } from './failure-text.ts';

export type FormValues = Record<string, string>;

export interface FormOptions<Values extends FormValues, Sent> {
  initial: Values;
  /** Parses the input; its messages are shown to the user. */
  schema: z.core.$ZodType<Sent, FormValues>;
  /** Field errors it rejects with appear next to the fields, other errors above the buttons. */
  submit: (values: Sent) => Promise<void>;
}

export interface Form<Values extends FormValues> {
  values: Values;
  errors: Partial<Record<keyof Values, string>>;
  /** The error of the form as a whole. */
  failure: string;
  busy: boolean;
  /**
   * How often it was submitted and answered: after each answer, the focus moves to the first error, if there is one.
   */
  submissions: number;
  /** The props that a field's control needs. */
  control: (name: keyof Values & string) => {
    name: string;
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void;
  };
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Starts over, as after a code that was refused. */
  reset: () => void;
}

/** The state of a form whose errors appear next to their fields, all at once; `FormFrame` renders it. */
export function useForm<Values extends FormValues, Sent>({
  initial,
  schema,
  submit,
}: FormOptions<Values, Sent>): Form<Values> {
  const { control, setValue, setError, clearErrors, handleSubmit, reset, formState } = useHookForm<
    FormValues,
    unknown,
    Sent
  >({
    defaultValues: { ...initial },
    resolver: zodResolver(schema),
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting, submitCount } = formState;
  const values = { ...initial, ...useWatch({ control }) };
  const send = async (sent: Sent) => {
    try {
      await submit(sent);
    } catch (error) {
      const refused = error instanceof ApiFailure ? error.fields : {};
      const known = Object.entries(refused).filter(([name, text]) => Object.hasOwn(initial, name) && text !== '');
      for (const [name, message] of known) setError(name, { message });
      if (known.length === 0) setError('root', { message: failureText(error) });
    }
  };
  return {
    values,
    errors: messagesOf(initial, errors),
    failure: errors.root?.message ?? '',
    busy: isSubmitting,
    submissions: submitCount,
    control: (name: string) => ({
      name,
      value: values[name] ?? '',
      onChange: ({ currentTarget: { value } }) => {
        setValue(name, value);
        clearErrors(name);
      },
    }),
    onSubmit: (event) => {
      event.preventDefault();
      if (!isSubmitting) void handleSubmit(send)();
    },
    reset: () => reset({ ...initial }),
  };
}

/** The message of each field that has one. */
function messagesOf<Values extends FormValues>(
  initial: Values,
  errors: Readonly<Record<string, { message?: string } | undefined>>,
): Partial<Record<keyof Values, string>> {
  const messages: Partial<Record<keyof Values, string>> = {};
  for (const name in initial) {
    const message = errors[name]?.message;
    if (message !== undefined && message !== '') messages[name] = message;
  }
  return messages;
}
