import { Form } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Address } from '@balcao/contract/core/shapes';
import { useCall } from '../../../data/use-call';
import { fillingOf, NOWHERE } from './address-of-cep';

const FOREVER = 3_600_000;

/**
 * Fills in the address of the typed CEP, and moves the focus to the number. An unknown CEP shows no error (SHELL-8-3), but clears what the
 * CEP before it had filled in.
 * `differs`: the CEP's address, if typed values differ from it; `takeIt` replaces them.
 */
export function useCepFill() {
  const form = Form.useFormInstance<{ address?: Address }>();
  const [cep, setCep] = useState('');
  const [differs, setDiffers] = useState(false);
  const typedIn = useRef<Element | null>(null);
  const filled = useRef<Address>({});
  const { data, error, isFetching } = useCall(
    'GET /zipcodes/{cep}',
    { params: { cep } },
    { enabled: cep.length === 8, staleTime: FOREVER },
  );
  const address = data?.zipcode === cep ? data : undefined;

  const put = (all: boolean) => {
    if (!address) return;
    const filling = fillingOf(address, form.getFieldValue('address') ?? {}, filled.current, all);
    filled.current = { ...filled.current, ...filling.fill };
    form.setFieldsValue({ address: filling.fill });
    setDiffers(filling.differs);
    // the focus moves only if it is still where the CEP was typed
    if (all || document.activeElement === typedIn.current)
      (form.getFieldInstance(['address', 'number']) as { focus?: () => void } | undefined)?.focus?.();
  };
  const arrived = useEffectEvent(() => put(false));
  useEffect(() => arrived(), [address]);
  const missed = useEffectEvent(() => {
    if (!error) return;
    form.setFieldsValue({ address: fillingOf(NOWHERE, form.getFieldValue('address') ?? {}, filled.current).fill });
    filled.current = {};
  });
  useEffect(() => missed(), [error]);

  return {
    typed: (value: string) => {
      typedIn.current = document.activeElement;
      setDiffers(false);
      setCep(value);
    },
    isFetching,
    failed: error !== null && error.status !== 404 && !isFetching,
    differs: differs ? address : undefined,
    takeIt: () => put(true),
  };
}
