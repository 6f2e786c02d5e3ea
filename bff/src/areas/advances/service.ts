export { passOnAdvance } from './pass-on';
export { chooseBillets, readTerms } from './quote';
