import { defineDemo } from '../../demo/define-demo';
import '../../kits/charging/tables';

declare module '../../demo/define-demo' {
  interface DemoFacts {
    /** Each account's tags: id by name. */
    tags: ReadonlyMap<number, ReadonlyMap<string, number>>;
  }
}

export default defineDemo({
  order: 10,
  fill({ bulk, bank, tell }) {
    tell(
      'tags',
      new Map(
        bank.businesses.map(({ issuer, trade }) => [
          issuer.id,
          new Map(
            trade.tags.map(({ name, color, hidden = false }) => {
              const id = bulk.id('tags');
              bulk.add('tags', { account_id: issuer.id, id, name, color_ref: color, hidden });
              return [name, id];
            }),
          ),
        ]),
      ),
    );
  },
});
