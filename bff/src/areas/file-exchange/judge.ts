import { sql } from 'kysely';
import type { BatchTerms } from '@balcao/contract/charges';
import type { CustomerInput } from '@balcao/contract/customers';
import type { ImportField } from '@balcao/contract/customers-import';
import { CHARGE_PERMISSIONS } from '@balcao/contract/shared/charge-permissions';
import { isInstruction } from '@balcao/contract/shared/cnab/occurrences';
import type { ReadTitle, TitleField } from '@balcao/contract/shared/cnab/title';
import { formatDay } from '../../core/calendar';
import { saoPauloDay } from '../../core/clock';
import type { Trx } from '../../core/database';
import type { ChargeRow } from '../../kits/charging/actions';
import { withBilletDefaults } from '../../kits/charging/billet-defaults';
import { settingOf } from '../../kits/charging/billing/settings';
import { billetFaults } from '../../kits/charging/issue-rules';
import { dueDayFault, refusalOf } from '../../kits/charging/rules';
import { dueChangeFault } from '../charges/service';
import { customerFacts, customersByDocuments, readRow } from '../customers/service';
import { faultAt, fieldOf, termsOf } from './shipping-rules';
import type { StoredFault } from './tables';

/** What a title without fault does. */
export type Deed =
  | { kind: 'issue'; customer: CustomerInput; input: BatchTerms }
  | { kind: 'write-off'; charge: number }
  | { kind: 'due'; charge: number; day: string };

/** A title as it would be done today. */
export interface Judged {
  title: ReadTitle;
  faults: StoredFault[];
  deed: Deed | null;
  payer: string;
  document: string;
  /** The payer is no customer yet. */
  isNew: boolean;
}

/** Whose titles, and what this person may do. */
export interface Judging {
  accountId: number;
  today: string;
  can: (permission: string) => boolean;
}

const FIELDS = ['document', 'name', 'email', 'zipcode', 'street', 'neighborhood', 'city', 'state'] as const satisfies (
  | ImportField
  | TitleField
)[];
const UNKNOWN_TITLE = 'Título não encontrado';

/** Judges titles by the rules of the portal's own issuing, on today's state of the account. */
export async function judgeTitles(
  trx: Trx,
  { accountId, today, can }: Judging,
  titles: readonly ReadTitle[],
): Promise<Judged[]> {
  const facts = await customerFacts(trx, accountId, today);
  const known = await customersByDocuments(
    trx,
    accountId,
    titles.map(({ payer }) => payer.document),
  );
  const charges = await chargesOf(trx, accountId, titles);
  const defaults = await settingOf(trx, accountId, 'billet');

  const issue = (title: ReadTitle): Judged => {
    const cells = FIELDS.map((field) => title.payer[field]);
    const { customer, faults: payerFaults } = readRow(cells, [...FIELDS], facts, (document) => known.has(document));
    const { input: asked, faults } = termsOf(title);
    const input = withBilletDefaults(defaults, asked);
    const refuse = (name: TitleField, message: string) => {
      if (!faults.some((fault) => fault.name === name)) faults.push(faultAt(title, name, message));
    };
    for (const { column, message } of payerFaults) refuse(column === null ? 'document' : FIELDS[column]!, message);
    if (title.due !== null)
      for (const { field, message } of billetFaults(input, today)) refuse(fieldOf(field), message);
    const taken = charges.get(title.ourNumber);
    if (taken) refuse('ourNumber', registeredBefore(taken));
    else if (title.ourNumber !== 0)
      refuse('ourNumber', 'Deixe o nosso número com zeros: o banco numera os boletos novos');
    const customerName = known.get(customer.document)?.name ?? customer.name;
    return {
      title,
      faults,
      deed: faults.length ? null : { kind: 'issue', customer, input },
      payer: customerName || title.payer.name,
      document: customer.document,
      isNew: !known.has(customer.document),
    };
  };

  const change = (title: ReadTitle): Judged => {
    const charge = charges.get(title.ourNumber);
    const payer = charge?.customer_name ?? title.payer.name;
    const judged = { title, payer, document: title.payer.document, isNew: false };
    const refused = (name: TitleField, message: string) => ({
      ...judged,
      faults: [faultAt(title, name, message)],
      deed: null,
    });
    // a title of a kind that this person may not manage answers like a missing one
    if (!charge || !can(CHARGE_PERMISSIONS[charge.kind])) return refused('ourNumber', UNKNOWN_TITLE);
    if (title.movement === '02') {
      const fault = refusalOf('cancel', charge);
      if (fault) return refused('ourNumber', fault);
      return { ...judged, faults: [], deed: { kind: 'write-off', charge: charge.id } };
    }
    const fault = refusalOf('expire-at', charge);
    if (fault) return refused('ourNumber', fault);
    if (title.due === null) return refused('due', 'Informe o novo vencimento');
    const dueFault = dueDayFault(title.due, today) ?? dueChangeFault(charge, title.due);
    if (dueFault) return refused('due', dueFault);
    return { ...judged, faults: [], deed: { kind: 'due', charge: charge.id, day: title.due } };
  };

  const unknown = (title: ReadTitle): Judged => ({
    title,
    faults: [faultAt(title, 'movement', 'Este banco segue os movimentos 01, 02 e 06')],
    deed: null,
    payer: title.payer.name,
    document: title.payer.document,
    isNew: false,
  });

  return titles.map((title) =>
    !isInstruction(title.movement) ? unknown(title) : title.movement === '01' ? issue(title) : change(title),
  );
}

type KnownCharge = ChargeRow & { by: string | null };

/** The account's charges by our number, with who issued each. */
async function chargesOf(trx: Trx, accountId: number, titles: readonly ReadTitle[]): Promise<Map<number, KnownCharge>> {
  const numbers = titles.flatMap(({ ourNumber }) => (ourNumber > 0 ? [ourNumber] : []));
  if (!numbers.length) return new Map();
  const { rows } = await sql<KnownCharge>`
    select c.*, (select h.user_name from charge_histories h where h.account_id = c.account_id and h.charge_id = c.id
      order by h.id limit 1) as by
    from charges c where c.account_id = ${accountId} and c.our_number = any(${numbers}::bigint[])`.execute(trx);
  return new Map(rows.map((row) => [row.our_number!, row]));
}

const registeredBefore = ({ id, created_at, by }: KnownCharge): string =>
  `Este nosso número já é da cobrança ${id}, registrada em ${formatDay(saoPauloDay(created_at))}${by ? ` por ${by}` : ''}`;
