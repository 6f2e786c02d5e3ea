import { AnswerClaim } from './answer-claim';

/** Gives a key to the bank that asks for it, or takes a key that was given. */
export default function ConfirmClaim() {
  return <AnswerClaim move="confirm" />;
}
