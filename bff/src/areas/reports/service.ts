export { dropSchedule, listSchedules, scheduledReports } from './schedules';
