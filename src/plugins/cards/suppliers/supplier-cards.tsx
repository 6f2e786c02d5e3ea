import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SupplierCard } from '@balcao/contract/cards/supplier-calls';
import { VIRTUAL } from '@balcao/contract/shared/card-permissions';
import { useSession } from '../../../data/session';
import { useAction, useCall, useInvalidateCalls } from '../../../data/use-call';
import { AskInPlace } from '../../../ui/action/ask-in-place';
import { LinkButton } from '../../../ui/action/link-button';
import { RowActions } from '../../../ui/action/row-actions';
import { DetailPage } from '../../../ui/page/detail-page';
import { usePathOf } from '../../../ui/page/routing';
import { Facts } from '../../../ui/text/facts';
import { formatDay, formatMoney } from '../../../ui/text/format';
import { CardFace } from '../card-face';
import '../cards.css';

/** Virtual cards of one supplier each, with what they spent this month. */
export default function SupplierCards() {
  const { t } = useTranslation('cards');
  const pathOf = usePathOf();
  const mayMake = useSession().can(VIRTUAL).can;
  const { data, ...query } = useCall('GET /supplier-cards', {}, { topic: 'cards' });
  const items = data?.items ?? [];
  const links = [
    { key: 'purchases', label: t('receipt.list'), to: pathOf('cards-supplier-purchases')! },
    ...(items.length ? [{ key: 'details', label: t('supplier.details'), to: pathOf('cards-supplier-details')! }] : []),
  ];
  return (
    <DetailPage
      title={t('supplier.title')}
      lead={data && t(items.length ? 'supplier.lead' : mayMake ? 'supplier.none' : 'supplier.noneHeld')}
      query={query}
      actions={
        <>
          {mayMake && (
            <LinkButton type="primary" to={pathOf('cards-supplier-new')!}>
              {t('supplier.new')}
            </LinkButton>
          )}
          {mayMake ? (
            <RowActions of={t('supplier.title')} actions={links} />
          ) : (
            links.map(({ key, label, to }) => (
              <LinkButton key={key} to={to}>
                {label}
              </LinkButton>
            ))
          )}
        </>
      }
    >
      <ul className="supplier-cards">
        {items.map((one) => (
          <One key={one.card.id} one={one} mayMake={mayMake} />
        ))}
      </ul>
    </DetailPage>
  );
}

interface OneProps {
  one: SupplierCard;
  mayMake: boolean;
}

function One({ one: { card, supplier, monthLimit, spent, lock, lockedTo, endsOn, holder }, mayMake }: OneProps) {
  const { t } = useTranslation('cards');
  const pathOf = usePathOf();
  const [asks, setAsks] = useState(false);
  const { run, isRunning } = useAction('DELETE /supplier-cards/{id}', { success: t('supplier.ended') });
  const again = useInvalidateCalls();
  const end = () =>
    run({ params: { id: card.id } }).then(
      () => again('GET /supplier-cards'),
      // a refused call has shown a toast
      () => setAsks(false),
    );
  const locked = lock && (lockedTo ?? t('supplier.firstShop'));
  return (
    <li className="card">
      <CardFace name={card.name} digits={card.lastDigits} kind="virtual" isOff={card.statusId !== 1} />
      <div>
        <Facts
          facts={[
            { label: t('supplier.supplier'), value: supplier },
            {
              label: t('supplier.month'),
              value: t('supplier.spent', { spent: formatMoney(spent), limit: formatMoney(monthLimit) }),
            },
            ...(locked ? [{ label: t(`supplier.lock.${lock}`), value: locked }] : []),
            ...(endsOn ? [{ label: t('supplier.endsOn'), value: formatDay(endsOn) }] : []),
            ...(holder && mayMake ? [{ label: t('supplier.holder'), value: holder.name }] : []),
          ]}
        />
        {mayMake && (
          <div className="card-actions">
            <LinkButton to={pathOf('cards-supplier-change', { id: card.id })!}>{t('supplier.change')}</LinkButton>
            <Button
              danger
              aria-expanded={asks}
              aria-label={t('supplier.endOf', { supplier })}
              onClick={() => setAsks(!asks)}
            >
              {t('supplier.end')}
            </Button>
          </div>
        )}
        {asks && (
          <AskInPlace
            label={t('supplier.endOf', { supplier })}
            question={t('supplier.ask')}
            confirm={t('supplier.endIt')}
            isRunning={isRunning}
            onConfirm={() => void end()}
            onCancel={() => setAsks(false)}
          />
        )}
      </div>
    </li>
  );
}
