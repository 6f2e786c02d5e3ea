import { useTranslation } from 'react-i18next';
import { IssueButton } from '../../../kits/charging/list/issue-button';
import { OpenedAndFiled } from '../../../kits/charging/list/opened-and-filed';
import { ChargeTexts } from '../../../kits/charging/texts';
import { usePathOf } from '../../../ui/page/routing';
import { CardTable } from './card-table';

/** The lists of card charges, opened and filed (AREAS-2-receive-11). */
export default function CardCharges() {
  const { t } = useTranslation('card-charges');
  const path = usePathOf()('receive:management:credit-card')!;
  const create = <IssueButton method="credit_card">{t('list.create')}</IssueButton>;
  return (
    <ChargeTexts of="card-charges">
      <OpenedAndFiled title={t('list.title')} path={path} actions={create}>
        {(filed) => <CardTable filed={filed} create={create} />}
      </OpenedAndFiled>
    </ChargeTexts>
  );
}
