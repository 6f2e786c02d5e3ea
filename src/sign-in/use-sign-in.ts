import { useState } from 'react';
import type { Session } from '@balcao/contract/session';
import { api } from '../providers/api';
import { isApiError } from '../providers/api-error';
import { i18n } from '../providers/i18n';

export interface Failure {
  /** By field: login, password, code. */
  fields: Record<string, string>;
  /** What belongs to no field. */
  message?: string;
}

/** Sends login and password, then all again with the code where the answer asks for one. What was typed stays. */
export function useSignIn(onSession: (session: Session) => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [codeAsked, setCodeAsked] = useState(false);
  const [failure, setFailure] = useState<Failure>({ fields: {} });

  const send = async (body: { login: string; password: string; code?: string }) => {
    setBusy(true);
    setFailure({ fields: {} });
    try {
      const { codeRequired, session } = await api('POST /auth/login', { body });
      if (session) return await onSession(session);
      setCodeAsked(codeRequired);
    } catch (error) {
      if (!isApiError(error)) setFailure({ fields: {}, message: i18n.t('shell:errors.generic') });
      else setFailure(error.errors ? { fields: error.errors } : { fields: {}, message: error.message });
    }
    setBusy(false);
  };
  return { busy, codeAsked, failure, setFailure, send, backToLogin: () => setCodeAsked(false) };
}
