import type { Selectable } from 'kysely';
import type { Ctx } from '../../core/area';
import type { Database } from '../../core/database';
import './tables';

type Changed = Pick<Selectable<Database['charges']>, 'id' | 'payment_method'>;

/** Notifies open pages that charges were changed; those of card charges listen to a topic of their own. */
export function tellChanged(live: Ctx['live'], charges: readonly Changed[]): void {
  live(
    'charges',
    'updated',
    charges.map(({ id }) => id),
  );
  const cards = charges.filter(({ payment_method }) => payment_method === 'credit_card');
  if (cards.length)
    live(
      'card-charges',
      'updated',
      cards.map(({ id }) => id),
    );
}
