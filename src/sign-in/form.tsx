import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import type { Failure } from './use-send';

interface Props {
  title: string;
  busy: boolean;
  failure: Failure;
  onSubmit: (event: FormEvent) => void;
  /** Shown while nothing has failed. */
  notice?: ReactNode;
  children: ReactNode;
}

/** A form of the sign-in; focuses the first field, or after a failure the first field with an error. */
export function Form({ title, busy, failure, onSubmit, notice, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    document.title = title;
    form.current?.querySelector('input')?.focus();
  }, [title]);
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus();
  }, [failure]);
  const isFine = !failure.message && Object.keys(failure.fields).length === 0;
  return (
    <form ref={form} onSubmit={onSubmit} noValidate aria-busy={busy}>
      <h1>{title}</h1>
      <div role="alert">{failure.message && <p className="sign-in-alert">{failure.message}</p>}</div>
      {isFine && notice}
      {children}
    </form>
  );
}
