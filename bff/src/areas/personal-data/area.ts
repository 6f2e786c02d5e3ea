import { calls } from '@balcao/contract/personal-data';
import { defineArea } from '../../core/area';
import { erasureRound, personalDataErasure, startErasure } from './erasure';
import { personalDataExport, startExport } from './export';
import { personalDataState } from './plan';

export default defineArea({
  calls,
  jobs: [personalDataExport, personalDataErasure, erasureRound],
  handlers: {
    'GET /personal-data': personalDataState,
    'POST /personal-data/export': startExport,
    'POST /personal-data/erasure': startErasure,
  },
});
