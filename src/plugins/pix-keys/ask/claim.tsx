import { AskPage } from './ask-page';

/** Claims a phone that is somebody else's key. */
export default function Claim() {
  return <AskPage kind="claim" />;
}
