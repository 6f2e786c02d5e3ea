import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCnpj } from '../../../ui/text/documents';

export interface Values {
  cnpj: string;
  average_monthly_revenue?: number;
  phone_number?: string;
}

const PHONE = /^([1-9]{2}(9\d{8}|[2-5]\d{7}))?$/;

/** What was typed of the company, and why one cannot go on with it (SHELL-5-22, 5-29). */
export function useCompany() {
  const { t } = useTranslation('accounts');
  const [typed, setTyped] = useState<Values>({ cnpj: '' });
  const isRight = isCnpj(typed.cnpj) && typed.average_monthly_revenue && PHONE.test(typed.phone_number ?? '');
  return {
    typed,
    setTyped,
    off: isRight ? undefined : t('company.off'),
    values: (): Values => {
      const { phone_number: phone, ...rest } = typed;
      return { ...rest, ...(phone ? { phone_number: phone } : {}) };
    },
  };
}
