import { useTranslation } from 'react-i18next';
import { useCall } from '../../data/use-call';
import { CopyButton } from '../../ui/text/copy-button';
import { formatInteger } from '../../ui/text/format';
import './seal.css';

/** The last hash of the account's audit chain: a person who notes it can prove later whether an earlier entry was changed. */
export function Seal() {
  const { t } = useTranslation('trust-centre');
  const { data } = useCall('POST /trust-centre/totals', { body: {} });
  if (!data?.seal) return null;
  const { account, entries, hash } = data.seal;
  return (
    <section className="card seal" aria-labelledby="seal-title">
      <h2 className="card-title" id="seal-title">
        {t('seal.title')}
      </h2>
      <p className="soft">{t('seal.text', { count: entries, entries: formatInteger(entries) })}</p>
      <p className="seal-hash num">
        <span>{hash}</span>
        <CopyButton text={`${account}:${entries}:${hash}`} what={t('seal.what')} />
      </p>
    </section>
  );
}
