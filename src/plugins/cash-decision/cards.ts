// one piece of code for both: the home page is the first
export { DecisionCard } from './decision-card';
export { InvestmentsCard } from './investments-card';
