import { defineDemo } from '../../demo/define-demo';

/** The clerk looks bills up and schedules none. */
export default defineDemo({ clerkGrants: { 'pay-transfer:billets': false } });
