import { useEffect, useState } from 'react';
import type { CallKey, PermissionId } from '@balcao/contract/core/registry';
import type { CallInput } from '../../define-resource';
import { useSession } from '../../data/session';
import { useCall } from '../../data/use-call';
import { useCommands } from '../../ui/page/commands';
import { formatMoney, maskDocument } from '../../ui/text/format';
import type { Result } from './result';

const FOUND = 5;
const SHORTEST = 2;
/** Pause in typing after which the search is sent, in milliseconds. */
const PAUSE = 200;

/** Customers and charges of every kind, found by name, document or number, that the person may see; from two typed letters on. */
export function useRecords(typed: string): Result[] {
  const text = usePaused(typed.trim());
  const records = {
    customers: useFound('POST /customers/search', 'receive:customers', text),
    billets: useFound('POST /v2/charges/banking-billet/opened', 'receive:management:billets', text),
    carnets: useFound('POST /v2/carnets/opened', 'receive:management:carnets', text),
    subscriptions: useFound('POST /v2/subscriptions', 'receive:management:subscriptions', text),
    links: useFound('POST /v2/payment-links/opened', 'receive:management:payment-links', text),
    cards: useFound('POST /v2/charges/credit-card/opened', 'receive:management:credit-card', text),
    collections: useFound('POST /receive/pix-automatic/search', 'receive:management:pix-automatic', text),
  };
  const { pathOf } = useCommands();
  const rows = (
    group: Result['group'],
    pathTo: (id: number) => string | undefined,
    items: { id: number; label: string | null; detail: string }[] = [],
  ): Result[] =>
    items.slice(0, FOUND).flatMap(({ id, label, detail }) => {
      const to = pathTo(id);
      return to ? [{ key: `${group} ${id}`, group, label: label ?? String(id), detail, to }] : [];
    });
  return [
    ...rows(
      'customers',
      (id) => pathOf('customers-detail', { id }),
      records.customers?.items.map(({ id, name, document }) => ({ id, label: name, detail: maskDocument(document) })),
    ),
    ...rows(
      'billets',
      (id) => pathOf('billing-banking_billet-management-detail', { id }),
      records.billets?.items.map(({ id, customer_corporate_name, value }) => ({
        id,
        label: customer_corporate_name,
        detail: sum(id, value),
      })),
    ),
    ...rows('carnets', (id) => pathOf('carnets-detail', { id }), records.carnets?.items.map(toRecord)),
    ...rows(
      'subscriptions',
      (id) => pathOf('billing-subscription-management-detail', { id }),
      records.subscriptions?.items.map(toRecord),
    ),
    ...rows(
      'links',
      (id) => pathOf('payment-links-detail', { id }),
      records.links?.items.map(({ id, name, value }) => ({ id, label: name, detail: sum(id, value) })),
    ),
    ...rows(
      'cards',
      (id) => pathOf('receive:management:credit-card:detail', { id }),
      records.cards?.items.map(toRecord),
    ),
    ...rows(
      'collections',
      (id) => pathOf('pix-collections-detail', { id }),
      records.collections?.items.map(({ id, payer, amount }) => ({ id, label: payer.name, detail: sum(id, amount) })),
    ),
  ];
}

const sum = (id: number, value: number | null) => (value === null ? String(id) : `${id} · ${formatMoney(value)}`);
const toRecord = ({ id, customer_name, value }: { id: number; customer_name: string; value: number }) => ({
  id,
  label: customer_name,
  detail: sum(id, value),
});

/** The answer of a list's search by `text`; undefined where the person may not see that list. */
function useFound<K extends CallKey>(call: K, permission: PermissionId, text: string) {
  const { can } = useSession();
  const enabled = text.length >= SHORTEST && can(permission).can;
  const { data } = useCall(call, { body: { text, size: 15 } } as unknown as CallInput<K>, { enabled });
  return enabled ? data : undefined;
}

/** The text, updated only after a pause in typing. */
function usePaused(text: string): string {
  const [rested, rest] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => rest(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
