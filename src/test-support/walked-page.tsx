import { act, cleanup, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import { queryClient } from '../providers/query-client';
import { sessionStore } from '../providers/session';
import { answerTo, areaOf, calls, ID, type Asked, type ContractBank, type Given } from './contract-bank';
import { fill, isShown } from './filled-fields';
import { goOn, isWrite, primaries, top } from './going-on';
import type { KnownPage } from '../host/route-table';
import { resources } from '../host/table';
import { type Opened, openOnBank, permissionsOf, settle } from './opened-page';
import { refusedReviewFaults } from './refused-review';

/** A write without what signs it. */
export const sentOf = ({ key, params, body }: Asked) => {
  const { signature: _, ...rest } = (body ?? {}) as Record<string, unknown>;
  return { key, params, body: rest };
};
const holds = (value: unknown, one: unknown): boolean =>
  value === one ||
  (typeof value === 'string' && value === String(one)) ||
  (typeof value === 'object' && value !== null && Object.values(value).some((part) => holds(part, one)));

/** What a page asked without a permission for it. */
export const forbidden = (asked: readonly Asked[], permissions: string[]) =>
  [...new Set(asked)]
    .filter(({ spec }) => ![spec.permission].flat().some((id) => ['public', 'session', ...permissions].includes(id)))
    .map(({ key, spec }) => `asks ${key}, which needs ${String(spec.permission)}`);

/** Where the bank refused each field of what was sent, what of it the page does not tell. */
function untold(sent: ReturnType<typeof sentOf>): string[] {
  if (!document.body.textContent?.includes('Recusado')) return ['does not tell that the bank refused'];
  return Object.keys(sent.body).flatMap((field) => {
    const item = top().querySelector(`.ant-form-item [id="${field}"]`)?.closest('.ant-form-item');
    return item && isShown(item) && !item.textContent?.includes(`Recusado em ${field}.`)
      ? [`does not tell at the field ${field} what is wrong with it`]
      : [];
  });
}

/** What was typed or reviewed and is sent otherwise. */
function unlike({ bank, typed }: Opened, sent: ReturnType<typeof sentOf>): string[] {
  const bodies = bank.asked.map(({ body }) => body as unknown);
  const lost = typed
    .filter(({ as }) => !holds(bodies, as))
    .map(({ id, as }) => `does not send ${String(as)}, typed at ${id}`);
  const reviews = bank.asked.filter(({ key }) => key.endsWith('/review'));
  const review = reviews.at(-1);
  const other = Object.entries(review?.body ?? {}).filter(
    ([field, value]) =>
      field in sent.body &&
      JSON.stringify(sent.body[field]) !== JSON.stringify(value) &&
      !holds(review!.answered, sent.body[field]),
  );
  return [...lost, ...other.map(([field]) => `sends another ${field} than was reviewed`)];
}

/** Reads that gave a refused write what no field shows, and were not asked again: were that the reason, it would be refused for ever. */
function stale({ bank, typed }: Opened, refused: Asked): string[] {
  const at = bank.asked.indexOf(refused);
  const isShown = ({ key }: Asked) =>
    queryClient
      .getQueryCache()
      .findAll({ type: 'active' })
      .some(({ queryKey }) => queryKey.includes(key));
  const given = Object.entries(sentOf(refused).body).filter(
    ([field, value]) =>
      /^(number|string)$/.test(typeof value) &&
      !/id$/i.test(field) &&
      !document.getElementById(field) &&
      !typed.some(({ as }) => as === value),
  );
  const gave = ({ answered, body }: Asked) =>
    given.some(([field, value]) => {
      const answer = answered as Record<string, unknown> | undefined;
      return answer?.[field] === value && body?.[field] !== value;
    });
  const asksAgain = new Set(bank.asked.slice(at).map(({ key }) => key));
  const reads = bank.asked.slice(0, at).filter((one) => !isWrite(one) && isShown(one) && gave(one));
  return [...new Set(reads.map(({ key }) => key))]
    .filter((key) => !asksAgain.has(key))
    .map((key) => `does not ask ${key} again when refused`);
}

/** Faults of a page that stays open after its write: a draft that is kept, or a next form that begins filled in. */
async function leftFaults({ bank, router, typed }: Opened): Promise<string[]> {
  window.dispatchEvent(new Event('pagehide'));
  const isDraft = Object.keys(sessionStorage).some((key) => key.startsWith('balcao:draft:'));
  const faults = isDraft ? ['keeps a draft of what is done'] : [];
  const another = [...top().querySelectorAll('button.ant-btn')].find((one) => / outr[oa]s?\b/.test(one.textContent!));
  if (!another) return faults;
  const before = bank.asked.length;
  const next: Opened = { bank, router, typed: [...typed], faults: [] };
  await act(async () => void fireEvent.click(another));
  await goOn(next);
  const bodies = bank.asked.slice(before).map(({ body }) => body as unknown);
  const fresh = next.typed.slice(typed.length).map(({ as }) => as);
  const old = typed.filter(({ as }) => !fresh.includes(as) && holds(bodies, as));
  return [...faults, ...old.map(({ id, as }) => `begins anew with ${String(as)}, typed at ${id} before`)];
}

/** What a page does not do as it must, each in a sentence; undefined where nothing could be written on it. */
export async function faultsOf(page: KnownPage, given?: Given): Promise<string[] | undefined> {
  // in other turns the records have other states
  for (const turn of [0, 1, 2]) {
    const faults = await faultsIn(page, turn, given);
    cleanup();
    if (faults) return faults;
  }
  return undefined;
}

async function faultsIn(page: KnownPage, turn: number, given?: Given): Promise<string[] | undefined> {
  const permissions = permissionsOf(page);
  const opened = await openOnBank(page, permissions, turn, given);
  const { bank, router } = opened;
  bank.answer = refuseWrites;
  const at = router.state.location.pathname;
  const first = await goOn(opened);
  const faults = [...opened.faults, ...forbidden(bank.asked, permissions)];
  if (!first) return faults.length ? faults : undefined;
  const sent = sentOf(first);
  if (router.state.location.pathname !== at) faults.push('is left though the bank refused');
  faults.push(...untold(sent), ...unlike(opened, sent), ...stale(opened, first));
  if (page.path.includes(':id') && !holds([sent.params, sent.body], ID))
    faults.push('sends another id than that of its address');
  faults.push(...(await takenFaults(opened, sent)));
  const isLeft = router.state.location.pathname !== at;
  if (page.as === 'drawer' && !isLeft) faults.push('stays open though it is done');
  if (page.as !== 'drawer' && !isLeft) faults.push(...(await leftFaults(opened)));
  const { asked } = bank;
  faults.push(...(await refusedReviewFaults(page, { asked, permissions, turn, ...(given && { given }) })));
  return faults;
}

/** What the bank names in the session too, beside the writes of dialogs, whose own tests ask for it. */
const IN_SESSION = new Set(['PUT /account/update']);

/** Sends again what was refused, and once more before it is answered, which must not be sent; then it is done. */
export async function takenFaults(
  opened: Opened,
  sent: ReturnType<typeof sentOf>,
  send = () => goOn(opened, 1),
  twice = sendOnceMore,
): Promise<string[]> {
  const { bank } = opened;
  if (calls[sent.key]?.signed && !unsigned.has(sent.key)) {
    unsigned.add(sent.key);
    const faults = await signWrong(opened);
    if (faults.length > 0) return faults;
  }
  const before = bank.asked.length;
  const { session } = sessionStore.get();
  const asksAgain = vi.spyOn(queryClient, 'invalidateQueries');
  const answered = hold(bank);
  const second = await send();
  if (!second) return ['cannot send again what was refused'];
  await twice();
  const faults = bank.asked.slice(before).filter(isWrite).length > 1 ? ['sends twice on a second Enter'] : [];
  answered();
  await settle(bank);
  if (JSON.stringify(sentOf(second)) !== JSON.stringify(sent))
    faults.push('sends something else when it is sent again');
  const named = new Set(asksAgain.mock.calls.map(([filters]) => filters?.queryKey?.[2]));
  const isOwn = ({ name, calls: { list, one } = {} }: (typeof resources)[number]) =>
    named.has(name) && [list, one].some((key) => key && areaOf(key) === areaOf(sent.key));
  const isReadAgain = bank.asked.slice(before).some((one) => !isWrite(one) && !/signature/.test(one.key));
  if (!isReadAgain && !resources.some(isOwn)) faults.push('asks nothing again');
  if (IN_SESSION.has(sent.key) && sessionStore.get().session === session) faults.push('leaves the session as it was');
  asksAgain.mockRestore();
  return faults;
}

const UNSIGNED = 'A assinatura não confere.';
/** Signed calls that were sent with a wrong signature: drawers that share one are one. */
const unsigned = new Set<string>();

/** Sends with a wrong signature: the signing step tells it, and what it stands in is not left as if it were done. */
async function signWrong({ bank, typed }: Opened): Promise<string[]> {
  bank.answer = (asked) =>
    isWrite(asked) ? Response.json({ code: '3000048', error_description: UNSIGNED }, { status: 422 }) : undefined;
  typed.push(...(await fill(top(), typed.length + 3)));
  const button = primaries(top()).at(-1);
  if (button) await act(async () => void fireEvent.click(button));
  const isTold = () => top().textContent?.includes(UNSIGNED) === true;
  for (let turn = 0; turn < 10 && !isTold(); turn++) await settle(bank, 1);
  await settle(bank, 1);
  return isTold() ? [] : ['is done, or silent, though it was not signed'];
}

/** Keeps writes waiting for their answer until what it answers is called. */
export function hold(bank: ContractBank, answer = (asked: Asked) => answerTo(asked, bank.turn)): () => void {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  bank.isHeld = true;
  bank.answer = (asked) => (isWrite(asked) ? held.then(() => answer(asked)) : undefined);
  return () => {
    bank.answer = undefined;
    bank.isHeld = false;
    release();
  };
}

/** Enter in the form on top, and its main button, whatever they look like now. */
export async function sendOnceMore() {
  const form = [...top().querySelectorAll('form')].find(isShown);
  const button = [...top().querySelectorAll('.ant-btn-primary')].filter(isShown).at(-1);
  if (form) await act(async () => void fireEvent.submit(form));
  if (button && (form || top() !== document.body)) await act(async () => void fireEvent.click(button));
}

const refuseWrites = (asked: Asked) => {
  if (!isWrite(asked)) return undefined;
  const errors = Object.keys(sentOf(asked).body).map((field) => ({ field, message: `Recusado em ${field}.` }));
  return Response.json({ code: 'refused', error_description: 'Recusado agora.', errors }, { status: 422 });
};
