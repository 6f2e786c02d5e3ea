import { defineDemo } from '../../demo/define-demo';
import { fillOperations } from './demo/operations';

/** The demo's clerk may not make transfers. */
export default defineDemo({ order: 40, clerkGrants: { 'pay-transfer:ted': false }, fill: fillOperations });
