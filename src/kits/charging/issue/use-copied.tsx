import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { PermissionId } from '@balcao/contract/core/registry';
import { useSession } from '../../../data/session';
import type { useCall } from '../../../data/use-call';
import { DetailPage } from '../../../ui/page/detail-page';
import { usePathOf } from '../../../ui/page/routing';
import type { RowAction } from '../../../ui/action/row-actions';

/** The kinds whose `billingId` is one of their own numbers. */
type CopiedKind = 'carnet' | 'subscription' | 'link';

/** The id that the address asks to copy (AREAS-2-receive-2); undefined where it names none, or one that the user may not see. */
export function useCopiedId(kind: CopiedKind, permission: PermissionId): number | undefined {
  const [search] = useSearchParams();
  const { can } = useSession();
  const text = search.get('billingMethod') === kind ? search.get('billingId') : null;
  return text && /^[1-9]\d{0,14}$/.test(text) && can(permission).can ? Number(text) : undefined;
}

/** The menu's entry that issues another like one. */
export function useCopyEntry(kind: CopiedKind): (id: number) => RowAction {
  const { t } = useTranslation('charging');
  const { can } = useSession();
  const issue = usePathOf()('receive:new-emit')!;
  const { can: mayIssue, reason } = can('receive:do-charge');
  return (id) => ({
    key: 'duplicate',
    label: t('copy.entry'),
    to: `${issue}?billingMethod=${kind}&billingId=${id}`,
    disabledReason: mayIssue ? undefined : (reason ?? ''),
  });
}

interface LoadingProps {
  /** The call that failed, if one did. */
  failed: Pick<ReturnType<typeof useCall>, 'error' | 'retry'> | undefined;
  onRestart: () => void;
}

/** The page of issuing while what it begins with is fetched, or where that cannot be. */
export function IssueLoading({ failed, onRestart }: LoadingProps) {
  const { t } = useTranslation('charging');
  return (
    <DetailPage
      title={t('issue.title')}
      query={{ isLoading: !failed, error: failed?.error, retry: failed?.retry }}
      gone={{
        title: t('copy.gone'),
        text: t('copy.goneText'),
        action: (
          <Button type="primary" onClick={onRestart}>
            {t('copy.fresh')}
          </Button>
        ),
      }}
    />
  );
}
