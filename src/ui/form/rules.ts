import type { FormRule } from 'antd';
import { isCnpj, isCpf } from '../text/documents';
import { bareDocument } from '../text/format';
import { i18next } from '../text/translate';
import { isDay } from '@balcao/contract/shared/day';

const t = (key: string): string => (i18next.t as (key: string) => string)(`shell:${key}`);
const check = (passes: (value: string) => boolean, message: string | ((value: string) => string)): FormRule => ({
  validator: (_, value: unknown) =>
    typeof value !== 'string' || value === '' || passes(value)
      ? Promise.resolve()
      : Promise.reject(new Error(t(typeof message === 'string' ? message : message(value)))),
});

/** Rules of Form.Item with the portal's error texts. An empty value passes all but `required` and `chosen`. */
export const rules = {
  required: (): FormRule => ({ required: true, whitespace: true, message: t('required') }),
  /** For what is not text: a choice, an amount, a day. */
  chosen: (): FormRule => ({ required: true, message: t('required') }),
  document: () => check((value) => (bareDocument(value).length > 11 ? isCnpj(value) : isCpf(value)), 'form.document'),
  cpf: () => check(isCpf, 'form.cpf'),
  cnpj: () => check(isCnpj, 'form.cnpj'),
  phone: () =>
    check(
      (value) => /^[1-9]{2}(9\d{8}|[2-5]\d{7})$/.test(value.replace(/[^\d+]/g, '')),
      (value) => (/^\s*\+/.test(value) ? 'form.phoneForeign' : 'form.phone'),
    ),
  cep: () => check((value) => /^\d{8}$/.test(value.replace(/\D/g, '')), 'form.cep'),
  /** A day that exists, not after `last`. */
  day: (last?: string): FormRule => check((value) => isDay(value) && (!last || value <= last), 'form.date'),
  email: () => check((value) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value), 'form.email'),
};
