import { calls } from '@balcao/contract/calendar';
import { bankHolidays } from '../../core/calendar';
import { defineArea } from '../../core/area';

export default defineArea({
  calls,
  handlers: {
    'GET /holidays': async ({ today }, { query: { year = Number(today.slice(0, 4)) } }) => [...bankHolidays(year)],
  },
});
