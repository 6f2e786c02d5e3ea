import type { FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../ui/format';
import type { Draft } from './draft';
import { faultsOf, longLineOf, MAX_VALUE, type FaultKey, type Limits } from './faults';

/** Texts of the faults, and the rule that tells one field's. */
export function useFaults(limits: Limits) {
  const { t } = useTranslation('charges');
  const textOf = (fault: FaultKey, message?: string): string => {
    const value =
      fault === 'minimum' || fault === 'earlyMinimum'
        ? limits.minimum
        : fault === 'maximum'
          ? MAX_VALUE
          : limits.minimumForFines;
    return t(`fault.${fault}`, { value: formatMoney(value), ...longLineOf(message) });
  };
  const rule =
    (field: string) =>
    ({ getFieldsValue }: Pick<FormInstance, 'getFieldsValue'>) => ({
      validator: () => {
        const draft = getFieldsValue(true) as Draft;
        const fault = faultsOf(draft, limits)[field];
        return fault ? Promise.reject(new Error(textOf(fault, draft.message))) : Promise.resolve();
      },
    });
  return { textOf, rule };
}
