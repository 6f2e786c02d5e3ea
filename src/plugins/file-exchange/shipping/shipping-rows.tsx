import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShippingFileDetail, ShippingRow } from '@balcao/contract/file-exchange';
import { useCall } from '../../../data/use-call';
import { PreviewTable } from '../../../kits/sheets/preview-table';
import { usePreviewPage } from '../../../kits/sheets/use-preview-page';
import { RouteLink } from '../../../ui/page/routing';
import { formatDay, formatInteger } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { StatusTag, type Tone } from '../../../ui/text/status-tag';
import '../../../ui/list/plain-table.css';

const TONES: Record<ShippingRow['state'], Tone> = { ready: 'wait', done: 'good', refused: 'bad' };

interface Props {
  file: ShippingFileDetail;
  extra: ReactNode;
  onGone: () => void;
}

/** The titles of a shipping file; a refused one with line, columns, field and reason. */
export function ShippingRows({ file, extra, onGone }: Props) {
  const { t } = useTranslation('file-exchange');
  const counts = { ready: file.total - file.refused - file.done, done: file.done, refused: file.refused };
  const states = (['refused', 'ready', 'done'] as const).filter((state) => counts[state] > 0);
  const tabs = [
    { state: undefined, count: file.total, text: t('rows.all', { total: formatInteger(file.total) }) },
    ...states.map((state) => ({
      state,
      count: counts[state],
      text: t(`rows.tab.${state}`, { total: formatInteger(counts[state]) }),
    })),
  ];
  const paging = usePreviewPage<ShippingRow['state']>(tabs, counts.refused ? 'refused' : undefined);
  const answer = useCall(
    'POST /file-exchange/shipping-file/{id}/rows',
    { params: { id: file.id }, body: paging.asked },
    { topic: 'shipping-files' },
  );
  return (
    <PreviewTable<ShippingRow, ShippingRow['state']>
      title={t('rows.title')}
      paging={paging}
      answer={answer}
      extra={extra}
      onGone={onGone}
    >
      {(rows) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and so must be reachable by keyboard
        <div className="sheet-rows" role="region" tabIndex={0} aria-label={t('rows.table')}>
          <table className="plain-table">
            <thead>
              <tr>
                <th scope="col">{t('faults.line')}</th>
                <th scope="col">{t('rows.state')}</th>
                <th scope="col">{t('rows.what')}</th>
                <th scope="col">{t('rows.number')}</th>
                <th scope="col">{t('rows.ourNumber')}</th>
                <th scope="col">{t('rows.payer')}</th>
                <th scope="col">{t('rows.due')}</th>
                <th scope="col" className="right">
                  {t('rows.value')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.line} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </PreviewTable>
  );
}

function Row({ row }: { row: ShippingRow }) {
  const { t } = useTranslation('file-exchange');
  return (
    <tr>
      <td className="num">{formatInteger(row.line)}</td>
      <td>
        <StatusTag tone={TONES[row.state]}>{t(`rows.is.${row.state}`)}</StatusTag>
        {row.faults.length > 0 && (
          <ul className="sheet-reasons">
            {row.faults.map(({ line, from, to, field, message }, n) => (
              <li key={n}>
                {field === null || from === null
                  ? message
                  : t('rows.reason', { line: formatInteger(line), from, to, field, message })}
              </li>
            ))}
          </ul>
        )}
      </td>
      <td>{row.movementLabel}</td>
      <td>{row.documentNumber}</td>
      <td className="num">
        {row.charge === null ? (
          row.ourNumber
        ) : (
          <RouteLink name="billing-banking_billet-management-detail" params={{ id: String(row.charge) }}>
            {String(row.ourNumber)}
          </RouteLink>
        )}
      </td>
      <td>{row.isNew ? t('rows.newPayer', { name: row.payer }) : row.payer}</td>
      <td className="num">{row.due === null ? '' : formatDay(row.due)}</td>
      <td className="num right">
        <Money cents={row.value} />
      </td>
    </tr>
  );
}
