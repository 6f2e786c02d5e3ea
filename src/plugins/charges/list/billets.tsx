import { useTranslation } from 'react-i18next';
import { IssueButton } from '../../../kits/charging/list/issue-button';
import { OpenedAndFiled } from '../../../kits/charging/list/opened-and-filed';
import { usePathOf } from '../../../ui/page/routing';
import { BilletTable } from './billet-table';

/** The lists of billets, opened and filed (AREAS-4-charges-3). */
export default function Billets() {
  const { t } = useTranslation('charges');
  const path = usePathOf()('receive:management:billets')!;
  const create = <IssueButton>{t('list.issue')}</IssueButton>;
  return (
    <OpenedAndFiled title={t('list.title')} path={path} actions={create}>
      {(filed) => <BilletTable filed={filed} create={create} />}
    </OpenedAndFiled>
  );
}
