import { formatMoney, formatSigned } from './format';
import './text.css';

interface Props {
  /** Integer cents. */
  cents: number | null | undefined;
  /** The big figure of a page. */
  big?: boolean;
  /** Hides the digits, keeping the place. */
  hidden?: boolean;
  /** '+' before what comes in, as '−' stands before what goes out. */
  signed?: boolean;
}

/** 'R$ 1.234,56' in numerals of equal width. */
export function Money({ cents, big, hidden, signed }: Props) {
  if (cents === null || cents === undefined) return <span className="faint">–</span>;
  return (
    <span className={big ? 'num money-big' : 'num'}>
      {hidden ? 'R$ ••••' : (signed ? formatSigned : formatMoney)(cents)}
    </span>
  );
}
