import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../data/session';
import type { Answer } from '@balcao/contract/core/registry';
import { fullUrl } from '../../../kits/charging/links/use-pages';
import { CopyButton } from '../../../ui/text/copy-button';
import { Share } from '../../../kits/charging/links/share-section';
import { PageLayout } from '../../../ui/page/page-layout';
import { RouteLink } from '../../../ui/page/routing';
import { Money } from '../../../ui/text/money';
import '../../../kits/charging/issue/issue.css';

export interface IssuedLink {
  id: number;
  url: string;
  /** Integer cents. */
  value: number;
  seller: string;
  /** All that were made, one for each customer. */
  links: Answer<'POST /payment-links'>['links'];
}

/** Shown once a link is created: its address to send, and where to go next. */
export function Issued({ link, onAgain }: { link: IssuedLink; onAgain: () => void }) {
  const { t } = useTranslation('payment-links');
  const { can } = useSession();
  return (
    <PageLayout title={t('done.title')} width="form">
      <div className="card done">
        <Money cents={link.value} big />
        <p role="status" className="done-text">
          {t('done.text')}
        </p>
        {link.links.length > 1 ? (
          <ul>
            {link.links.map(({ id, url, customer }) => (
              <li key={id}>
                {customer?.name} <span className="num">{fullUrl(url)}</span>{' '}
                <CopyButton text={fullUrl(url)} what={t('done.address')} />
              </li>
            ))}
          </ul>
        ) : (
          <Share page={link} seller={link.seller} />
        )}
        <div className="done-actions">
          <Button type="primary" onClick={onAgain}>
            {t('done.again')}
          </Button>
          {can('receive:management:payment-links').can && (
            <RouteLink
              name="payment-links-detail"
              params={{ id: link.id }}
              className="ant-btn ant-btn-color-link ant-btn-variant-link"
            >
              {t('done.see')}
            </RouteLink>
          )}
        </div>
      </div>
    </PageLayout>
  );
}
