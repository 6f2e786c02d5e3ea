import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCnpj } from '../../../ui/text/documents';
import { phoneFault } from '../parts/display-phone';

export interface Company {
  cnpj: string;
  average_monthly_revenue?: number;
  phone_number: string;
}

/** The data typed of the business, and why a company's is not complete yet (SHELL-5-22, 5-29); Pro has only the phone. */
export function useCompany() {
  const { t } = useTranslation('accounts');
  const [typed, setTyped] = useState<Company>({ cnpj: '', phone_number: '' });
  const isRight = isCnpj(typed.cnpj) && typed.average_monthly_revenue && !phoneFault(typed.phone_number, false);
  return {
    typed,
    setTyped,
    change: (more: Partial<Company>) => setTyped({ ...typed, ...more }),
    off: isRight ? undefined : t('company.off'),
    phoneOff: phoneFault(typed.phone_number, true) && t('company.phoneOff'),
    phone: typed.phone_number ? { phone_number: typed.phone_number } : {},
  };
}
