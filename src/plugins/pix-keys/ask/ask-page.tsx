import { Form } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import type { PixKey } from '@balcao/contract/pix-keys';
import { SigningStep } from '../../../kits/signing/signing-step';
import { useSigned } from '../../../kits/signing/use-signed';
import { KEYS } from '../../../resources/pix-keys';
import { FormPage } from '../../../ui/page/form-page';
import { askedOf, KeyFields, type KeyValues } from '../parts/key-fields';
import { useKeys, useKeysAgain } from '../parts/use-keys';
import { WhatHappens } from './what-happens';

/** Asks for a key of another bank: portability of one's own key, or a claim of a phone that is somebody else's key. */
export function AskPage({ kind }: { kind: 'portability' | 'claim' }) {
  const { t } = useTranslation('pix-keys');
  const { data, error, retry } = useKeys();
  const again = useKeysAgain();
  const navigate = useNavigate();
  const next = useRef<string>(KEYS);
  const [params] = useSearchParams();
  const [form] = Form.useForm<KeyValues>();
  const signed = useSigned(kind === 'claim' ? 'POST /pix/keys/claim/v2' : 'POST /pix/keys/portability/v2', {
    success: t(`${kind}.done`),
  });
  const types: PixKey['type'][] = kind === 'claim' ? ['phone'] : [data?.document.type ?? 'cpf', 'phone', 'email'];
  const type = types.find((one) => one === params.get('tipo')) ?? types[0]!;
  const send = async (values: KeyValues) => {
    const result = await signed.run({ body: askedOf(values, data!.document) });
    if (result === false) return false;
    await again();
    next.current = result.check ? `${KEYS}/validar?codigo=${result.check.id}` : KEYS;
    return true;
  };
  return (
    <FormPage<KeyValues>
      title={t(`${kind}.title`)}
      lead={t(`${kind}.lead`)}
      submit={t(`${kind}.submit`)}
      submitOff={signed.off}
      initial={data && { type, key: params.get('chave') ?? '' }}
      form={form}
      error={error}
      onRetry={retry}
      onSubmit={send}
      onDone={() => void navigate(next.current)}
      back
      aside={<WhatHappens kind={kind} />}
    >
      {data && <KeyFields types={types} document={data.document} />}
      <SigningStep signed={signed} />
    </FormPage>
  );
}
