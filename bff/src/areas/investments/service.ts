export { yieldUntil } from './idle';
