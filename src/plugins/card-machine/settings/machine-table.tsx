import { useTranslation } from 'react-i18next';
import type { CardMachine } from '@balcao/contract/card-machine/shapes';
import { RouteLink } from '../../../ui/page/routing';
import { formatDay } from '../../../ui/text/format';
import { WideTable } from '../../../ui/list/wide-table';

/** The account's machines; each leads to its changes. */
export function MachineTable({ machines }: { machines: CardMachine[] }) {
  const { t } = useTranslation('card-machine');
  return (
    <WideTable label={t('machines')}>
      <thead>
        <tr>
          <th scope="col">{t('machine.name')}</th>
          <th scope="col">{t('machine.serial')}</th>
          <th scope="col" className="right">
            {t('machine.parcels')}
          </th>
          <th scope="col">{t('pin.title')}</th>
          <th scope="col">{t('machine.since')}</th>
          <th scope="col">
            <span className="sr-only">{t('machine.edit')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {machines.map((one) => (
          <tr key={one.id}>
            <td>{one.name}</td>
            <td className="num">
              {one.model} · {one.serial}
            </td>
            <td className="right num">{one.max_parcels}</td>
            <td>{t(one.hasPin ? 'pin.set' : 'pin.unset')}</td>
            <td className="num">{formatDay(one.activated_at)}</td>
            <td>
              <RouteLink
                name="card-machine-edit"
                params={{ id: one.id }}
                aria-label={t('machine.editOf', { name: one.name })}
              >
                {t('machine.change')}
              </RouteLink>
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
