import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PixKey, PixKeys } from '@balcao/contract/pix-keys';
import { ChoiceField } from '../../../ui/form/choice-fields';
import { PhoneField } from '../../../ui/form/fields';
import { rules } from '../../../ui/form/rules';
import { formatDocument } from '../../../ui/text/format';

export interface KeyValues {
  type: PixKey['type'];
  key?: string;
}

interface Props {
  types: readonly PixKey['type'][];
  document: PixKeys['document'];
}

/** Type of key, and the key itself unless it is the account's document or random. */
export function KeyFields({ types, document }: Props) {
  const { t } = useTranslation('pix-keys');
  const type = Form.useWatch<PixKey['type'] | undefined>('type');
  return (
    <>
      <Form.Item name="type" label={t('field.type')} rules={[rules.chosen()]}>
        <ChoiceField options={types.map((value) => ({ value, label: t(`types.${value}`) }))} />
      </Form.Item>
      {type === document.type && (
        <p>
          {t(`types.${document.type}`)}: <span className="num">{formatDocument(document.value)}</span>
        </p>
      )}
      {type === 'random' && <p className="soft">{t('field.random')}</p>}
      {type === 'phone' && (
        <Form.Item name="key" label={t('field.phone')} rules={[rules.required(), rules.phone()]}>
          <PhoneField />
        </Form.Item>
      )}
      {type === 'email' && (
        <Form.Item name="key" label={t('field.email')} rules={[rules.required(), rules.email()]}>
          <Input type="email" maxLength={77} autoComplete="email" />
        </Form.Item>
      )}
    </>
  );
}

/** The type and key to send; the account's document for 'cpf' and 'cnpj', empty for 'random'. */
export const askedOf = ({ type, key = '' }: KeyValues, document: PixKeys['document']) => ({
  type,
  key: type === document.type ? document.value : type === 'random' ? '' : key.trim(),
});
