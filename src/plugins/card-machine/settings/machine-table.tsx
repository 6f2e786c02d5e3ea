import { useTranslation } from 'react-i18next';
import type { CardMachine } from '@balcao/contract/card-machine/shapes';
import { RouteLink } from '../../../ui/page/routing';
import { formatDay } from '../../../ui/text/format';
import { WideTable } from '../../../ui/list/wide-table';

/** The account's machines; each leads to its changes. */
export function MachineTable({ machines }: { machines: CardMachine[] }) {
  const { t } = useTranslation('card-machine');
  return (
    <WideTable label={t('machines')} inLines>
      <thead>
        <tr>
          <th scope="col">{t('machine.name')}</th>
          <th scope="col">{t('machine.serial')}</th>
          <th scope="col">{t('pin.title')}</th>
          <th scope="col" className="right">
            {t('machine.parcels')}
          </th>
          <th scope="col">{t('machine.since')}</th>
        </tr>
      </thead>
      <tbody>
        {machines.map((one) => (
          <tr key={one.id}>
            <td>
              <RouteLink
                name="card-machine-edit"
                params={{ id: one.id }}
                aria-label={t('machine.editOf', { name: one.name })}
              >
                {one.name}
              </RouteLink>
            </td>
            <td>
              {one.model} · <span className="num">{one.serial}</span>
            </td>
            <td data-label={t('pin.title')}>{t(one.hasPin ? 'pin.set' : 'pin.unset')}</td>
            <td className="right num" data-label={t('machine.parcels')}>
              {one.max_parcels}
            </td>
            <td className="num" data-label={t('machine.since')}>
              {formatDay(one.activated_at)}
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
