/** What other areas may use of the cards: their billets, which are paid as bills of this bank. */
export { cardBilletOf, holdBillet, receiveBillet } from './billets';
