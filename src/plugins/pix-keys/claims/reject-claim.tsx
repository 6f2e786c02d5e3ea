import { AnswerClaim } from './answer-claim';

/** Refuses to give a key, or withdraws one's own request. */
export default function RejectClaim() {
  return <AnswerClaim move="reject" />;
}
