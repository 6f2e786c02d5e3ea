import { defineDemo } from '../../demo/define-demo';
import { makeFiles } from './make';

/** Confirmation files of the recent days on which billets were paid. */
export default defineDemo({
  order: 90,
  clerkGrants: { 'receive:automations:confirmation-files': true },
  fill: ({ trx, today, now }) => makeFiles(trx, today, now),
});
