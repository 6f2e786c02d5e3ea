import { useTranslation } from 'react-i18next';
import { OpenedAndFiled } from '../../../kits/charging/list/opened-and-filed';
import { usePathOf } from '../../../ui/page/routing';
import { BilletTable } from './billet-table';
import { IssueButton } from './issue-button';

/** The lists of billets, opened and filed (AREAS-4-charges-3). */
export default function Billets() {
  const { t } = useTranslation('charges');
  const path = usePathOf()('receive:management:billets')!;
  return (
    <OpenedAndFiled title={t('list.title')} path={path} actions={<IssueButton />}>
      {(filed) => <BilletTable filed={filed} />}
    </OpenedAndFiled>
  );
}
