export { callApart } from '../providers/api';
