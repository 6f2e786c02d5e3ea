import { Type } from 'typebox';
import type { Asked } from './charge-bodies';
import { COBV_BODY, COBV_REVISION } from './charge-bodies';

/** Charges of a lot at most. */
export const MOST_OF_LOT = 1000;

const txid = Type.String({ minLength: 1, maxLength: 35 });
const descricao = Type.Optional(Type.String({ maxLength: 200 }));
const lotOf = <T extends object>(charge: T) =>
  Type.Object({ descricao, cobsv: Type.Array(charge as never, { minItems: 1, maxItems: MOST_OF_LOT }) });

/** The body that makes a lot, or changes all of it (pix-api.json, LoteCobVBody). */
export const LOT_BODY = lotOf(Type.Object({ ...COBV_BODY.properties, txid }, { additionalProperties: true }));
/** The body that changes some charges of a lot (pix-api.json, LoteCobVBodyRevisado). */
export const LOT_REVISION = lotOf(Type.Object({ ...COBV_REVISION.properties, txid }, { additionalProperties: true }));

export interface LotAsked {
  descricao?: string;
  cobsv: (Asked & { txid: string })[];
}
