import { act, fireEvent } from '@testing-library/react';

export const isShown = (element: Element) =>
  !element.closest('[hidden], [style*="display: none"], .ant-select-dropdown');

/** What was typed into a field, as it shows it, and as a body would say it. */
export interface Typed {
  id: string;
  shown: string;
  as: unknown;
}

const KNOWN: readonly [RegExp, string][] = [
  [/cnpj/i, '11222333000181'],
  [/document|cpf/i, '52998224725'],
  [/phone/i, '11987654321'],
  [/cep|zip/i, '01310100'],
];

/** What to type into the n-th empty field, and what a body then says. */
function wordFor(
  { id, tagName, placeholder, inputMode, classList, maxLength }: HTMLInputElement,
  n: number,
): [string, unknown?] {
  const known = KNOWN.find(([name]) => name.test(id))?.[1];
  if (/birth/i.test(id)) return ['02031985', '1985-03-02'];
  if (/dd\/mm/.test(placeholder)) return ['15122026', '2026-12-15'];
  if (/mail/i.test(id)) return [`p${n}@exemplo.com.br`, `p${n}@exemplo.com.br`];
  if (known) return [known, known];
  if (inputMode === 'tel') return ['11987654321', '11987654321'];
  if (inputMode === 'decimal') return [String(n)];
  if (inputMode === 'numeric' && maxLength >= 4 && maxLength <= 8) {
    const digits = '31415926'.slice(0, maxLength);
    return [digits, digits];
  }
  if (tagName === 'TEXTAREA') return [`Texto de ${n} linhas e mais`, `Texto de ${n} linhas e mais`];
  return inputMode === 'numeric' || classList.contains('num') ? [String(n), n] : [`Texto ${n}`, `Texto ${n}`];
}

/** Fills every field that is empty, with the first choice where there are some; answers what was typed. */
export async function fill(root: HTMLElement, begin: number): Promise<Typed[]> {
  const typed: Typed[] = [];
  const click = (element: Element) => act(async () => void fireEvent.click(element));
  for (const field of root.querySelectorAll<HTMLInputElement>('form input, form textarea, .signing input')) {
    if (!isShown(field) || field.disabled || field.type === 'file') continue;
    const { type, id, name } = field;
    const select = field.closest('.ant-select');
    if (select) {
      if (select.querySelector('.ant-select-selection-item')) continue;
      await act(async () => void fireEvent.mouseDown(field));
      const option = document.querySelector(
        '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option',
      );
      if (option) await click(option);
    } else if (type === 'radio') {
      const group = [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
        (one) => one.name === name,
      );
      // '' stands for any
      if (field.value && !group.some((one) => one.checked && one.value)) await click(field);
    } else if (type === 'checkbox') {
      if (!field.checked) await click(field);
    } else if (!field.readOnly && !field.value && type !== 'search') {
      const [value, as] = field.closest('.signing') ? ['pluma'] : wordFor(field, begin + typed.length);
      await act(async () => {
        fireEvent.change(field, { target: { value } });
        fireEvent.blur(field);
      });
      if (as !== undefined && id) typed.push({ id, shown: field.value, as });
    }
  }
  // a later choice may have filled or taken away what was typed before
  return typed.filter(({ id, shown }) => (document.getElementById(id) as HTMLInputElement | null)?.value === shown);
}
