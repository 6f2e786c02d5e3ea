import { StarFilled, StarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { PixContact } from '@balcao/contract/pix';
import { useAction, useCall, useInvalidateCalls } from '../../../data/use-call';
import { usePathOf } from '../../../ui/page/routing';
import { formatDay, maskDocument, formatMoney } from '../../../ui/text/format';

/** Favourites, then recent receivers; pressing one starts a Pix to them. */
export function Contacts() {
  const { t } = useTranslation('pix');
  const { data } = useCall('GET /pix/recent-contacts', {}, { topic: 'pix' });
  if (!data) return null;
  return (
    <section aria-label={t('contacts.title')}>
      <h2 className="card-title">{t('contacts.title')}</h2>
      {data.items.length === 0 && <p className="soft">{t('contacts.empty')}</p>}
      <ul className="pix-contacts">
        {data.items.map((contact) => (
          <li key={`${contact.favourite}:${contact.id}`} className="card pix-contact">
            <Contact contact={contact} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Contact({ contact }: { contact: PixContact }) {
  const { t } = useTranslation('pix');
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const { name, document, key, bank, favourite, last_at: at, last_value: value } = contact;
  const to = pathOf(key ? 'pix-by-key' : 'pix-by-account')!;
  const last = at && value !== null ? t('contacts.last', { value: formatMoney(value), day: formatDay(at) }) : null;
  return (
    <>
      <button type="button" className="pix-contact-who" onClick={() => void navigate(to, { state: { contact } })}>
        <strong>{name}</strong>
        <span className="soft">{[document && maskDocument(document), bank].filter(Boolean).join(' · ')}</span>
        <span className="soft">{last ?? key ?? t('contacts.favourite')}</span>
      </button>
      <Star contact={contact} isOn={favourite} />
    </>
  );
}

function Star({ contact: { id, name }, isOn }: { contact: PixContact; isOn: boolean }) {
  const { t } = useTranslation('pix');
  const again = useInvalidateCalls();
  const add = useAction('POST /pix/favourites', {});
  const remove = useAction('DELETE /pix/favourites/{id}', {});
  const turn = async () => {
    await (isOn ? remove.run({ params: { id } }) : add.run({ body: { id } })).catch(() => undefined);
    await again('GET /pix/recent-contacts');
  };
  return (
    <Button
      type="text"
      icon={isOn ? <StarFilled /> : <StarOutlined />}
      aria-pressed={isOn}
      aria-label={t('contacts.star', { name })}
      loading={add.isRunning || remove.isRunning}
      onClick={() => void turn()}
    />
  );
}
