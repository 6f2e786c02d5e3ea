import { calls } from '@balcao/contract/points';
import { defineArea } from '../../core/area';
import { pointList, redeemPoints, showPoints } from './points';
import { pointsRound } from './round';

export default defineArea({
  calls,
  jobs: [pointsRound],
  handlers: {
    'GET /points': showPoints,
    'POST /points/search': pointList.list,
    'POST /points/redeem': (ctx, { body }) => redeemPoints(ctx, body.points),
  },
});
