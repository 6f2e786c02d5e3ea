import { defineDemo } from '../../demo/define-demo';
import { makeFiles } from './make';

/** A file for each day on which something was paid lately. */
export default defineDemo({
  order: 90,
  clerkGrants: { 'receive:automations:confirmation-files': true },
  fill: ({ trx, today, now }) => makeFiles(trx, today, now),
});
