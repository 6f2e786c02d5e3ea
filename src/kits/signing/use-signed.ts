import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer, CallKey, Calls } from '@balcao/contract/core/registry';
import { useAction, useAsk, useCall, type CallError } from '../../data/use-call';
import type { CallInput } from '../../define-resource';
import type { ResourceName } from '../../registry';
import { askDevice, MOST_POLLS, NotApproved, POLL_MS } from './ask-device';
import { answerTo } from './letters';

declare module '../../locale-files' {
  interface LocaleFiles {
    signing: typeof import('../../../locales/pt-BR/signing.json');
  }
}

/** The calls that the contract marks as signed. */
export type SignedKey = { [K in CallKey]: Calls[K]['signed'] extends true ? K : never }[CallKey];
/** What such a call takes, but for what signs it. */
export type SignedInput<K extends SignedKey> = Omit<CallInput<K>, 'body'> & {
  body: Omit<Calls[K]['body'], 'signature' | 'deviceToken'>;
};

interface Options<K extends SignedKey> {
  /** Signs by GET /signature (SHELL-7.2-3): of calls alone to which the contract binds no values. */
  bindsNone?: Calls[K]['bindsNone'] extends true ? true : never;
  /** As those of `useAction`. */
  invalidates?: readonly ResourceName[];
  success?: string;
  /** Whose feedback tells why a device refused (SHELL-4.9-2). */
  flow?: 'default' | 'card';
  /** Calls of their own for the way by device: one asks for the approval, the other is then made without a proof in its body. */
  onDevice?: { start: () => Promise<{ id: number }>; send: (body: unknown) => Promise<unknown> };
}

/** What the step shows, and the page's button does. */
export interface SigningState {
  way: 'word' | 'device';
  /** Absent: the person has no trusted device that may be used here. */
  changeWay?: () => void;
  devices: string[];
  word: string;
  setWord: (word: string) => void;
  /** What was wrong, told at its place. */
  fault: string | undefined;
  isBlocked: boolean;
  busy: boolean;
  /** The instant until which the device may answer, while it is waited for. */
  waitsUntil: number | undefined;
  /** Why the page's button is off. */
  off: string | undefined;
}

export interface Signed<K extends SignedKey> extends SigningState {
  /**
   * Signs the operation and makes it, under one idempotency key however often it is tried. Answers false where it was not signed,
   * which the step tells; throws {@link CallError} where the call itself was refused.
   */
  run: (input: SignedInput<K>) => Promise<Answer<K> | false>;
}

const LETTERS = 5;
const MOST_ERRORS = 5;
const WRONG_WORD = '3000048';

/** Codes of the guard that are about the signature, not about the operation. */
const isAboutSignature = ({ code }: CallError): boolean => code === WRONG_WORD || /^signature-|^no-device$/.test(code);

/**
 * Signs a call: with the word of the electronic signature, or on a trusted device where one is usable (SHELL-4.10-1).
 * `const signed = useSigned('POST /pix'); <SigningStep signed={signed} />; await signed.run({ body })`
 */
export function useSigned<K extends SignedKey>(
  call: K,
  { flow = 'default', onDevice, bindsNone, ...options }: Options<K> = {},
): Signed<K> {
  const { t } = useTranslation('signing');
  const secure = useCall('GET /secure-device', {});
  const action = useAction(call, { ...options, quiet: true });
  const challenge = useAsk('POST /signature/challenge');
  const plainChallenge = useAsk('GET /signature');
  const start = useAsk('POST /secure-device/authenticator/start');
  const status = useAsk('GET /transfer/status/{id}', { quiet: true });
  const feedback = useAsk(flow === 'card' ? 'GET /feedbacks/{id}' : 'GET /transfer/feedbacks/{id}');

  const [chosen, setChosen] = useState<'word' | 'device'>();
  const [word, setWord] = useState('');
  const [fault, setFault] = useState<string>();
  const [errors, setErrors] = useState(0);
  const [busy, setBusy] = useState(false);
  const [waitsUntil, setWaitsUntil] = useState<number>();
  const waiting = useRef<AbortController>(null);
  useEffect(() => () => waiting.current?.abort(), []);

  const usable = secure.data?.usable === true;
  const way = chosen ?? (usable ? 'device' : 'word');
  const isBlocked = way === 'word' && errors >= MOST_ERRORS;

  const operationOf = (input: SignedInput<K>) => ({ call, ...(input as { params?: object; body: object }) });
  const signWord = async (input: SignedInput<K>) => ({
    signature: answerTo(await (bindsNone ? plainChallenge({}) : challenge({ body: operationOf(input) })), word),
  });
  const approve = async (input: SignedInput<K>) => {
    const approval: { id: number; token?: string; expiresAt?: string } = onDevice
      ? await onDevice.start()
      : await start({ body: operationOf(input) });
    const { id } = approval;
    setWaitsUntil(approval.expiresAt ? Date.parse(approval.expiresAt) : Date.now() + MOST_POLLS * POLL_MS);
    waiting.current = new AbortController();
    const approved = await askDevice({
      status: () => status({ params: { id } }),
      feedback: () => feedback({ params: { id } }),
      expired: t('expired'),
      signal: waiting.current.signal,
    }).finally(() => setWaitsUntil(undefined));
    return approved && (approval.token ? { deviceToken: approval.token } : {});
  };
  const showFault = (error: unknown): false => {
    if (error instanceof NotApproved) setFault(error.message);
    else if (!isAboutSignature(error as CallError)) throw error;
    else {
      const { code, message } = error as CallError;
      setFault(message);
      setWord('');
      if (code === WRONG_WORD) setErrors((count) => count + 1);
      if (code === 'signature-blocked') setErrors(MOST_ERRORS);
    }
    return false;
  };

  return {
    way,
    ...(usable && {
      changeWay: () => {
        waiting.current?.abort();
        setFault(undefined);
        setChosen(way === 'word' ? 'device' : 'word');
      },
    }),
    devices: secure.data?.devices.map(({ name }) => name) ?? [],
    word,
    setWord: (typed) => {
      // who types is not taken to the device by an answer that comes late
      setChosen('word');
      setWord(typed);
      setFault(undefined);
    },
    fault,
    isBlocked,
    busy,
    waitsUntil,
    off: isBlocked ? t('blocked') : way === 'word' && word.length < LETTERS ? t('too-short') : undefined,
    run: async (input) => {
      setBusy(true);
      setFault(undefined);
      try {
        const proof = await (way === 'word' ? signWord(input) : approve(input));
        if (!proof) return false;
        if (way === 'device' && onDevice) return (await onDevice.send(input.body)) as Answer<K>;
        return await action.run(input as unknown as CallInput<K>, proof);
      } catch (error) {
        return showFault(error);
      } finally {
        setBusy(false);
      }
    },
  };
}
