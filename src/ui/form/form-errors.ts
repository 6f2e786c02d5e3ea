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
  document.getElementById(first.name.join('_'))?.closest('details')?.setAttribute('open', '');
  form.scrollToField(first.name, { block: 'center', behavior: 'auto' });
  const control = form.getFieldInstance(first.name) as { focus?: () => void } | undefined;
  control?.focus?.();
}

/** Checks changed fields that show an error at once, not only when they are left: the error goes as soon as it is put right. */
export function recheckErrors(form: FormInstance, changed: object): void {
  const isChanged = (name: (string | number)[]) =>
    name.reduce<unknown>((held, part) => (held as Record<string, unknown> | undefined)?.[part], changed) !== undefined;
  const names = form
    .getFieldsError()
    .filter(({ errors, name }) => errors.length > 0 && isChanged(name))
    .map(({ name }) => name);
  if (names.length > 0) void form.validateFields(names).catch(() => undefined);
}

/** Shows the server's errors at their fields; answers the text that belongs to no field, for a toast or a notice. */
export function placeServerErrors(form: FormInstance, error: unknown): string | undefined {
  const { errors, message, handled } = error as CallError;
  const entries = Object.entries(errors ?? {});
  const known = entries.filter(([field]) => form.getFieldInstance(nameOf(field)) !== undefined);
  form.setFields(known.map(([field, text]) => ({ name: nameOf(field) as never, errors: [text] })));
  if (known.length > 0) focusFirstError(form);
  if (handled || (known.length > 0 && known.length === entries.length)) return undefined;
  return entries.find(([field]) => !known.some(([name]) => name === field))?.[1] ?? message;
}
