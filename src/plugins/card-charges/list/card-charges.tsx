import { useTranslation } from 'react-i18next';
import { OpenedAndFiled } from '../../../kits/charging/list/opened-and-filed';
import { ChargeTexts } from '../../../kits/charging/texts';
import { usePathOf } from '../../../ui/page/routing';
import { CardTable } from './card-table';
import { NewCardButton } from './new-card-button';

/** The lists of card charges, opened and filed (AREAS-2-receive-11). */
export default function CardCharges() {
  const { t } = useTranslation('card-charges');
  const path = usePathOf()('receive:management:credit-card')!;
  return (
    <ChargeTexts of="card-charges">
      <OpenedAndFiled title={t('list.title')} path={path} actions={<NewCardButton />}>
        {(filed) => <CardTable filed={filed} />}
      </OpenedAndFiled>
    </ChargeTexts>
  );
}
