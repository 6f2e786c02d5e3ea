import { useEffect, useState } from 'react';
import type { Answer } from '@balcao/contract/core/registry';
import { api } from '../providers/api';
import { isApiError } from '../providers/api-error';
import { i18n } from '../providers/i18n';
import type { Failure } from './use-send';

const failureOf = (error: unknown): Failure => {
  if (!isApiError(error)) return { fields: {}, message: i18n.t('shell:errors.generic') };
  return error.errors ? { fields: error.errors } : { fields: {}, message: error.message };
};

/** The invitation of a link, and the call that accepts it. */
export function useInvitation(token: string) {
  const [invitation, setInvitation] = useState<Answer<'POST /subuser/invitation'>>();
  const [failure, setFailure] = useState<Failure>({ fields: {} });
  const [busy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    api('POST /subuser/invitation', { body: { token } }).then(setInvitation, (error: unknown) =>
      setFailure(failureOf(error)),
    );
  }, [token]);
  const accept = async (passwords: { password: string; passwordConfirmation: string }) => {
    setBusy(true);
    setFailure({ fields: {} });
    try {
      const body = invitation?.needsPassword ? { token, ...passwords } : { token };
      await api('POST /subuser/invitation/accept', { body });
      setDone(true);
    } catch (error) {
      setFailure(failureOf(error));
    }
    setBusy(false);
  };
  return { invitation, failure, setFailure, busy, isDone, accept };
}
