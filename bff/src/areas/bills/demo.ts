import { defineDemo } from '../../demo/define-demo';

/** The clerk may not pay bills. */
export default defineDemo({ clerkGrants: { 'pay-transfer:billets': false } });
