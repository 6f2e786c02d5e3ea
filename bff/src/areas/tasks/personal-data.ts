import { definePersonalData } from '../../core/personal-data';

export default definePersonalData({
  table: 'tasks',
  column: 'user_id',
  name: 'Tarefas',
  basis: 'contract',
  gives: { nothing: 'Work of the last 24 hours; the one that makes this file is among it.' },
});
