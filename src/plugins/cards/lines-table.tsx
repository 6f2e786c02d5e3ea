import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardLine } from '@balcao/contract/cards/shapes';
import { PAGE_SIZES } from '@balcao/contract/shared/paging';
import { SUPPLIERS } from '@balcao/contract/shared/card-permissions';
import { useSession } from '../../data/session';
import { useFile } from '../../data/use-file';
import { RouteLink } from '../../ui/page/routing';
import { formatDay } from '../../ui/text/format';
import { TableFooter } from '../../ui/list/table-footer';
import { WideTable } from '../../ui/list/wide-table';
import type { Pages } from '../../ui/list/use-pages';
import { Money } from '../../ui/text/money';

interface Props {
  label: string;
  lines: CardLine[] | undefined;
  total: number;
  pages: Pages;
  /** Amounts as the holder sees them: what was bought with a prepaid card is taken off it. */
  isTurned?: boolean;
  empty: ReactNode;
}

/** Lines of an invoice or of a prepaid card, a page at a time. */
export function LinesTable({ label, lines, total, pages, isTurned = false, empty }: Props) {
  const { t } = useTranslation('cards');
  if (lines && !lines.length) return <p className="soft">{empty}</p>;
  return (
    <>
      <WideTable label={label} inLines>
        <thead>
          <tr>
            <th scope="col">{t('line.day')}</th>
            <th scope="col">{t('line.what')}</th>
            <th scope="col">{t('line.kind')}</th>
            <th scope="col" className="right">
              {t('value')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines?.map((line) => (
            <tr key={line.id}>
              <td className="num">{formatDay(line.day)}</td>
              <td className="plain-who">
                {line.description}
                {line.installment && ` ${line.installment.number}/${line.installment.count}`}
                {line.lastDigits && <span className="soft"> {t('line.card', { digits: line.lastDigits })}</span>}
                {line.receipt && (
                  <div>
                    <LineReceipt line={line} />
                  </div>
                )}
              </td>
              <td>{t(`line.kinds.${line.kind}`)}</td>
              <td className="right num">
                <Money cents={isTurned ? -line.amount : line.amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
      {total > PAGE_SIZES[0] && <TableFooter table={{ total, ...pages }} isPart />}
    </>
  );
}

/** The receipt of what a supplier's card bought, or the way to send it. */
function LineReceipt({ line: { receipt, purchase } }: { line: CardLine }) {
  const { t } = useTranslation('cards');
  const { can } = useSession();
  const { open, isRunning } = useFile('GET /supplier-purchases/{id}/receipt');
  const id = purchase!;
  if (receipt === 'sent')
    return (
      <button
        type="button"
        className="link-button"
        disabled={isRunning}
        onClick={() => void open({ params: { id } }, `comprovante-${id}`)}
      >
        {t('receipt.title')}
      </button>
    );
  if (!can(SUPPLIERS).can) return <span className="soft">{t('receipt.missingAt')}</span>;
  return (
    <RouteLink name="cards-receipt" params={{ id }}>
      {t('receipt.missingAt')}
    </RouteLink>
  );
}
