import { Button, Form } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { PixKeyOutcome } from '@balcao/contract/pix-keys';
import { SigningStep } from '../../../kits/signing/signing-step';
import { useSigned } from '../../../kits/signing/use-signed';
import { KEYS } from '../../../resources/pix-keys';
import { FormPage } from '../../../ui/page/form-page';
import { askedOf, KeyFields, type KeyValues } from '../parts/key-fields';
import { useKeys, useKeysAgain } from '../parts/use-keys';
import { WhatHappens } from './what-happens';

/** Registers a key: at once, after a code, or by portability or a claim if it is registered elsewhere. */
export default function CreateKey() {
  const { t } = useTranslation('pix-keys');
  const { data, error, retry } = useKeys();
  const again = useKeysAgain();
  const navigate = useNavigate();
  const [form] = Form.useForm<KeyValues>();
  const next = useRef<string>(KEYS);
  const [found, setFound] = useState<PixKeyOutcome>();
  const signed = useSigned('POST /pix/key');
  const send = async (values: KeyValues) => {
    const result = await signed.run({ body: askedOf(values, data!.document) });
    if (result === false) return false;
    await again();
    signed.setWord('');
    if (result.outcome === 'portability' || result.outcome === 'claim') {
      setFound(result);
      return false;
    }
    next.current = result.check ? `${KEYS}/validar?codigo=${result.check.id}` : KEYS;
    return true;
  };
  const types = ['phone', 'email', data?.document.type ?? 'cpf', 'random'] as const;
  return (
    <FormPage<KeyValues>
      title={t('create.title')}
      lead={t('create.lead')}
      submit={t('create.submit')}
      submitOff={signed.off}
      initial={data && { type: 'phone' }}
      form={form}
      error={error}
      onRetry={retry}
      onSubmit={send}
      onDone={() => void navigate(next.current)}
      back
      aside={<WhatHappens kind="create" />}
      after={found && <Elsewhere found={found} typed={form.getFieldsValue()} />}
    >
      {data && <KeyFields types={types} document={data.document} />}
      <SigningStep signed={signed} />
    </FormPage>
  );
}

/** Says who holds the key, and leads to its portability or claim. */
function Elsewhere({ found: { outcome, holder }, typed }: { found: PixKeyOutcome; typed: KeyValues }) {
  const { t } = useTranslation('pix-keys');
  const navigate = useNavigate();
  const isClaim = outcome === 'claim';
  const query = new URLSearchParams({ tipo: typed.type, chave: typed.key ?? '' });
  return (
    <section className="card" role="status">
      <h2 className="card-title">{t('create.elsewhere')}</h2>
      <p>{t(isClaim ? 'create.claim' : 'create.portability', { name: holder?.name, bank: holder?.bank })}</p>
      <Button
        type="primary"
        onClick={() => void navigate(`${KEYS}/${isClaim ? 'reivindicar' : 'portabilidade'}?${query}`)}
      >
        {t(isClaim ? 'create.toClaim' : 'create.toPortability')}
      </Button>
    </section>
  );
}
