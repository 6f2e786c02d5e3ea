import { calls } from '@balcao/contract/cash-decision';
import { defineArea } from '../../core/area';
import { decide } from './decide';

export default defineArea({ calls, handlers: { 'GET /cash-decision': decide } });
