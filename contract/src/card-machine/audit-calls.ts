import { Type } from 'typebox';
import { defineCalls } from '../core/call';
import { Id, idParams, listAnswer, listBody, Nullable, OneOf, SignedCents } from '../core/shapes';
import { CONTEST_STATES, FeeFault, MachineContest, MachinePayout, MODALITIES } from './shapes';

const permission = 'card-machine:my-sales';

const faults = {
  ticketed: Type.Optional(OneOf(['yes', 'no'], { description: 'a ticket was made of it' })),
};

/** Contests, payouts and the audit of fees. */
export const auditCalls = defineCalls({
  'POST /pos/contests/search': {
    summary: 'Sales that who holds the card contests, the nearest deadline first',
    permission,
    read: true,
    body: listBody(['deadline', 'opened_at'], {
      state: Type.Optional(OneOf(CONTEST_STATES)),
      sale: Type.Optional(Id),
    }),
    answer: listAnswer(MachineContest),
  },
  'GET /pos/contests/{id}': {
    summary: 'One contest',
    permission,
    silent404: true,
    params: idParams,
    answer: MachineContest,
  },
  'PUT /pos/contests/{id}/defence': {
    summary: 'Answer a contest, up to its deadline',
    permission,
    silent404: true,
    idempotent: true,
    audit: 'card-machine.defend',
    params: idParams,
    body: Type.Object({ defence: Type.String({ maxLength: 2000 }) }, { additionalProperties: false }),
    answer: MachineContest,
  },
  'PUT /pos/contests/{id}/accept': {
    summary: 'Give in to a contest: the sale is undone',
    permission,
    silent404: true,
    idempotent: true,
    audit: 'card-machine.accept',
    params: idParams,
    answer: MachineContest,
  },
  'POST /pos/payouts/search': {
    summary: 'What the acquirer paid, the last one first',
    permission,
    read: true,
    body: listBody(['paid_at', 'net'], { modalities: Type.Optional(Type.Array(OneOf(MODALITIES), { maxItems: 4 })) }),
    answer: listAnswer(MachinePayout),
  },
  'GET /pos/payouts/{id}': {
    summary: 'One payout, and the line of the statement that it is',
    permission,
    silent404: true,
    params: idParams,
    answer: Type.Object({ ...MachinePayout.properties, statementLine: Nullable(Id) }),
  },
  'GET /pos/fee-audit': {
    summary: 'How many sales were charged otherwise than agreed, and by how much',
    permission,
    answer: Type.Object({
      checked: Type.Integer(),
      count: Type.Integer(),
      difference: SignedCents,
      open: Type.Object({ count: Type.Integer(), difference: SignedCents }, { description: 'without a ticket' }),
    }),
  },
  'POST /pos/fee-audit/search': {
    summary: 'Sales that were charged otherwise than the plan in force on their day says',
    permission,
    read: true,
    body: listBody(['date', 'difference'], faults),
    answer: listAnswer(FeeFault),
  },
  'POST /pos/fee-audit/ticket': {
    summary: 'Make a ticket of what was charged otherwise and has none yet',
    permission,
    idempotent: true,
    audit: 'card-machine.claim',
    answer: Type.Object({ ticket: Id, count: Type.Integer(), difference: SignedCents }),
  },
});
