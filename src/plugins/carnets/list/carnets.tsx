import { useTranslation } from 'react-i18next';
import { OpenedAndFiled } from '../../../kits/charging/list/opened-and-filed';
import { usePathOf } from '../../../ui/page/routing';
import { CarnetTable } from './carnet-table';
import { IssueButton } from './issue-button';

/** The lists of carnets, opened and filed (AREAS-2-receive-9, AREAS-7-charges-2). */
export default function Carnets() {
  const { t } = useTranslation('carnets');
  const path = usePathOf()('receive:management:carnets')!;
  return (
    <OpenedAndFiled title={t('list.title')} path={path} actions={<IssueButton />}>
      {(filed) => <CarnetTable filed={filed} />}
    </OpenedAndFiled>
  );
}
