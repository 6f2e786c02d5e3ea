export { passOnAdvance } from './pass-on';
export { chooseBillets, findOffer, readTerms } from './quote';
