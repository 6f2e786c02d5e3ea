import { calls } from '@balcao/contract/dunning';
import { defineArea } from '../../core/area';
import { remindersExport } from './export';
import { dunningRound } from './round';
import {
  addStep,
  changeStep,
  dropStep,
  saveSettings,
  pause,
  previewText,
  reminders,
  resume,
  showRuler,
  upcoming,
} from './ruler';

export default defineArea({
  calls,
  jobs: [dunningRound, remindersExport.job],
  handlers: {
    'GET /dunning': showRuler,
    'PUT /dunning/settings': (ctx, { body }) => saveSettings(ctx, body),
    'POST /dunning/steps': (ctx, { body }) => addStep(ctx, body),
    'PUT /dunning/steps/{id}': (ctx, { params, body }) => changeStep(ctx, params.id, body),
    'DELETE /dunning/steps/{id}': (ctx, { params }) => dropStep(ctx, params.id),
    'POST /dunning/preview': (ctx, { body }) => previewText(ctx, body),
    'GET /dunning/upcoming': upcoming,
    'POST /dunning/search': reminders.list,
    'POST /dunning/export': (ctx, { body }) => remindersExport.start(ctx, body),
    'POST /dunning/pauses': (ctx, { body }) => pause(ctx, body),
    'DELETE /dunning/pauses/{id}': (ctx, { params }) => resume(ctx, params.id),
  },
});
