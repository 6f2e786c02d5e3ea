import { highlightOf } from '../providers/highlight';
import { useSession } from './session';

/** The number of the highlight to show this person, 1 to 4; it is another one after they sign in again (SHELL-4.1-4). */
export const useHighlight = (): number => highlightOf(useSession().session.user.id);
