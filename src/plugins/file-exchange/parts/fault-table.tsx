import { useTranslation } from 'react-i18next';
import type { FileFault } from '@balcao/contract/file-exchange';
import { StatusTag } from '../../../ui/text/status-tag';
import { formatInteger } from '../../../ui/text/format';
import '../../../ui/list/plain-table.css';
import './file-exchange.css';

/** The faults of a file: where, what was found, what was expected and how to put it right. */
export function FaultTable({ faults }: { faults: readonly FileFault[] }) {
  const { t } = useTranslation('file-exchange');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and so must be reachable by keyboard
    <div className="cnab-scroll" role="region" tabIndex={0} aria-label={t('faults.table')}>
      <table className="plain-table cnab-faults">
        <thead>
          <tr>
            <th scope="col">{t('faults.kind')}</th>
            <th scope="col">{t('faults.line')}</th>
            <th scope="col">{t('faults.column')}</th>
            <th scope="col">{t('faults.field')}</th>
            <th scope="col">{t('faults.found')}</th>
            <th scope="col">{t('faults.expected')}</th>
            <th scope="col">{t('faults.mend')}</th>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ line, from, to, field, found, expected, mend, isNotice }, n) => (
            <tr key={n}>
              <td>
                <StatusTag tone={isNotice ? 'warn' : 'bad'}>{t(isNotice ? 'faults.notice' : 'faults.error')}</StatusTag>
              </td>
              <td className="num">{line === null ? t('faults.all') : formatInteger(line)}</td>
              <td className="num">
                {from === null ? t('faults.all') : from === to ? from : t('faults.from', { from, to })}
              </td>
              <td>{field ?? t('faults.none')}</td>
              <td className="cnab-text">{found}</td>
              <td>{expected}</td>
              <td>{mend}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
