import { defineArea } from '../../core/area';
import { chargeCallRound } from './call-round';

/** News of charges for the addresses that their issuers gave: asked for by the public API, with a token. */
export default defineArea({ calls: {}, jobs: [chargeCallRound], handlers: {} });
