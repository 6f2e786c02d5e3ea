import { LoadingOutlined } from '@ant-design/icons';
import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { CepField } from '../../../ui/form/fields';
import { rules } from '../../../ui/form/rules';
import { useCepFill } from './use-cep-fill';

const STATES = 'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'
  .split(' ')
  .map((value) => ({ value, label: value }));

export function AddressFields() {
  const { t } = useTranslation('customers');
  const cep = useCepFill();
  return (
    <fieldset className="fields-group">
      <legend>{t('field.address')}</legend>
      <div className="fields-address">
        <Form.Item
          name={['address', 'zipcode']}
          label={t('field.zipcode')}
          rules={[rules.cep()]}
          className="address-short"
        >
          <CepField
            onChange={cep.typed}
            suffix={cep.isFetching ? <LoadingOutlined aria-label={t('field.zipcodeAsking')} /> : <span />}
          />
        </Form.Item>
        <Form.Item name={['address', 'street']} label={t('field.street')} className="address-long">
          <Input maxLength={120} autoComplete="off" />
        </Form.Item>
        <Form.Item name={['address', 'number']} label={t('field.number')} className="address-short">
          <Input maxLength={20} autoComplete="off" />
        </Form.Item>
        <Form.Item name={['address', 'complement']} label={t('field.complement')} className="address-long">
          <Input maxLength={60} autoComplete="off" />
        </Form.Item>
        <Form.Item name={['address', 'neighborhood']} label={t('field.neighborhood')} className="address-half">
          <Input maxLength={80} autoComplete="off" />
        </Form.Item>
        <Form.Item name={['address', 'city']} label={t('field.city')} className="address-half">
          <Input maxLength={80} autoComplete="off" />
        </Form.Item>
        <Form.Item name={['address', 'state']} label={t('field.state')} className="address-short">
          <Select options={STATES} showSearch allowClear />
        </Form.Item>
      </div>
      <div role="status">
        {cep.failed && <p className="cep-differs">{t('field.zipcodeFailed')}</p>}
        {cep.differs && (
          <p className="cep-differs">
            {t('field.zipcodeDiffers', {
              address: [cep.differs.street, cep.differs.neighborhood, cep.differs.city, cep.differs.state]
                .filter(Boolean)
                .join(', '),
            })}{' '}
            <button type="button" className="link-button" onClick={cep.takeIt}>
              {t('field.zipcodeTake')}
            </button>
          </p>
        )}
      </div>
    </fieldset>
  );
}
