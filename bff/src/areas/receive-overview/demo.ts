import { defineDemo } from '../../demo/define-demo';

/** The demo's clerk may see the overview of what is to be received. */
export default defineDemo({ clerkGrants: { 'receive:overview': true } });
