import { useState } from 'react';
import { useAsk, type CallError } from '../../../data/use-call';
import { useToast } from '../parts/use-toast';

const RESEND_SECONDS = 40;
const SECOND = 1000;

export interface CodeSender {
  /** Answers false where no code was sent. */
  send: (channel: 'sms' | 'call') => Promise<boolean>;
  busy: boolean;
  /** The instant from which another code may be requested (SHELL-4.12-5). */
  againAt: number;
}

/** Sends the code by SMS or call. A code that was sent shortly before this was opened is still valid. */
export function useSendCode(onBlocked: () => void): CodeSender {
  const sms = useAsk('GET /signature/redefine/start', { quiet: true });
  const call = useAsk('GET /signature/redefine/call', { quiet: true });
  const [busy, setBusy] = useState(false);
  const [againAt, setAgainAt] = useState(0);
  const toast = useToast();
  const wait = (seconds: number) => setAgainAt(Date.now() + seconds * SECOND);
  const send = async (channel: 'sms' | 'call') => {
    setBusy(true);
    try {
      wait((await (channel === 'sms' ? sms({}) : call({}))).resendAfter);
      return true;
    } catch (error) {
      const { code } = error as CallError;
      if (code === 'too-soon') {
        wait(RESEND_SECONDS);
        return true;
      }
      if (code === 'signature-redefine-blocked') onBlocked();
      else toast.failed(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, againAt };
}
