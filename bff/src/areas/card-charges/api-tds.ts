import { Type, type Static } from 'typebox';
import type { Ctx } from '../../core/area';
import { Card, charged, chargedOf, Customer } from '../charges/service';
import { issueCard } from './api';

const { items, shippings } = charged;
const { customer: _customer, ...card } = Card.properties;
const text = (most: number) => Type.String({ minLength: 1, maxLength: most });

/** A charge of a card whose payer is authenticated (public-api-schemas.json, CreateChargeCard). */
export const TDS_BODY = Type.Object(
  {
    items,
    shippings,
    ...card,
    customer: Type.Object({ ...Customer.properties, email: text(255), phone_number: text(20) }),
    tds_info: Type.Object({
      tds_identifier: Type.String({
        pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
        description: 'of the authentication that the payer’s browser began',
      }),
      challenge_callback_url: Type.String({ pattern: '^https?://', maxLength: 500 }),
    }),
  },
  { additionalProperties: false },
);
export type TdsBody = Static<typeof TDS_BODY>;

/** Makes the charge; its id. The card is charged once that is committed. @throws Problem 409, 422 at the faulty fields */
export async function issueAuthenticated(ctx: Ctx, { tds_info: tds, ...body }: TdsBody): Promise<number> {
  const id = await issueCard(ctx, body, chargedOf(body), {
    tds: { identifier: tds.tds_identifier, callbackUrl: tds.challenge_callback_url },
    customerAt: 'customer',
  });
  ctx.noted({ about: String(id) });
  return id;
}
