export { LEGAL_TEXTS } from './legal-texts';
