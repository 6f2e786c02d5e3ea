import type { NotificationParams } from '@balcao/contract/notifications';

type PathOf = (name: string, params?: Record<string, string | number>) => string | undefined;

/** Where a notification leads, by what it points at; without an installed page for it, it is only text. */
export function destinationOf(params: NotificationParams, pathOf: PathOf): string | undefined {
  if (params.chargeId) return pathOf('billing-banking_billet-management-detail', { id: params.chargeId });
  if (params.batchUUID) return batchPath(params.batchUUID, pathOf);
  if (params.subscriptionId) return pathOf('billing-subscription-management-detail', { id: params.subscriptionId });
  if (params.carnetId) return pathOf('receive:management:carnets:detail', { id: params.carnetId });
  if (params.ticketId) return pathOf('my-tickets:detail', { id: params.ticketId });
  return undefined;
}

const batchPath = (uuid: string, pathOf: PathOf): string | undefined => {
  const path = pathOf('receive:new-emit');
  return path && `${path}?lote=${uuid}`;
};
