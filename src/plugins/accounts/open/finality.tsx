import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../data/session';
import type { Modality } from '../../../kits/modality/features';
import '../accounts.css';
import { ChoiceField } from '../../../ui/form/choice-field';

interface Props {
  modality: Modality | undefined;
  onChoose: (modality: Modality | undefined) => void;
}

/** Asks what the account is for: personal is 'you'; business with a CPF is 'pro', with a CNPJ 'corporation' (SHELL-4.8-2). */
export function Finality({ modality, onChoose }: Props) {
  const { t } = useTranslation('accounts');
  const [business, setBusiness] = useState(modality === 'pro' || modality === 'corporation');
  return (
    <div className="choices">
      <ChoiceField
        className="choices"
        aria-label={t('finality.title')}
        value={business ? 'business' : modality}
        onChange={({ target }) => {
          setBusiness(target.value === 'business');
          onChoose(target.value === 'business' ? undefined : 'you');
        }}
        options={[
          { value: 'you', label: t('finality.personal') },
          { value: 'business', label: t('finality.business') },
        ]}
      />
      {business && (
        <ChoiceField
          className="choices"
          aria-label={t('finality.document')}
          value={modality}
          onChange={({ target }) => onChoose(target.value as Modality)}
          options={[
            { value: 'pro', label: t('finality.cpf') },
            { value: 'corporation', label: t('finality.cnpj') },
          ]}
        />
      )}
    </div>
  );
}

interface RequestProps {
  modality: Modality | undefined;
  upgrading: boolean;
  onChoose: (modality: Modality, upgrading: boolean) => void;
}

/** Asks how to get a business account: by upgrading this one, or by opening another with a CPF or a CNPJ (SHELL-4.8-3). */
export function Request({ modality, upgrading, onChoose }: RequestProps) {
  const { t } = useTranslation('accounts');
  const { session } = useSession();
  const { modality: own } = session.currentAccount.account;
  const to = own === 'you' ? 'pro' : own === 'pro' ? 'corporation' : undefined;
  return (
    <ChoiceField
      className="choices"
      aria-label={t('steps.request')}
      value={modality && `${upgrading ? 'up' : 'new'}-${modality}`}
      onChange={({ target }) => {
        const [way, chosen] = (target.value as string).split('-');
        onChoose(chosen as Modality, way === 'up');
      }}
      options={[
        ...(to ? [{ value: `up-${to}`, label: t(`finality.upgrade-${to}`) }] : []),
        { value: 'new-pro', label: t('finality.newCpf') },
        { value: 'new-corporation', label: t('finality.newCnpj') },
      ]}
    />
  );
}
