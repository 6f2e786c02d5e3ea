import { useParams } from 'react-router';
import { useCall } from '../../../data/use-call';

const idOf = (text = ''): number | undefined => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined);

/**
 * The charge of the address, live: '/:id' is the charge's id, '/:id/…/:idDetail' its subscription's and its own. `isOther`: the charge
 * belongs to another subscription.
 */
export function useOwnCharge() {
  const params = useParams();
  const of = params['idDetail'] === undefined ? undefined : idOf(params['id']);
  const id = idOf(params['idDetail'] ?? params['id']);
  const { data, ...call } = useCall(
    'GET /subscriptions/charge/{id}',
    { params: { id: id ?? 0 } },
    { enabled: id !== undefined, resource: 'subscriptions-charges', topic: 'charges' },
  );
  const isOther = data !== undefined && params['idDetail'] !== undefined && data.subscription.id !== of;
  return { ...call, id, charge: isOther ? undefined : data, isOther };
}
