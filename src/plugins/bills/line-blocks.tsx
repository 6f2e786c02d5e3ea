import { useTranslation } from 'react-i18next';
import type { BillLine } from '@balcao/contract/shared/bill-line';
import './bills.css';

/** The typed digits in blocks, coloured as right or wrong; the wrong block is also named in words. */
export function LineBlocks({ read, id }: { read: BillLine; id: string }) {
  const { t } = useTranslation('bills');
  const { digits, blocks, wrong, length, isForeign, barcode } = read;
  const hint = isForeign
    ? t('line.foreign')
    : wrong !== null
      ? read.kind === 'billet' && wrong === 3
        ? t('line.general')
        : t('line.wrong', { block: wrong + 1 })
      : digits.length > length
        ? t('line.long', { length })
        : barcode
          ? t('line.right')
          : t('line.left', { count: length - digits.length });
  const isFault = isForeign || wrong !== null || digits.length > length;
  return (
    <div id={id} className="bill-line" aria-live="polite">
      {digits && blocks.length > 0 && (
        <p className="bill-blocks num" aria-hidden="true">
          {blocks.map(({ from, to, ok }) => (
            <span key={from} className={ok === false ? 'is-wrong' : ok ? 'is-right' : undefined}>
              {digits.slice(from, to) || '·'}
            </span>
          ))}
        </p>
      )}
      {digits || isForeign ? <p className={isFault ? 'bill-fault' : 'soft'}>{hint}</p> : null}
    </div>
  );
}
