import type { FormInstance } from 'antd';
import { createContext, useContext } from 'react';
import { formatMoney } from '../../../ui/text/format';
import { useChargeText } from '../texts';
import { MAX_BILLET_VALUE } from '@balcao/contract/shared/billet-limits';
import type { ChargeFault, ChargeFaults, ChargeLimits } from '@balcao/contract/shared/charge-faults';
import { longLineOf } from './long-line';

/** What issuing allows now, and what it would refuse of the form around, by field. */
export interface FaultSource {
  limits: ChargeLimits;
  faultsOf: (draft: never, limits: ChargeLimits) => ChargeFaults;
}

const Context = createContext<FaultSource | undefined>(undefined);
/** Around the fields of one kind of charge. */
export const FaultsProvider = Context.Provider;

/** Texts of the faults, and the rule that tells one field's. */
export function useFaults() {
  const t = useChargeText();
  const source = useContext(Context);
  if (!source) throw new Error('fields of a charge outside of FaultsProvider');
  const { limits, faultsOf } = source;
  const textOf = (fault: ChargeFault, message?: string): string => {
    const value =
      fault === 'minimum' || fault === 'earlyMinimum'
        ? limits.minimum
        : fault === 'maximum'
          ? MAX_BILLET_VALUE
          : limits.minimumForFines;
    return t(`fault.${fault}`, { value: formatMoney(value), ...longLineOf(message) });
  };
  const rule =
    (field: string) =>
    ({ getFieldsValue }: Pick<FormInstance, 'getFieldsValue'>) => ({
      validator: () => {
        const draft = getFieldsValue(true) as { message?: string };
        const fault = faultsOf(draft as never, limits)[field];
        return fault ? Promise.reject(new Error(textOf(fault, draft.message))) : Promise.resolve();
      },
    });
  return { limits, textOf, rule };
}
