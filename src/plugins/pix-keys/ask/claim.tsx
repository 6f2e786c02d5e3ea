import { AskPage } from './ask-page';

/** A phone that somebody else has as a key. */
export default function Claim() {
  return <AskPage kind="claim" />;
}
