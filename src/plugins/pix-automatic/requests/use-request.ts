import { useCall } from '../../../data/use-call';
import { useIdParam } from '../../../ui/page/routing';

/** The request of the address, while it waits for an answer. */
export function useRequest() {
  const id = useIdParam();
  const { data, retry } = useCall('GET /pix/automatic/requests', {}, { topic: 'pix-automatic' });
  return { request: data?.items.find((one) => one.id === id && one.state === 'CRIADA'), isLoading: !data, retry };
}
