import { useTranslation } from 'react-i18next';
import { IssueButton } from '../../../kits/charging/list/issue-button';
import { OpenedAndFiled } from '../../../kits/charging/list/opened-and-filed';
import { usePathOf } from '../../../ui/page/routing';
import { CarnetTable } from './carnet-table';

/** The lists of carnets, opened and filed (AREAS-2-receive-9, AREAS-7-charges-2). */
export default function Carnets() {
  const { t } = useTranslation('carnets');
  const path = usePathOf()('receive:management:carnets')!;
  const create = <IssueButton method="carnet">{t('list.issue')}</IssueButton>;
  return (
    <OpenedAndFiled title={t('list.title')} path={path} actions={create}>
      {(filed) => <CarnetTable filed={filed} create={create} />}
    </OpenedAndFiled>
  );
}
