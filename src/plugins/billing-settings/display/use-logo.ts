import { useEffect, useRef, useState } from 'react';
import { useCall } from '../../../data/use-call';

/** An object URL of the logo; undefined while there is none. `since` changes with each new logo: it is then asked for again. */
export function useLogo(since: string | undefined): string | undefined {
  const { data, retry } = useCall('GET /billing-settings/logo', {}, { enabled: since !== undefined });
  const last = useRef(since);
  useEffect(() => {
    if (since === last.current) return;
    last.current = since;
    if (since !== undefined) retry();
  }, [since, retry]);
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!data || since === undefined) return setUrl(undefined);
    const objectUrl = URL.createObjectURL(data);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [data, since]);
  return url;
}
