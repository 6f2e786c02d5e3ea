import { defineDemo } from '../../demo/define-demo';
import './tables';

declare module '../../demo/define-demo' {
  interface DemoFacts {
    /** By account id, the ids of its groups by name. */
    customerGroups: ReadonlyMap<number, ReadonlyMap<string, number>>;
  }
}

export default defineDemo({
  order: 10,
  fill({ bulk, bank, tell }) {
    tell(
      'customerGroups',
      new Map(
        bank.businesses.map(({ issuer, trade }) => [
          issuer.id,
          new Map(
            [...trade.segments.map((segment) => segment.group), trade.extraGroup].map((name) => {
              const id = bulk.id('customer_groups');
              bulk.add('customer_groups', { account_id: issuer.id, id, name });
              return [name, id];
            }),
          ),
        ]),
      ),
    );
  },
});
