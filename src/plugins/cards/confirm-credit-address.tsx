import { ConfirmAddress } from './confirm-address';

export default function Confirm() {
  return <ConfirmAddress type="credit" />;
}
