import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSignatureWord } from '@balcao/contract/shared/signature-word';
import { useAction, type CallError } from '../../../data/use-call';
import { SecretField } from '../parts/secret-field';
import { StepFoot } from '../parts/step-foot';
import { useToast } from '../parts/use-toast';

const LETTERS = 5;
const REFUSED = '3000048';

/** The new signature: five letters, no sequence, no part of the name (SHELL-5-8 to 5-12). */
export function NewWord({ name, onDone }: { name: string; onDone: () => void }) {
  const { t } = useTranslation('security');
  const { run, isRunning } = useAction('POST /signature', { quiet: true });
  const [word, setWord] = useState('');
  const [fault, setFault] = useState<string>();
  const toast = useToast();
  const save = async () => {
    if (!isSignatureWord(word, name)) return setFault(t('signature.invalid'));
    try {
      await run({ body: { signature: word } });
      onDone();
    } catch (error) {
      if ((error as CallError).code === REFUSED) setFault(t('signature.invalid'));
      else toast.failed(error, t('signature.failed'));
    }
  };
  return (
    <>
      <p>{t('signature.rules')}</p>
      <SecretField
        label={t('signature.new')}
        value={word}
        onChange={(typed) => {
          setFault(undefined);
          setWord(
            typed
              .replace(/[^a-z]/gi, '')
              .toUpperCase()
              .slice(0, LETTERS),
          );
        }}
        fault={fault}
      />
      <StepFoot
        label={t('signature.save')}
        onNext={() => void save()}
        busy={isRunning}
        off={word.length < LETTERS ? t('signature.short') : undefined}
      />
    </>
  );
}
