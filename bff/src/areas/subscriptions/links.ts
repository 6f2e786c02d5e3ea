import type { Selectable } from 'kysely';
import { directedTo } from '../../core/account-directory';
import type { Config } from '../../core/config';
import type { Database, Db, Trx } from '../../core/database';
import { changeDraft } from '../charges/service';
import './tables';

export type Link = Selectable<Database['subscription_links']>;
export type LinkDraft = Selectable<Database['subscription_drafts']>;

/** Path of the page on which a payer names themself. */
export const linkPath = (code: string): string => `/assinar/${code}`;

export const linkUrl = ({ BALCAO_ORIGIN, PORT }: Pick<Config, 'BALCAO_ORIGIN' | 'PORT'>, code: string): string =>
  `${BALCAO_ORIGIN ?? `http://127.0.0.1:${PORT}`}${linkPath(code)}`;

/** A link, the subscription that was begun and the status of the draft of its first charge. */
export interface Linked {
  link: Link;
  draft: LinkDraft;
  charge: string;
}

type Of = { code: string } | { accountId: number; subscription: number } | { accountId: number; charge: number };

/** The link of a code, a subscription or a first charge; undefined where there is none, or the account is closed. */
export async function findLink(db: Db | Trx, of: Of, how: 'read' | 'lock' = 'read'): Promise<Linked | undefined> {
  if ('code' in of && !/^[\w-]{20,40}$/.test(of.code)) return undefined;
  const link = await db
    .selectFrom('subscription_links as l')
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .selectAll('l')
    .where('a.is_shutdown', '=', false)
    .where((e) =>
      'code' in of
        ? e.and([e('l.account_id', '=', directedTo('subscription_links', 'code', of.code)), e('l.code', '=', of.code)])
        : e.and([
            e('l.account_id', '=', of.accountId),
            'charge' in of ? e('l.charge_id', '=', of.charge) : e('l.subscription_id', '=', of.subscription),
          ]),
    )
    .executeTakeFirst();
  if (!link) return undefined;
  const { account_id, subscription_id, charge_id } = link;
  const drafts = db
    .selectFrom('subscription_drafts')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('id', '=', subscription_id);
  const charges = db
    .selectFrom('charge_drafts')
    .select('status')
    .where('account_id', '=', account_id)
    .where('id', '=', charge_id);
  const isLocked = how === 'lock';
  const draft = await (isLocked ? drafts.forUpdate() : drafts).executeTakeFirstOrThrow();
  const { status: charge } = await (isLocked ? charges.forUpdate() : charges).executeTakeFirstOrThrow();
  return { link, draft, charge };
}

/** The first charge of a subscription as it was begun: its number, and what its application calls it by; undefined where it was not. */
export async function firstDraft(trx: Trx, accountId: number, subscription: number) {
  // the draft of the subscription is not locked: who cancels it locks it before the subscription
  return trx
    .selectFrom('subscription_drafts as s')
    .innerJoin('charge_drafts as d', (on) =>
      on.onRef('d.account_id', '=', 's.account_id').onRef('d.id', '=', 's.first_charge_id'),
    )
    .select(['d.id', 'd.order_id', 'd.notification_url'])
    .where('s.account_id', '=', accountId)
    .where('s.id', '=', subscription)
    .where('d.status', '=', 'link')
    .forUpdate('d')
    .executeTakeFirst();
}

/** Notes that the charge that was begun is made. */
export const useNumber = (trx: Trx, accountId: number, id: number) =>
  changeDraft({ accountId, trx: () => trx }, id, { status: 'issued' });
