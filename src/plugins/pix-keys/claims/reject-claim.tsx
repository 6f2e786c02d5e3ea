import { AnswerClaim } from './answer-claim';

/** Refuses who asks for a key, or takes back what was asked. */
export default function RejectClaim() {
  return <AnswerClaim move="reject" />;
}
