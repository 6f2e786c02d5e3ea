export { MoneyDone as default } from '../../../kits/money/money-done';
