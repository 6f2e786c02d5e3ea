import type { Recipient } from '@balcao/contract/charges';
import type { Ctx } from '../../core/area';
import type { FieldErrors } from '../../kits/charging/issue-rules';
import type { Issuing } from '../../kits/charging/new-charge';

/** A customer for whom nothing could be issued, as `charge_batches.errors` stores it (AREAS-7-charges-7). */
export interface BatchError {
  customer: Omit<Recipient, 'id'> & { id: number | null };
  errorMessage: string;
}

/** What is issued to several customers at once: billets, carnets, subscriptions. `Terms`: what all customers share. */
export interface BatchKind<Terms extends { expire_at: string }> {
  kind: 'billet' | 'carnet' | 'subscription';
  /** Customers of one part. Each part is one transaction: its progress is seen, and a killed process loses at most one part. */
  part: number;
  /** How many were issued, pt-BR: '2 carnês emitidos'. */
  issued: (count: number) => string;
  /** Issues to each of the customers in the given transaction, from terms that were checked before. */
  issue: (
    work: Issuing,
    terms: Terms,
    wanted: { customers: number[]; uuid: string },
  ) => Promise<{ ids: number[]; errors: BatchError[] }>;
  /** The faults of the terms at their fields; empty where they may be issued today. */
  faults: (ctx: Ctx, terms: Terms) => Promise<FieldErrors>;
}

const kinds = new Map<string, BatchKind<never>>();

/** Called as an area's code is loaded. */
export function defineBatchKind<Terms extends { expire_at: string }>(kind: BatchKind<Terms>): BatchKind<Terms> {
  kinds.set(kind.kind, kind);
  return kind;
}

/** The kind of a stored batch, whose terms are those it was stored with. @throws where no area has such a kind */
export function batchKind(kind: string): BatchKind<{ expire_at: string }> {
  const known = kinds.get(kind);
  if (!known) throw new Error(`No area issues batches of kind ${kind}`);
  return known as unknown as BatchKind<{ expire_at: string }>;
}
