import { defineDemo } from '../../demo/define-demo';

/** The clerk sees what is to be received. */
export default defineDemo({ clerkGrants: { 'receive:overview': true } });
