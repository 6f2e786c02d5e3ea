import { AskPage } from './ask-page';

/** The holder's own key from another bank. */
export default function Portability() {
  return <AskPage kind="portability" />;
}
