import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../components/index.ts';
import type { Form, FormValues } from '../../base/forms/use-form.ts';

export interface FormFrameProps<Values extends FormValues> {
  form: Form<Values>;
  className?: string;
  children: ReactNode;
}

/** A form with one field below the other. If it is refused, the first invalid field takes the focus. */
export function FormFrame<Values extends FormValues>({
  form: { submissions, onSubmit },
  className,
  children,
}: FormFrameProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submissions > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submissions]);
  return (
    <form ref={element} noValidate onSubmit={onSubmit} className={classNames('flex flex-col gap-4', className)}>
      {children}
    </form>
  );
}
