import { chargeAudience } from '@balcao/contract/shared/charge-permissions';
import type { Selectable } from 'kysely';
import type { Ctx } from '../../core/area';
import type { Database } from '../../core/database';
import './tables';

type Kind = Selectable<Database['charges']>['kind'];
type Changed = Pick<Selectable<Database['charges']>, 'id' | 'kind'>;
type Type = Parameters<Ctx['live']>[1];

/** Notifies open pages of charges that changed: each person of those whose kind they may see. */
export function publishCharges(live: Ctx['live'], type: Type, charges: readonly Changed[]): void {
  for (const kind of new Set(charges.map((charge) => charge.kind))) {
    const ids = charges.filter((charge) => charge.kind === kind).map(({ id }) => id);
    live('charges', type, ids, chargeAudience([kind]));
  }
}

/** Notifies open pages that charges of a kind changed, without saying which. */
export const publishKind = (live: Ctx['live'], type: Type, kind: Kind): void =>
  live('charges', type, [], chargeAudience([kind]));

/** Notifies open pages that charges were changed; those of card charges listen to a topic of their own. */
export function publishChanged(
  live: Ctx['live'],
  charges: readonly (Changed & Pick<Selectable<Database['charges']>, 'payment_method'>)[],
): void {
  publishCharges(live, 'updated', charges);
  const cards = charges.filter(({ payment_method }) => payment_method === 'credit_card');
  if (cards.length)
    live(
      'card-charges',
      'updated',
      cards.map(({ id }) => id),
    );
}
