import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallSpec } from '@balcao/contract/core/call';
import { ErrorAnswer } from '@balcao/contract/core/shapes';
import { MOST_FILE_BYTES } from '@balcao/contract/shared/cnab/bank';
import { admit, callerOf, refuseForeignPages, refuseUnstorable, type OriginCheck } from './admission';
import type { Area, Ctx, FileAnswer, PublicCtx, Services } from './area';
import { recordAction } from './audit';
import { contextOf, newEffects } from './context';
import { contract, isWrite, splitKey } from './contract';
import type { Trx } from './database';
import { claim, isDone, storeAnswer, type StoredAnswer } from './idempotency';
import { CachedAnswers } from './cached-answers';
import { Problem } from './problem';
import { byAddress, byPerson, countCall } from './rates';
import { ENVELOPE_BYTES, PICTURE_PART, readPart } from './read-part';
import { IMAGE_BYTES, readImage } from './read-image';
import { readCnab } from './read-cnab';
import { readReceipt } from './read-receipt';
import { readSheet, SHEET_BYTES } from './read-sheet';
import type { Caller } from './sessions';
import { shownText } from './shown-text';
import { checkSigned } from './signing/bound';
import { isApproved, judge, unsigned } from './signing/judge';
import { signatureRequired } from './signing/problems';

/**
 * Turns the areas into routes: every call of the contract gets exactly one handler and all its checks from its declaration.
 * @throws Error at start where a call has no handler, or a handler no call.
 */
export function registerAreas(app: FastifyInstance, areas: Area[], services: Services, isOwnOrigin: OriginCheck): void {
  const handlers = new Map<string, (ctx: any, input: any) => Promise<unknown>>();
  for (const area of areas)
    for (const [key, handler] of Object.entries(area.handlers)) {
      if (!contract[key]) throw new Error(`${key} is handled but not declared in the contract`);
      if (handlers.has(key)) throw new Error(`${key} is handled twice`);
      handlers.set(key, handler);
    }
  const cachedAnswers = new CachedAnswers();
  for (const [key, spec] of Object.entries(contract)) {
    const handler = handlers.get(key);
    if (!handler) throw new Error(`${key} is declared in the contract but no area handles it`);
    if (!spec.permission.length) throw new Error(`${key} states no permission`);
    checkSigned(key, spec, isWrite(key, spec));
    if (!spec.upload) route(app, key, spec, handler, services, cachedAnswers, isOwnOrigin);
    else
      void app.register(async (scope) => {
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
          done(null, body),
        );
        if (spec.upload === 'image' || spec.upload === 'receipt')
          scope.addContentTypeParser(
            'multipart/form-data',
            { parseAs: 'buffer' },
            ({ headers }: FastifyRequest, body: Buffer) => readPart(headers['content-type'], body, PICTURE_PART),
          );
        route(scope, key, spec, handler, services, cachedAnswers, isOwnOrigin);
      });
  }
}

/** How an uploaded file is read, and the most that its body may weigh. */
const UPLOADS = {
  spreadsheet: { bytes: SHEET_BYTES, read: readSheet },
  image: { bytes: IMAGE_BYTES + ENVELOPE_BYTES, read: (file?: Uint8Array) => readImage(file) },
  receipt: { bytes: IMAGE_BYTES + ENVELOPE_BYTES, read: readReceipt },
  cnab: { bytes: MOST_FILE_BYTES, read: readCnab },
} as const;

function route(
  app: FastifyInstance,
  key: string,
  spec: CallSpec,
  handler: (ctx: any, input: any) => Promise<unknown>,
  services: Services,
  cachedAnswers: CachedAnswers,
  isOwnOrigin: OriginCheck,
) {
  const { method, path } = splitKey(key);
  const write = isWrite(key, spec);
  const countRate = async ({ caller, ip }: FastifyRequest): Promise<void> => {
    const who = caller ? byPerson(caller.userId) : byAddress(ip);
    if (spec.perMinute) await countCall(services.store.db, key, who, spec.perMinute);
  };
  const admitted = async (request: FastifyRequest): Promise<void> => {
    await admit(request, spec, services, write);
    if (request.caller) await countRate(request);
  };
  app.route({
    method,
    url: `/bff${path.replace(/\{(\w+)\}/g, ':$1')}`,
    schema: {
      summary: spec.summary,
      ...(spec.signed ? { 'x-signed': spec.signed } : {}),
      ...(spec.params ? { params: spec.params } : {}),
      ...(spec.query ? { querystring: spec.query } : {}),
      ...(spec.body ? { body: spec.body } : {}),
      response: { ...(spec.answer ? { 200: spec.answer } : {}), '4xx': ErrorAnswer, '5xx': ErrorAnswer },
    },
    config: {
      call: key,
      silent404: spec.silent404 === true,
    },
    ...(spec.upload ? { bodyLimit: UPLOADS[spec.upload].bytes } : {}),
    onRequest: async (request) => {
      if (method !== 'GET') refuseForeignPages(request, isOwnOrigin);
      if (spec.permission === 'public') await countRate(request);
      // a large body is received only from a caller who may send it
      if (spec.upload) await admitted(request);
    },
    preValidation: async (request) => {
      refuseUnstorable(request);
      request.query = shownText(request.query);
      if (!Buffer.isBuffer(request.body)) request.body = shownText(request.body);
      if (!spec.upload) await admitted(request);
    },
    handler: async (request, reply) => {
      const body = spec.upload
        ? await UPLOADS[spec.upload].read(request.body as Buffer | undefined, request.caller?.accountId)
        : request.body;
      const input = { params: request.params, query: request.query, body };
      const make = () => handler(contextOf(request.caller!, request, reply, services, null, newEffects()), input);
      if (spec.cached) return cachedAnswers.send(reply, key, request.caller!, input, make);
      const answer =
        spec.permission === 'public'
          ? await handler(await publicContext(request, reply, services), input)
          : write
            ? await inTransaction(request, reply, key, spec, services, input, handler)
            : await make();
      return send(reply, spec, answer);
    },
  });
}

