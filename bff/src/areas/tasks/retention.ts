import { defineRetention } from '../../core/retention';

export default defineRetention({ data: 'Tasks and their files', table: 'tasks', since: 'created_at', hours: 24 });
