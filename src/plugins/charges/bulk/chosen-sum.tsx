import { useRef } from 'react';
import { useCall } from '../../../data/use-call';
import { Money } from '../../../ui/text/money';

/** Total value of the chosen billets; shows the last sum while the next one loads. */
export function ChosenSum({ ids }: { ids: number[] }) {
  const last = useRef<number>(undefined);
  const { data } = useCall('POST /charges/sum', { body: { ids } }, { enabled: ids.length > 0 });
  last.current = data?.value ?? last.current;
  return last.current === undefined || ids.length === 0 ? null : <Money cents={last.current} />;
}
