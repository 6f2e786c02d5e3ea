import { AskPage } from './ask-page';

/** Portability of the holder's own key from another bank. */
export default function Portability() {
  return <AskPage kind="portability" />;
}
