import type { ApprovalFeedback } from '@balcao/contract/secure-device';

/** Asked every five seconds, at most sixty times: five minutes (SHELL-4.9-1, SHELL-9-11). */
export const POLL_MS = 5000;
export const MOST_POLLS = 60;

/** Says in its message why the device did not let the operation through. */
export class NotApproved extends Error {}

interface Asks {
  /** Answers 302 once approved (gap S L157). A poll that fails is one poll less. */
  status: () => Promise<{ status: number }>;
  feedback: () => Promise<ApprovalFeedback>;
  /** Told where the sixty polls are over. */
  expired: string;
  signal: AbortSignal;
}

const REFUSED = 403;
const LATE = 408;
const APPROVED = 302;

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, POLL_MS);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/**
 * Waits for the person's answer on the trusted device; false where the waiting was called off.
 * @throws NotApproved where it was refused or came too late.
 */
export async function askDevice({ status, feedback, expired, signal }: Asks): Promise<boolean> {
  for (let poll = 1; poll <= MOST_POLLS; poll++) {
    await pause(signal);
    if (signal.aborted) return false;
    const answer = await status().catch(() => null);
    if (signal.aborted) return false;
    if (answer?.status === LATE) break;
    if (answer?.status === APPROVED || answer?.status === REFUSED) return accept(await feedback());
  }
  throw new NotApproved(expired);
}

/** Accepted where its code is '2' or its status 200 (SHELL-4.9-4); the card flow tells its first error (SHELL-4.9-5). */
function accept({ code, status, errors, message }: ApprovalFeedback): true {
  if (errors.length === 0 && (code === '2' || status === 200)) return true;
  throw new NotApproved(errors[0]?.message ?? message);
}
