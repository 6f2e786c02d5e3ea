export { forecastOf } from './forecast';
