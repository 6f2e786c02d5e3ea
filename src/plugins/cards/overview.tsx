import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { shownDebt } from '@balcao/contract/shared/card-status';
import { useSession } from '../../data/session';
import { PermissionButton } from '../../ui/action/permission-button';
import { DetailPage, DetailSection } from '../../ui/page/detail-page';
import { RouteLink, usePathOf } from '../../ui/page/routing';
import { Facts } from '../../ui/text/facts';
import { formatMoney } from '../../ui/text/format';
import { CardList } from './card-list';
import { LimitPicture } from './limit-picture';
import { Switches } from './switches';
import { activeOf, comingOf, useCards } from './use-cards';
import './cards.css';

const INVOICES = ['cards:multiple:invoices', 'cards:multiple:my-invoices'] as const;

/** The credit card: its limit as a picture, the cards, and what can be changed (product 88). */
export default function CardsOverview() {
  const { t } = useTranslation('cards');
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const { can } = useSession();
  const { data, ...query } = useCards();
  const cards = activeOf(data, 'credit');
  const to = (path: string | undefined) => () => void navigate(path!);
  // the page of the state that the card is in
  if (data && !cards.length) {
    const state = comingOf(data, 'credit') ? 'cards-delivery' : data.request ? 'cards-analysis' : 'cards-request';
    return <Navigate to={pathOf(state)!} replace />;
  }
  const debt = data && shownDebt(data.totalDebtAmount, data.agreement);
  return (
    <DetailPage
      title={t('overview.title')}
      query={query}
      actions={
        <>
          <PermissionButton permission={INVOICES} type="primary" onClick={to(pathOf('cards:multiple:my-invoices'))}>
            {t('overview.invoices')}
          </PermissionButton>
          <Button onClick={to(pathOf('cards-details'))}>{t('details.title')}</Button>
        </>
      }
    >
      {data && (
        <>
          {data.isOverdue && (
            <Alert
              type="error"
              showIcon
              message={t('overview.overdue')}
              action={can(INVOICES).can && <RouteLink name="cards-agreement">{t('negotiate.title')}</RouteLink>}
            />
          )}
          {comingOf(data, 'credit') && (
            <Alert
              type="info"
              showIcon
              message={t('overview.coming')}
              action={<RouteLink name="cards-delivery">{t('overview.follow')}</RouteLink>}
            />
          )}
          <LimitPicture account={data} />
          <CardList cards={cards} type="credit" />
          <DetailSection title={t('overview.terms')}>
            <Facts
              facts={[
                { label: t('overview.dueDay'), value: String(data.dueDay) },
                {
                  label: t(data.agreement && data.agreement.status !== 'broken' ? 'overview.agreed' : 'overview.debt'),
                  value: formatMoney(debt ?? 0),
                },
                { label: t('insurance.title'), value: t(data.hasInsurance ? 'insurance.on' : 'insurance.off') },
              ]}
            />
            <div className="card-actions card-terms">
              <Button onClick={to(pathOf('cards-due-day'))}>{t('dueDay.title')}</Button>
              <Button onClick={to(pathOf('cards-limit'))}>{t('setLimit.title')}</Button>
              <Button onClick={to(pathOf('cards-password'))}>{t('password.title')}</Button>
              <Button onClick={to(pathOf('cards-replace'))}>{t('replace.title')}</Button>
              {can('cards:multiple:virtual-cards').can && (
                <Button onClick={to(pathOf('cards-suppliers'))}>{t('supplier.title')}</Button>
              )}
              <PermissionButton permission="cards:insurance-manager:card" onClick={to(pathOf('cards-insurance'))}>
                {t('insurance.title')}
              </PermissionButton>
            </div>
          </DetailSection>
          <Switches cards={cards} />
        </>
      )}
    </DetailPage>
  );
}
