import { defineDemo } from '../../demo/define-demo';
import { fillCustomers, type DemoCustomer } from './demo/draw-customers';
import './tables';

export type { DemoCustomer, Habit } from './demo/draw-customers';

declare module '../../demo/define-demo' {
  interface DemoFacts {
    /** Each account's customers with their habits. */
    customers: ReadonlyMap<number, readonly DemoCustomer[]>;
  }
}

export default defineDemo({
  order: 20,
  clerkGrants: { 'receive:customers': false },
  fill({ bulk, bank, today, tell, told }) {
    const groups = told('customerGroups');
    tell(
      'customers',
      new Map(
        bank.businesses.map((business) => [
          business.issuer.id,
          fillCustomers(bulk, business.dice.fork('customers'), business, groups.get(business.issuer.id)!, today),
        ]),
      ),
    );
  },
});
