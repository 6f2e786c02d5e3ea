import { AnswerClaim } from './answer-claim';

/** Gives a key to who asks for it, or takes one that was given. */
export default function ConfirmClaim() {
  return <AnswerClaim move="confirm" />;
}
