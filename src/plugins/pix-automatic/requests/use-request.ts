import { useCall } from '../../../data/use-call';
import { useIdParam } from '../../../ui/page/routing';

/** The request with the address's id, while it waits for an answer; undefined otherwise. */
export function useRequest() {
  const id = useIdParam();
  const { data, retry } = useCall('GET /pix/automatic/requests', {}, { topic: 'pix-automatic' });
  return { request: data?.items.find((one) => one.id === id && one.state === 'CRIADA'), isLoading: !data, retry };
}
