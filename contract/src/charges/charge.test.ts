import { describe, expect, it } from 'vitest';
import { calls } from '../charges';
import { Tag, TAG_COLORS } from '../tags';
import { Charge, ChargeDetail } from './charge';
import { BilletInput } from './billet-input';

/** What the specification says each of these is made of; they may hold more. */
const entities: [string, { properties: object }, string][] = [
  [
    'AREAS-3-charge-1: a charge of a list',
    Charge,
    'id status translated_status value expire_at paid_at paid_value created_at updated_at filed payment_method barcode url customer_cpf customer_email customer_phone_number customer_corporate_name customer_reference_name carnet_id subscription_id order_id notification_url tags',
  ],
  [
    'AREAS-3-charge-2: a charge, whole',
    ChargeDetail,
    'charge_items charge_histories charge_shippings tags customer receivers has_marketplace note',
  ],
  ['AREAS-3-charge-2: its items', ChargeDetail.properties.charge_items.items, 'id name amount value repasses'],
  [
    'AREAS-3-charge-2: its history',
    ChargeDetail.properties.charge_histories.items,
    'id charge_id agent action user created_at',
  ],
  ['AREAS-3-charge-4: a tag', Tag, 'id color_ref transmission_method_id name'],
  [
    'AREAS-3-charge-list-row-1: a row at the end of issuing',
    calls['POST /charges/all'].answer.properties.items.items,
    'id carnetId value expireAt customerName paymentMethod subscriptionId totalParcels',
  ],
  [
    'AREAS-3-failed-charge-row-1: who could not be charged, and why',
    calls['GET /charge/batch-errors/{uuid}'].answer.properties.errors.items,
    'customer errorMessage',
  ],
  [
    'AREAS-3-failed-charge-row-1: whom it names',
    calls['GET /charge/batch-errors/{uuid}'].answer.properties.errors.items.properties.customer,
    'name document email',
  ],
];

describe('entities of the specification', () => {
  it.each(entities)('%s', (_name, { properties }, fields) => {
    expect(fields.split(' ').filter((field) => !(field in properties))).toEqual([]);
  });

  it('AREAS-3-charge-5: the colours of tags', () =>
    expect([...TAG_COLORS]).toEqual('yellow green-1 orange red pink purple-2 blue-2 blue-1 green-3 brown'.split(' ')));

  it('AREAS-3-billing-emit-draft-2: a discount for paying early is of money where nothing else is said', () =>
    expect(BilletInput.properties.conditional_discount.properties.type).toMatchObject({ default: 'currency' }));
});
