import type { Selectable } from 'kysely';
import type { Database } from '../../core/database';
import './tables';

type Gone = Pick<Selectable<Database['pix_qrcodes']>, 'cob' | 'removed_at' | 'location_id'>;

/** A charge of the public API was taken away by its account, or from the location of its code. */
export const isGone = ({ cob, removed_at, location_id }: Gone): boolean =>
  removed_at !== null || (cob !== null && location_id === null);