async function publicContext(request: FastifyRequest, reply: FastifyReply, services: Services): Promise<PublicCtx> {
  const outside = (): never => {
    throw new Error('a public call opens its own transactions');
  };
  return {
    caller: await callerOf(request, services),
    db: services.store.db,
    services,
    can: () => false,
    trx: outside,
    afterCommit: outside,
    noted: outside,
    live: outside,
    request,
    reply,
  };
}

const TRY_AGAIN = new Set(['40001', '40P01']);

async function inTransaction(
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  spec: CallSpec,
  services: Services,
  input: { params: unknown; query: unknown; body: unknown },
  handler: (ctx: Ctx, input: any) => Promise<unknown>,
): Promise<unknown> {
  const caller = request.caller!;
  const { db } = services.store;
  const intentKey = spec.idempotent ? idempotencyKey(request) : null;
  const { accountId } = caller;
  const isRepeat =
    spec.signed && !isApproved(input.body) && intentKey !== null && (await isDone(db, { key: intentKey, accountId }));
  const proof = spec.signed && !isRepeat ? await judge(db, caller, key, spec, input) : null;
  const intended = spec.signed ? { ...input, body: unsigned(input.body) } : input;
  for (let attempt = 1; ; attempt++) {
    const effects = newEffects();
    try {
      const answer = await services.store.transaction(async (trx) => {
        if (intentKey) {
          const claimed = await claim(trx, {
            key: intentKey,
            call: key,
            accountId,
            userId: caller.userId,
            input: intended,
          });
          if (claimed.done) {
            reply.header('idempotency-replayed', 'true');
            return claimed.answer ?? undefined;
          }
        }
        if (spec.signed && !proof) throw signatureRequired();
        await proof?.use(trx);
        const answer = await handler(contextOf(request.caller!, request, reply, services, trx, effects), input);
        const stored = intentKey ? { key: intentKey, accountId, answer } : null;
        if (spec.audit)
          await audit(trx, request, spec.audit, input, { notes: effects.notes, signedBy: proof?.by, stored });
        else if (stored) await storeAnswer(trx, stored);
        return answer;
      });
      for (const work of effects.after) await work();
      return answer;
    } catch (error) {
      if (attempt < 3 && TRY_AGAIN.has((error as { code?: string }).code ?? '')) continue;
      throw error;
    }
  }
}

function idempotencyKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\w-]{16,80}$/.test(key))
    throw new Problem(
      400,
      'idempotency-key',
      'A operação veio sem identificação. Recarregue a página e tente novamente.',
    );
  return key;
}

async function audit(
  trx: Trx,
  request: FastifyRequest,
  action: string,
  input: { params: unknown; body: unknown },
  {
    notes,
    signedBy,
    stored,
  }: { notes: object[]; signedBy: 'signature' | 'device' | undefined; stored: StoredAnswer | null },
): Promise<void> {
  const body = input.body as { ids?: unknown } | null | undefined;
  await recordAction(trx, {
    accountId: request.caller!.accountId,
    userId: request.caller!.userId,
    action,
    target: {
      ...(input.params as object),
      ...(body?.ids ? { ids: body.ids } : {}),
      ...(signedBy ? { signedBy } : {}),
      ...(Object.assign({}, ...notes) as object),
    },
    ip: request.ip,
    stored,
  });
}

function send(reply: FastifyReply, spec: CallSpec, answer: unknown): unknown {
  reply.header('cache-control', 'no-store');
  if (spec.file) {
    const file = answer as FileAnswer;
    return reply
      .type(file.type ?? spec.file)
      .header('content-disposition', `inline; filename="${file.name}"`)
      .send(file.bytes);
  }
  if (!spec.answer) return reply.code(204).send();
  return answer;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    call?: string;
    silent404?: boolean;
    /** Of a public page: how often a minute one address is answered. */
    perMinute?: number;
  }
}
