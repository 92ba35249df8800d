import { ApiFailure } from '@vitae/api/client';
import { useState, type ChangeEvent, type SubmitEvent } from 'react';
import { failureText } from './failure-text.ts';

export type FormValues = Record<string, string>;
export type FieldErrors<Values extends FormValues> = Partial<Record<keyof Values, string>>;

export interface FormOptions<Values extends FormValues> {
  initial: Values;
  /** Everything that is wrong with the values, by field. */
  check: (values: Values) => FieldErrors<Values>;
  /** What it rejects with goes beside its fields, and above the buttons where it is about none. */
  submit: (values: Values) => Promise<void>;
}

export interface Form<Values extends FormValues> {
  values: Values;
  errors: FieldErrors<Values>;
  /** What went wrong with the whole. */
  failure: string;
  busy: boolean;
  /** How often it was refused: each time the focus goes to what is wrong. */
  refusals: number;
  /** What the control of a field needs. */
  control: (name: keyof Values & string) => { name: string; value: string; onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void };
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Begins anew, as after a code that was refused. */
  reset: () => void;
}

/** The state of a form whose errors stand beside their fields, all at once; `FormFrame` draws it. */
export function useForm<Values extends FormValues>({ initial, check, submit }: FormOptions<Values>): Form<Values> {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<Values>>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState(0);

  const refuse = (wrong: FieldErrors<Values>, whole = '') => {
    setErrors(wrong);
    setFailure(whole);
    setRefusals((count) => count + 1);
  };
  const send = async () => {
    setBusy(true);
    try {
      await submit(values);
    } catch (error) {
      const known = error instanceof ApiFailure ? fieldErrors(values, error.fields) : {};
      refuse(known, Object.keys(known).length > 0 ? '' : failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    values,
    errors,
    failure,
    busy,
    refusals,
    control: (name) => ({
      name,
      value: values[name] ?? '',
      onChange: ({ currentTarget: { value } }) => {
        setValues((before) => ({ ...before, [name]: value }));
        setErrors((before) => ({ ...before, [name]: undefined }));
      },
    }),
    onSubmit: (event) => {
      event.preventDefault();
      if (busy) return;
      const wrong = check(values);
      setFailure('');
      if (Object.values(wrong).some(Boolean)) refuse(wrong);
      else {
        setErrors({});
        void send();
      }
    },
    reset: () => {
      setValues(initial);
      setErrors({});
      setFailure('');
    },
  };
}

/** What a refusal says of the fields that the form has. */
function fieldErrors<Values extends FormValues>(values: Values, told: Readonly<Record<string, string>>): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const name in values) if (told[name]) errors[name] = told[name];
  return errors;
}
