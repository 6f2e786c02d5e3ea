import { vi } from 'vitest';
import type { CallSpec } from '@balcao/contract/core/call';

/** Which of all the parts ask for: in an address, and of the first row of every list. */
export const ID = 7041;

/** As much of a JSON schema as the contract's shapes use. */
interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  minItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  description?: string;
}

const declared = import.meta.glob<Record<string, CallSpec>>('../../contract/src/*.ts', {
  eager: true,
  import: 'calls',
});

/** Which file of the contract declares a call. */
export const areaOf = (key: string): string | undefined =>
  Object.entries(declared).find(([, calls]) => Object.hasOwn(calls ?? {}, key))?.[0];

/** Every call of the contract by its key. */
export const calls: Readonly<Record<string, CallSpec>> = Object.assign({}, ...Object.values(declared));

/** All permissions of the contract. */
export const EVERY = [...new Set(Object.values(calls).flatMap(({ permission }) => permission))].filter(
  (id) => !/^(public|session|registration:update.*)$/.test(id),
);

const patterns = Object.keys(calls)
  .map((key) => {
    const names = [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    return { key, names, match: new RegExp(`^${key.replace(/\{\w+\}/g, '([^/]+)')}$`) };
  })
  // what a path says itself comes before a parameter
  .sort((a, b) => a.names.length - b.names.length);

export interface Asked {
  key: string;
  spec: CallSpec;
  params: Record<string, string>;
  query: Record<string, string>;
  body: any;
  answered?: unknown;
}

/** Texts that a name asks for. */
const WORDS: readonly [RegExp, string][] = [
  [/email/i, 'ana@exemplo.com.br'],
  [/cnpj/i, '11222333000181'],
  [/document$|cpf/i, '52998224725'],
  [/phone/i, '11987654321'],
  [/zip_?code|cep/i, '01310100'],
  [/^state$/, 'SP'],
  [/birth/i, '1985-03-02'],
];
/** Texts tried for a pattern, first those that look real. */
const TRIED = [
  '2026-12',
  '11222333000181',
  '52998224725',
  '11987654321',
  '01310100',
  '12345678',
  '123456',
  '1234',
  '12:00',
  'SP',
  'A',
  '1',
  'a1b2c3d4-0000-4000-8000-000000000000',
];

/** A list has one of each. */
const KINDS = /^(product|state|status|kind|type)$/;
const MUCH = /^(max|most|limit|ceiling|available|balance|credit|left|rest)/i;
const LITTLE = /^(min|least|fee|used)/i;

/** What may be null and would tell why something cannot be done, or that it is over. */
const EMPTY =
  /^(cannot|why|refus|fault|fail|error|off|problem|blocked|ended|removed|filed|cancel|paid|expired|revoked|until)/i;

/** The turn in which all is otherwise: what may be null is, what would be empty is filled, yes is no. */
export const OTHERWISE = 101;
/** The turn in which there is nothing: lists have no rows, and numbers are as small as they may be. */
export const NOTHING = 100;

/**
 * An answer of a call as the contract shapes it, the same each time: every id is another one, of a closed list of words it has that of
 * `turn`, of a list of words all of them. What would refuse or explain a failure is empty.
 */
export function sampleOf(schema: Schema | undefined, turn = 0, path = ''): unknown {
  const name = path.slice(path.lastIndexOf('.') + 1);
  if (!schema) return undefined;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum)
    return (
      schema.enum.filter((one) => one !== null)[turn % Math.max(1, schema.enum.filter((one) => one !== null).length)] ??
      null
    );
  const types = [schema.type ?? 'object'].flat();
  if (types.includes('null') && EMPTY.test(name) !== (turn === OTHERWISE)) return null;
  const type = types.find((one) => one !== 'null');
  switch (type) {
    case 'boolean':
      return (
        /^(is)?(blocked|removed|filed|expired|used|hidden|closed|frozen|gone|ended|busy)$/i.test(name) ===
        (turn === OTHERWISE)
      );
    case 'integer':
    case 'number': {
      const { minimum = 0, maximum = 1e9 } = schema;
      if (/^id$|Id$|_id$/.test(name)) return idOf(path);
      if (turn === NOTHING) return Math.max(0, minimum);
      const value = LITTLE.test(name) ? numberOf(path, 9) : (MUCH.test(name) ? 90_000 : 1_000) + numberOf(path, 9_000);
      const least = Math.max(0, minimum);
      return value > maximum ? least + (value % (maximum - least + 1)) : Math.max(least, value);
    }
    case 'string':
      return textOf(schema, name, path);
    case 'array': {
      if (/^(refusals|errors|faults|warnings|problems)$/.test(name)) return [];
      const { items } = schema;
      if (turn === NOTHING && !schema.minItems) return [];
      if (items?.enum) return items.enum;
      const kinds = Object.entries(items?.properties ?? {}).find(([key, one]) => one.enum && KINDS.test(key));
      return Array.from({ length: Math.max(kinds?.[1].enum?.length ?? 1, schema.minItems ?? 0) }, (_, at) => {
        const one = sampleOf(items, turn, at ? `${path}${at}` : path);
        return kinds ? { ...(one as object), [kinds[0]]: kinds[1].enum![(at + turn) % kinds[1].enum!.length] } : one;
      });
    }
    default:
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, value]) => [key, sampleOf(value, turn, `${path}.${key}`)]),
      );
  }
}

