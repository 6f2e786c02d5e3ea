import type { StatementDetail } from '@balcao/contract/statement';
import { usePathOf } from '../../../ui/page/routing';

export type Origin = NonNullable<StatementDetail['origin']>;

/** Returns the path of a line's origin: the server names the route, which exists only if its area is installed. */
export function useOriginPath(): (origin: Origin | null) => string | undefined {
  const pathOf = usePathOf();
  return (origin) =>
    origin ? pathOf(origin.route as 'statement:releases-detail', origin.params as { id: string }) : undefined;
}
