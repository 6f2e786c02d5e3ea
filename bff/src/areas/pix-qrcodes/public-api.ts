import { Type } from 'typebox';
import { definePublicApi, type Endpoint } from '../../core/public-api';
import { createCharge, reviseCharge, showCharge } from './charge-api';
import { COB_BODY, COB_REVISION, COBV_BODY, COBV_REVISION } from './charge-bodies';
import { listCharges } from './charge-dto';
import { listLocations, makeLocation, readLocationQr, showLocation, toLocation, unlinkLocation } from './locations';
import { LOT_BODY, LOT_REVISION, type LotAsked } from './lot-bodies';
import { listLots, patchLot, putLot, showLot } from './lots';
import { saveSettings, settingsOf } from './settings';
import { SETTINGS_BODY, type PixSettings } from './settings-body';
import type { CobKind } from './tables';

const permission = 'pix:qrcode';
const write = { permission, write: true } as const;
const read = { permission, method: 'GET' } as const;
const NAMES = { cob: 'cobrança imediata', cobv: 'cobrança com vencimento' } as const;
const PLURALS = { cob: 'cobranças imediatas', cobv: 'cobranças com vencimento' } as const;

/** What both kinds of charge have. */
const chargesOf = (kind: CobKind): Endpoint[] => [
  {
    ...write,
    scope: `${kind}.write`,
    method: 'PUT',
    path: `/v2/${kind}/:txid`,
    summary: `Criar ${NAMES[kind]}`,
    audit: 'pix-qrcode.create',
    body: kind === 'cob' ? COB_BODY : COBV_BODY,
    handle: async (ctx, { params, body }) => ({
      status: 201,
      body: (await createCharge(ctx, kind, params['txid']!, body as never)).body,
    }),
  },
  {
    ...write,
    scope: `${kind}.write`,
    method: 'PATCH',
    path: `/v2/${kind}/:txid`,
    summary: `Revisar ${NAMES[kind]}`,
    audit: 'pix-qrcode.create',
    body: kind === 'cob' ? COB_REVISION : COBV_REVISION,
    handle: async (ctx, { params, body }) => ({ body: await reviseCharge(ctx, kind, params['txid']!, body as never) }),
  },
  {
    ...read,
    scope: `${kind}.read`,
    path: `/v2/${kind}/:txid`,
    summary: `Consultar ${NAMES[kind]}`,
    handle: async (ctx, { params }) => ({ body: await showCharge(ctx, kind, params['txid']!) }),
  },
  {
    ...read,
    scope: `${kind}.read`,
    path: `/v2/${kind}`,
    summary: `Listar ${PLURALS[kind]}`,
    handle: async (ctx, { query }) => ({ body: await listCharges(ctx, kind, query) }),
  },
];

/** Charges by Pix and their locations, as the central bank's Pix API has them (pix-api.json). */
export default definePublicApi({
  api: 'pix',
  endpoints: [
    ...chargesOf('cob'),
    {
      ...write,
      scope: 'cob.write',
      method: 'POST',
      path: '/v2/cob',
      summary: 'Criar cobrança imediata sem txid',
      audit: 'pix-qrcode.create',
      body: COB_BODY,
      handle: async (ctx, { body }) => ({
        status: 201,
        body: (await createCharge(ctx, 'cob', null, body as never)).body,
      }),
    },
    ...chargesOf('cobv'),
    {
      ...write,
      scope: 'payloadlocation.write',
      method: 'POST',
      path: '/v2/loc',
      summary: 'Criar location',
      audit: 'pix-qrcode.create',
      body: Type.Object({ tipoCob: Type.Unsafe<CobKind>({ type: 'string', enum: ['cob', 'cobv'] }) }),
      handle: async (ctx, { body }) => ({
        status: 201,
        body: toLocation(await makeLocation(ctx, (body as { tipoCob: CobKind }).tipoCob)),
      }),
    },
    {
      ...read,
      scope: 'payloadlocation.read',
      path: '/v2/loc',
      summary: 'Listar locations',
      handle: async (ctx, { query }) => ({ body: await listLocations(ctx, query) }),
    },
    {
      ...read,
      scope: 'payloadlocation.read',
      path: '/v2/loc/:id',
      summary: 'Consultar location',
      handle: async (ctx, { params }) => ({ body: await showLocation(ctx, params['id']!) }),
    },
    {
      ...read,
      scope: 'payloadlocation.read',
      path: '/v2/loc/:id/qrcode',
      summary: 'Gerar o QR Code de uma location',
      handle: async (ctx, { params }) => ({ body: await readLocationQr(ctx, params['id']!) }),
    },
    {
      ...write,
      scope: 'payloadlocation.write',
      method: 'DELETE',
      path: '/v2/loc/:id/txid',
      summary: 'Desvincular a cobrança de uma location',
      audit: 'pix-qrcode.create',
      handle: async (ctx, { params }) => ({ body: await unlinkLocation(ctx, params['id']!) }),
    },
    {
      ...write,
      scope: 'lotecobv.write',
      method: 'PUT',
      path: '/v2/lotecobv/:id',
      summary: 'Criar ou alterar um lote de cobranças com vencimento',
      audit: 'pix-qrcode.lot',
      body: LOT_BODY,
      handle: async (ctx, { params, body }) => {
        await putLot(ctx, params['id']!, body as LotAsked);
        return { status: 202, body: {} };
      },
    },
    {
      ...write,
      scope: 'lotecobv.write',
      method: 'PATCH',
      path: '/v2/lotecobv/:id',
      summary: 'Revisar cobranças de um lote',
      audit: 'pix-qrcode.lot',
      body: LOT_REVISION,
      handle: async (ctx, { params, body }) => {
        await patchLot(ctx, params['id']!, body as LotAsked);
        return { status: 202, body: {} };
      },
    },
    {
      ...read,
      scope: 'lotecobv.read',
      path: '/v2/lotecobv/:id',
      summary: 'Consultar um lote de cobranças com vencimento',
      handle: async (ctx, { params }) => ({ body: await showLot(ctx, params['id']!) }),
    },
    {
      ...read,
      scope: 'lotecobv.read',
      path: '/v2/lotecobv',
      summary: 'Listar lotes de cobranças com vencimento',
      handle: async (ctx, { query }) => ({ body: await listLots(ctx, query) }),
    },
    {
      permission: 'pix:keys',
      method: 'GET',
      scope: 'gn.settings.read',
      path: '/v2/gn/config',
      summary: 'Consultar as configurações de Pix da conta',
      handle: async (ctx) => ({ body: { pix: await settingsOf(ctx.db, ctx.accountId) } }),
    },
    {
      permission: 'pix:keys',
      write: true,
      method: 'PUT',
      scope: 'gn.settings.write',
      path: '/v2/gn/config',
      summary: 'Alterar as configurações de Pix da conta',
      audit: 'pix-qrcode.settings',
      body: SETTINGS_BODY,
      handle: async (ctx, { body }) => {
        await saveSettings(ctx, (body as { pix: PixSettings }).pix);
        return { status: 204, body: null };
      },
    },
  ],
});
