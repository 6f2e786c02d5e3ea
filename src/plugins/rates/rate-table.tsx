import { useTranslation } from 'react-i18next';
import '../../ui/list/plain-table.css';

interface Props {
  rows: { name: string; rate: string; when: string }[];
}

/** Operations, each with its fee and its execution time. */
export function RateTable({ rows }: Props) {
  const { t } = useTranslation('rates');
  return (
    <table className="plain-table">
      <thead>
        <tr>
          <th>{t('column.what')}</th>
          <th className="right">{t('column.rate')}</th>
          <th className="right">{t('column.when')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, rate, when }) => (
          <tr key={name}>
            <td>{name}</td>
            <td className="num right">{rate}</td>
            <td className="right">{when}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