/** From 1 to `most`, the same for the same place in an answer: it tells the values of an answer apart. */
const numberOf = (path: string, most: number) =>
  1 + ([...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 80_000, 7) % most);
const idOf = (path: string) => 10_000 + numberOf(path, 80_000);
const two = (value: number) => String(value).padStart(2, '0');

function textOf(schema: Schema, name: string, path: string): string {
  const { pattern, description = '', minLength = 0, maxLength = 200 } = schema;
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
  const day = `2026-12-${two(numberOf(path, 28))}`;
  if (pattern) return [day, ...TRIED].find((text) => new RegExp(pattern).test(text) && fits(text)) ?? day;
  const word = WORDS.find(([names]) => names.test(name))?.[1];
  if (word && fits(word)) return word;
  if (/instant/i.test(description) || /(At|_at|_by)$/.test(name))
    return `2026-11-20T${two(numberOf(path, 11))}:${two(numberOf(path, 59))}:00-03:00`;
  if (description.endsWith('yyyy-mm')) return '2026-12';
  if (/yyyy-mm-dd/.test(description) || /deadline|day$|date$|_on$|On$/i.test(name)) return day;
  const text = `${path.split('.').slice(-2).filter(Boolean).join(' ') || 'texto'} do banco`;
  return fits(text) ? text : text.padEnd(minLength, 'x').slice(0, maxLength);
}

/** What an answer says otherwise than the contract's shape alone, by call. */
export type Given = Readonly<Record<string, (answer: any) => unknown>>;

/** A bank that answers every call as the contract shapes it; `asked` holds what was asked, `answer` may answer otherwise. */
export interface ContractBank {
  asked: Asked[];
  waiting: number;
  /** Writes are kept waiting for their answer. */
  isHeld: boolean;
  turn: number;
  given: Given;
  answer?: ((asked: Asked) => Response | Promise<Response> | undefined) | undefined;
}

const digest = crypto.subtle.digest.bind(crypto.subtle);

export function openContractBank(): ContractBank {
  const bank: ContractBank = { asked: [], waiting: 0, isHeld: false, turn: 0, given: {} };
  // the key of a write is made on another thread, which a busy machine lets wait
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (...given) => {
    bank.waiting++;
    return digest(...given).finally(() => bank.waiting--);
  });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const [plain = '', query] = path.replace('/bff', '').split('?');
    const call = `${method} ${plain}`;
    const found = patterns.find(({ match }) => match.test(call));
    if (!found) return Response.json({ code: 'unknown', error_description: call }, { status: 404 });
    const values = found.match.exec(call)!.slice(1);
    const one: Asked = {
      key: found.key,
      spec: calls[found.key]!,
      params: Object.fromEntries(found.names.map((name, at) => [name, decodeURIComponent(values[at]!)])),
      query: Object.fromEntries(new URLSearchParams(query)),
      body: typeof body === 'string' ? JSON.parse(body) : body,
    };
    bank.asked.push(one);
    bank.waiting++;
    await Promise.resolve();
    bank.waiting--;
    return bank.answer?.(one) ?? answerTo(one, bank.turn, bank.given[one.key]);
  });
  return bank;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CHALLENGE = {
  Grupos: { Grupo: [{ Numero: 1, Oficial: ALPHABET, Correspondente: ALPHABET }] },
  Token: 'token'.repeat(5),
};

export function answerTo(asked: Asked, turn: number, given?: Given[string]): Response {
  const { key, spec, params, body } = asked;
  if (key === 'GET /secure-device') return Response.json({ usable: false, devices: [] });
  if (key === 'POST /signature/challenge' || key === 'GET /signature') return Response.json(CHALLENGE);
  if (spec.file) return new Response('texto', { headers: { 'content-type': spec.file } });
  if (!spec.answer) return new Response(null, { status: 204 });
  const schema = spec.answer as Schema;
  const answer = sampleOf(schema, turn) as Record<string, unknown>;
  limitRows(answer, schema, turn);
  const list = Array.isArray(answer)
    ? answer
    : Object.values(answer ?? {}).find((one) => Array.isArray(one) && one[0]?.id);
  const [first] = (list ?? []) as { id?: unknown }[];
  if (!params['id'] && typeof first?.id === 'number') first.id = ID;
  // one of them is the one that was asked for; of an action on several rows all are done
  if (params['id'] && answer && 'id' in answer) answer['id'] = Number(params['id']);
  const ids = (body as { ids?: number[] } | undefined)?.ids;
  if (ids && answer && Array.isArray(answer['results']))
    answer['results'] = ids.map((id) => ({ id, ok: true, message: null }));
  given?.(answer);
  asked.answered = answer;
  return Response.json(answer);
}

const MOST_ROWS = 6;

/** A list that has rows has two, and six at most. */
function limitRows(answer: Record<string, unknown> | undefined, { properties }: Schema, turn: number) {
  const { items, total } = answer ?? {};
  if (!Array.isArray(items) || total === undefined) return;
  if (items.length > MOST_ROWS) items.length = MOST_ROWS;
  if (items.length === 1) items.push(sampleOf(properties?.['items']?.items, turn, 'second'));
}
