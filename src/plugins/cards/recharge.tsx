import { MoveMoney } from './move-money';

export default function Recharge() {
  return <MoveMoney way="recharge" />;
}
