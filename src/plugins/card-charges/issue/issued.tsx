import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Answer } from '@balcao/contract/core/registry';
import { useSession } from '../../../data/session';
import { Share } from '../../../kits/charging/links/share-section';
import { fullUrl } from '../../../kits/charging/links/use-pages';
import { PageLayout } from '../../../ui/page/page-layout';
import { RouteLink } from '../../../ui/page/routing';
import { CopyButton } from '../../../ui/text/copy-button';
import { Money } from '../../../ui/text/money';
import '../../../kits/charging/issue/issue.css';

/** What was issued, and the value of each in integer cents. */
export type Made = Answer<'POST /charges/credit_card'> & { value: number };

/** Shown once customers are charged: the addresses of their pages, those that could not be charged and why, and where to go next. */
export function Issued({ made: { ids, urls, errors, value }, onAgain }: { made: Made; onAgain: () => void }) {
  const { t } = useTranslation('card-charges');
  const { can, session } = useSession();
  const sees = can('receive:management:credit-card').can;
  const [url] = urls;
  return (
    <PageLayout title={t('done.title', { count: ids.length })} width="form">
      <div className="card done">
        <Money cents={value * ids.length} big />
        <p role="status" className="done-text">
          {t('done.text', { count: ids.length })}
        </p>
        {ids.length === 1 && url && <Share page={{ url, value }} seller={session.currentAccount.account.nickname} />}
        <ul>
          {ids.map((id, at) => (
            <li key={id}>
              {ids.length > 1 && (
                <>
                  <span className="num">{fullUrl(urls[at]!)}</span>{' '}
                  <CopyButton text={fullUrl(urls[at]!)} what={t('done.address')} />{' '}
                </>
              )}
              {sees && (
                <RouteLink name="receive:management:credit-card:detail" params={{ id }} className="underlined">
                  {t('done.see', { id })}
                </RouteLink>
              )}
            </li>
          ))}
        </ul>
        {errors.length > 0 && (
          <Alert
            type="warning"
            showIcon
            message={t('done.failed', { count: errors.length })}
            description={errors.map(({ customer, errorMessage }) => `${customer.name}: ${errorMessage}`).join('\n')}
          />
        )}
        <div className="done-actions">
          <Button type="primary" onClick={onAgain}>
            {t('done.again')}
          </Button>
        </div>
      </div>
    </PageLayout>
  );
}
