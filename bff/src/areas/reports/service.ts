export { scheduledReports } from './schedules';
