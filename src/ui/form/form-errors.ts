import type { FormInstance } from 'antd';
import type { CallError } from '../../data/use-call';

/** 'customer.emails.0' as antd names fields. */
const nameOf = (field: string) =>
  field
    .split(/[./]/)
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Brings the first field in error into view and puts the caret in it. */
export function focusFirstError(form: FormInstance): void {
  const first = form.getFieldsError().find((field) => field.errors.length > 0);
  if (!first) return;
  form.scrollToField(first.name, { block: 'center', behavior: 'auto' });
  const control = form.getFieldInstance(first.name) as { focus?: () => void } | undefined;
  control?.focus?.();
}

/** What is being put right is checked at once, not when the field is left: nobody reads 'Digite o valor' beside a value. */
export function recheckErrors(form: FormInstance, changed: object): void {
  const isChanged = (name: (string | number)[]) =>
    name.reduce<unknown>((held, part) => (held as Record<string, unknown> | undefined)?.[part], changed) !== undefined;
  const names = form
    .getFieldsError()
    .filter(({ errors, name }) => errors.length > 0 && isChanged(name))
    .map(({ name }) => name);
  if (names.length > 0) void form.validateFields(names).catch(() => undefined);
}

/** Puts what the server refused under its fields; answers what fits under none, for a toast or a notice. */
export function placeServerErrors(form: FormInstance, error: unknown): string | undefined {
  const { errors, message, handled } = error as CallError;
  const entries = Object.entries(errors ?? {});
  const known = entries.filter(([field]) => form.getFieldInstance(nameOf(field)) !== undefined);
  form.setFields(known.map(([field, text]) => ({ name: nameOf(field) as never, errors: [text] })));
  if (known.length > 0) focusFirstError(form);
  if (handled || (known.length > 0 && known.length === entries.length)) return undefined;
  return entries.find(([field]) => !known.some(([name]) => name === field))?.[1] ?? message;
}
