import { defineDemo } from '../../demo/define-demo';
import { fillOperations } from './demo/operations';

/** The clerk pays nobody. */
export default defineDemo({ order: 40, clerkGrants: { 'pay-transfer:ted': false }, fill: fillOperations });
