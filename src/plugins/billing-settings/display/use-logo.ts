import { useEffect, useState } from 'react';
import { useCall } from '../../../data/use-call';

/** The logo as an address that an image takes; nothing while there is none. `since` tells one logo from the next. */
export function useLogo(since: string | undefined): string | undefined {
  const { data } = useCall('GET /billing-settings/logo', {}, { enabled: since !== undefined });
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!data || since === undefined) return setUrl(undefined);
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data, since]);
  return url;
}
