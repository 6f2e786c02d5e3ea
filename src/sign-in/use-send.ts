import { useState } from 'react';
import type { Answer } from '@balcao/contract/core/registry';
import { api, type CallOptions } from '../providers/api';
import { isApiError } from '../providers/api-error';
import { i18n } from '../providers/i18n';

export interface Failure {
  /** Error messages by field. */
  fields: Record<string, string>;
  /** Message of an error that belongs to no field. */
  message?: string;
}

type Sent = 'POST /auth/login' | 'POST /auth/password/forgot' | 'POST /auth/password/reset';

/**
 * Returns `send`, which sends the typed values and sets `failure`. It resolves to `{ answer }`, or to undefined on failure; the values stay
 * then.
 */
export function useSend() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>({ fields: {} });
  const send = async <K extends Sent>(call: K, options: CallOptions<K>): Promise<{ answer: Answer<K> } | undefined> => {
    setBusy(true);
    setFailure({ fields: {} });
    try {
      return { answer: await (api as (call: K, options: CallOptions<K>) => Promise<Answer<K>>)(call, options) };
    } catch (error) {
      if (!isApiError(error)) setFailure({ fields: {}, message: i18n.t('shell:errors.generic') });
      else setFailure(error.errors ? { fields: error.errors } : { fields: {}, message: error.message });
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, setFailure, send };
}
