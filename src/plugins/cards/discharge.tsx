import { MoveMoney } from './move-money';

export default function Discharge() {
  return <MoveMoney way="discharge" />;
}
