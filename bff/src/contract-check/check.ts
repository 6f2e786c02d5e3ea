import { Ajv } from 'ajv';
import type { CallSpec } from '@balcao/contract/core/call';
import { ErrorAnswer } from '@balcao/contract/core/shapes';
import { contract, isWrite, splitKey } from '../core/contract';
import { sampleOf } from '../core/sample-of';

/** What a BFF answers to a call, where it is not what the contract says; pt-BR is nowhere: operators read it. */
export interface Finding {
  call: string;
  what: 'missing' | 'other answer' | 'no answer';
  detail: string;
}

export interface Checked {
  asked: number;
  /** Calls that cannot be made without doing something. */
  left: string[];
  findings: Finding[];
}

/** An id of nothing. */
const NOBODYS = 9_007_199_254_740_991;
const MOST_MS = 10_000;

const ajv = new Ajv({ strict: false, allowUnionTypes: true });
const isErrorAnswer = ajv.compile(ErrorAnswer);

/** What is sent for a call: for a read the least that its schema asks for, for a write what no BFF may take. Null: it cannot be asked. */
function requestOf(key: string, spec: CallSpec): { path: string; body?: string } | null {
  const { path } = splitKey(key);
  const write = isWrite(key, spec);
  if (spec.upload || (write && !spec.body && !spec.params)) return null;
  const filled = path.replace(/\{(\w+)\}/g, () => String(NOBODYS));
  const query = spec.query ? `?${new URLSearchParams(sampleOf(spec.query) as Record<string, string>)}` : '';
  const body = spec.body ? { body: write ? '"x"' : JSON.stringify(sampleOf(spec.body)) } : {};
  return { path: filled + query, ...body };
}

/** The session of a person, as a browser holds it. */
interface Session {
  url: string;
  cookie: string;
  accountId: number;
}

const headersOf = (url: string) => ({ origin: url, 'x-requested-with': 'balcao' });

/** @throws Error where the person cannot sign in */
async function signIn(url: string, login: string, password: string): Promise<Session> {
  const reply = await fetch(`${url}/bff/auth/login`, {
    method: 'POST',
    headers: { ...headersOf(url), 'content-type': 'application/json' },
    body: JSON.stringify({ login, password }),
  });
  if (!reply.ok) throw new Error(`The sign-in was answered ${reply.status}: ${await reply.text()}`);
  const { session } = (await reply.json()) as { session: { currentAccount: { id: number } } };
  const cookie = reply.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return { url, cookie, accountId: session.currentAccount.id };
}

async function ask({ url, cookie, accountId }: Session, key: string, { path, body }: { path: string; body?: string }) {
  const reply = await fetch(`${url}/bff${path}`, {
    method: splitKey(key).method,
    headers: {
      ...headersOf(url),
      cookie,
      'x-account-id': String(accountId),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body } : {}),
    signal: AbortSignal.timeout(MOST_MS),
  });
  const text = await reply.text();
  const isJson = (reply.headers.get('content-type') ?? '').includes('json');
  return { status: reply.status, text, json: isJson && text ? (JSON.parse(text) as unknown) : undefined };
}

/** Whether a 404 says that the call is not there, rather than what it asks for. */
const isMissing = (spec: CallSpec, json: unknown): boolean => {
  if (!isErrorAnswer(json)) return true;
  return spec.silent404 ? (json as ErrorAnswer).silent !== true : !spec.params;
};

function judge(key: string, spec: CallSpec, { status, text, json }: Awaited<ReturnType<typeof ask>>): Finding | null {
  const detail = `${status} ${text.slice(0, 200)}`;
  if (status === 404 || status === 405 || status === 501)
    return isMissing(spec, json) ? { call: key, what: 'missing', detail: detail } : null;
  if (status >= 500) return { call: key, what: 'other answer', detail: detail };
  if (status >= 400) return isErrorAnswer(json) ? null : { call: key, what: 'other answer', detail: detail };
  if (isWrite(key, spec)) return { call: key, what: 'other answer', detail: `took what it must refuse: ${detail}` };
  if (spec.file || !spec.answer) return null;
  const fits = ajv.compile(spec.answer);
  return fits(json) ? null : { call: key, what: 'other answer', detail: ajv.errorsText(fits.errors) };
}

/** Calls a BFF by the contract as a signed-in person: what is missing there, or answers otherwise. Nothing is changed. */
export async function checkContract({
  url,
  login,
  password,
}: {
  url: string;
  login: string;
  password: string;
}): Promise<Checked> {
  const session = await signIn(url, login, password);
  const checked: Checked = { asked: 0, left: [], findings: [] };
  for (const [key, spec] of Object.entries(contract)) {
    const request = spec.permission === 'public' ? null : requestOf(key, spec);
    if (!request) {
      checked.left.push(key);
      continue;
    }
    checked.asked += 1;
    const finding = await ask(session, key, request).then(
      (answer) => judge(key, spec, answer),
      (error: Error): Finding => ({ call: key, what: 'no answer', detail: error.message }),
    );
    if (finding) checked.findings.push(finding);
  }
  return checked;
}
