import { useParams } from 'react-router';
import { useCall } from '../../../data/use-call';

const idOf = (text = ''): number | undefined => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined);

/** The parcel of the address, read again on changes. Its ids are undefined where the address has no valid ones. */
export function useParcel() {
  const params = useParams();
  const [id, idDetail] = [idOf(params['id']), idOf(params['idDetail'])];
  const call = useCall(
    'GET /carnet/{id}/parcel/{idDetail}',
    { params: { id: id ?? 0, idDetail: idDetail ?? 0 } },
    { enabled: id !== undefined && idDetail !== undefined, resource: 'carnets' },
  );
  return { ...call, id, idDetail };
}
